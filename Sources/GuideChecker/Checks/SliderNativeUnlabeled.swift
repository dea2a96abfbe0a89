extension Check {
    /// Sliders of the system without a name.
    static let sliderNativeUnlabeled = Check(
        "slider-native-unlabeled", [.uikit, .swiftui], triggers: ["UISlider", "Slider"]
    ) { examination in
        for type in examination.types where type.isClass {
            for property in type.properties where SliderNativeUnlabeled.isMade(property) {
                let isNamed =
                    type.lineage.contains { part in
                        part.descendants.contains { code in
                            guard let receiver = code.receiver(ofAssignmentTo: "accessibilityLabel") else {
                                return false
                            }
                            return receiver == property.name || property.contains(code)
                        }
                    } || SliderNativeUnlabeled.isHandedOn(property, type)
                if !isNamed { examination.report(declaration: property, property.name) }
            }
        }
        for slider in examination.calls(of: "Slider")
        where slider.callee?.kind == .name && slider.argument("value") != nil {
            if examination.type(around: slider)?.table.type(named: "Slider", from: examination.file) != nil { continue }
            let closures = slider.arguments.filter { $0.child(0)?.kind == .closure && $0.name != "onEditingChanged" }
            let chain = ViewChain(ViewChain.end(of: slider))
            let around = [chain] + chain.outers.prefix(3)
            if !closures.isEmpty || slider.argument("label") != nil
                || around.contains(where: {
                    $0.has(
                        "accessibilityLabel", "accessibilityRepresentation", "accessibilityHidden",
                        "accessibilityElement", "accessibilityLabeledPair")
                        || $0.view == "LabeledContent"
                })
            {
                continue
            }
            examination.report(slider.callee ?? slider)
        }
    }
}

private enum SliderNativeUnlabeled {
    /// A property that is made in code as a slider of the system; one from a storyboard may be named there.
    static func isMade(_ property: Code) -> Bool {
        guard let value = property.first(.initial)?.child(0),
            !property.children.contains(where: { $0.name == "IBOutlet" })
        else { return false }
        if value.isCall(of: "UISlider") { return true }
        guard value.kind == .call, let closure = value.callee, closure.kind == .closure else { return false }
        return closure.children.contains {
            $0.kind == .variable && $0.first(.initial)?.child(0)?.isCall(of: "UISlider") ?? false
        }
    }

    /// Whether others may name it: it is not private and is handed to a function, or to accessibility as a whole.
    static func isHandedOn(_ property: Code, _ type: TypeView) -> Bool {
        type.mentions("accessibilityElements", "accessibilityElementsHidden")
            || type.code.contains { code in
                guard code.kind == .argument, code.child(0)?.path == property.name, let call = code.parent else {
                    return false
                }
                return !["addSubview", "addArrangedSubview", "insertSubview", "activate", "UIStackView", "constraint"]
                    .contains(call.calledName)
                    && call.calledName.lowercased().contains("access")
            }
    }
}
