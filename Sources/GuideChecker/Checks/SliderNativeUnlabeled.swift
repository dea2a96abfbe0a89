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
                    || examination.module.helpers.namedMembers.contains(property.name)
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
                        "accessibilityLabel", "accessibility", "accessibilityRepresentation", "accessibilityHidden",
                        "accessibilityElement", "accessibilityLabeledPair")
                        || $0.view == "LabeledContent" || $0.view.first?.isLowercase ?? false
                })
            {
                continue
            }
            if SliderNativeUnlabeled.isNamedWhereUsed(chain, examination.type(around: slider)) { continue }
            if around.flatMap(\.modifiers).contains(where: { $0.uses(examination.module.helpers.naming) }) { continue }
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

    /// Whether others may name it: it goes somewhere but into the view, or accessibility is arranged as a whole.
    static func isHandedOn(_ property: Code, _ type: TypeView) -> Bool {
        if type.mentions(
            "accessibilityElements", "accessibilityElementsHidden", "accessibilityLabelBlock",
            "accessibilityAttributedLabel", "setAccessibilityLabel", "accessibilityIncrement")
            || type.assignments(to: "isAccessibilityElement").contains(where: {
                $0.receiver == property.name && $0.value.isFalse
            })
        {
            return true
        }
        let extended = Set(
            type.code.filter { $0.kind == .call && $0.callee?.base?.path == property.name }.map(\.calledName))
        if extended.contains(where: { $0.lowercased().contains("access") || $0.lowercased().hasPrefix("ax") }) {
            return true
        }
        return type.code.contains { code in
            guard code.kind == .name || code.kind == .member, code.path == property.name, !property.contains(code),
                let parent = code.parent
            else { return false }
            switch parent.kind {
            case .argument: return !isLayout(parent.parent)
            case .array, .tuple:
                if let loop = code.ancestors.first(where: { [.loop, .call, .body].contains($0.kind) }),
                    loop.kind == .loop
                {
                    return !loop.mentions(any: ["addSubview", "addArrangedSubview"])
                }
                return !isLayout(parent.ancestors.first { $0.kind == .call })
            case .initial, .return: return true
            case .assignment: return parent.child(1) == code
            default: return false
            }
        }
    }

    /// Whether a call only puts views into others or compares.
    private static func isLayout(_ call: Code?) -> Bool {
        guard let call else { return true }
        return [
            "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addSubviews",
            "addArrangedSubviews", "bringSubviewToFront", "sendSubviewToBack", "activate", "UIStackView", "constraint",
            "isEqual",
        ].contains(call.calledName)
            || call.calledName == "forEach"
                && call.arguments.contains { $0.mentions(any: ["addSubview", "addArrangedSubview"]) }
    }

    /// Whether it is all of a property or function of the view, and gets its name where that is used.
    static func isNamedWhereUsed(_ chain: ViewChain, _ type: TypeView?) -> Bool {
        guard let type, let function = chain.code.function else { return false }
        let owner = function.kind == .accessor ? function.parent ?? function : function
        if owner.name == "body" { return false }
        return type.code.contains { use in
            guard use.kind == .call, let name = use.callee?.name, ViewHelpers.labels.contains(name) else {
                return false
            }
            let root = ViewChain(use).root
            return root.name == owner.name || root.calledName == owner.name
        }
    }
}
