extension Check {
    /// Sliders whose value counts only when a finger is lifted.
    static let sliderReleaseOnly = Check(
        "slider-release-only", [.uikit, .swiftui], triggers: ["touchUpInside", "onEditingChanged", "Slider"]
    ) { examination in
        for type in examination.types where type.isClass {
            let sliders = type.code.filter { $0.isCall(of: "addTarget") }
            for call in sliders {
                guard let path = call.callee?.base?.path,
                    type.isKind(type.typeName(of: path, at: call), of: "UISlider"),
                    call.argument("for").map(SliderReleaseOnly.isRelease) ?? false
                else { continue }
                let others = sliders.contains { other in
                    other.callee?.base?.path == path
                        && other.argument("for").map {
                            $0.options.contains("valueChanged") || $0.options.contains("allEvents")
                        } ?? false
                }
                let isHeard = type.code.contains { other in
                    other.isCall(of: "addAction") && other.callee?.base?.path == path
                        && other.argument("for").map { $0.options.contains("valueChanged") } ?? false
                }
                let isStepped = type.assignments(to: "isContinuous").contains {
                    $0.receiver == path && $0.value.isFalse
                }
                if !others, !isHeard, !isStepped { examination.report(call.argument("for") ?? call, path) }
            }
        }
        for slider in examination.calls(of: "Slider") where slider.callee?.kind == .name {
            guard let closure = slider.argument("onEditingChanged"), closure.kind == .closure,
                let type = examination.type(around: slider), SliderReleaseOnly.actsAtTheEnd(closure),
                !type.mentions("onChange", "onReceive", "accessibilityAdjustableAction", "accessibilityRepresentation"),
                // A binding of one's own hears of every change.
                slider.argument("value").map({ $0.kind == .name && $0.name.hasPrefix("$") }) ?? false,
                SliderReleaseOnly.isState(slider, type)
            else { continue }
            examination.report(slider.callee ?? slider)
        }
    }
}

private enum SliderReleaseOnly {
    static func isRelease(_ events: Code) -> Bool {
        let names = events.options
        return !names.isEmpty
            && names.allSatisfy { ["touchUpInside", "touchUpOutside", "touchCancel", "editingDidEnd"].contains($0) }
    }

    /// Whether a closure does something only where editing has ended.
    static func actsAtTheEnd(_ closure: Code) -> Bool {
        let name = closure.first(.parameter)?.name ?? "$0"
        let statements = closure.children.filter { $0.kind != .parameter }
        guard statements.count == 1, let only = statements.first, only.kind == .if,
            let condition = only.first(.conditions)?.child(0)
        else { return false }
        let isEnd =
            condition.kind == .prefix && condition.name == "!" && condition.child(0)?.path == name
            || condition.kind == .sequence && condition.mentions("==") && condition.children.contains { $0.isFalse }
        return isEnd && only.first(.otherwise) == nil
            && only.first(.body)?.children.contains { $0.kind == .call } ?? false
    }

    /// Whether the value is a state of the view; a binding's or model's owner may hear of each change.
    static func isState(_ slider: Code, _ type: TypeView) -> Bool {
        guard let name = slider.argument("value")?.name.dropFirst(), let property = type.property(String(name)) else {
            return false
        }
        return property.children.contains { $0.kind == .attribute && $0.name == "State" }
            && !property.children.contains { $0.kind == .accessor }
    }
}
