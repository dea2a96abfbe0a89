extension Check {
    /// Elements with controls inside, which nobody can reach any more.
    static let containerHidesChildren = Check(
        "container-hides-children", [.uikit, .swiftui], triggers: ["isAccessibilityElement", "accessibilityElement"]
    ) { examination in
        for type in examination.classes(of: "UIView") { ContainerHidesChildren.examine(class: type, &examination) }
        for chain in examination.chains(with: "accessibilityElement") {
            ContainerHidesChildren.examine(chain: chain, &examination)
        }
    }
}

private enum ContainerHidesChildren {
    static func examine(class type: TypeView, _ examination: inout Examination) {
        guard !type.isSubclass(of: "UIControl"),
            let own = type.assignments(to: "isAccessibilityElement").first(where: {
                $0.receiver == "" && $0.value.isTrue
            }),
            !type.assignments(to: "isAccessibilityElement").contains(where: { $0.receiver == "" && !$0.value.isTrue }),
            !type.mentions(
                "accessibilityCustomActions", "UIAccessibilityCustomAction", "accessibilityElements",
                "accessibilityActivate",
                "accessibilityContainerType", "accessibilityElementsHidden", "accessibilityIncrement", "adjustable",
                "accessibilityActivationPoint", "automationElements")
        else { return }
        let controls = type.properties(of: "UIControl").filter { !$0.flags.contains(.isStatic) }.map(\.name)
        // One control alone is what a double tap in the middle may well reach.
        let inside = Set(type.additions.map(\.child)).intersection(controls).subtracting(hidden(in: type))
        if inside.count > 1 { examination.report(own.statement, type.name, inside.min() ?? "") }
    }

    /// Controls that are not meant to be reached.
    private static func hidden(in type: TypeView) -> [String] {
        (type.assignments(to: "isAccessibilityElement").filter { $0.value.isFalse }
            + type.assignments(to: "isUserInteractionEnabled").filter { $0.value.isFalse }
            + type.assignments(to: "isHidden").filter { $0.value.isTrue }).compactMap(\.receiver)
    }

    static func examine(chain: ViewChain, _ examination: inout Examination) {
        guard ViewChain.stacks.contains(chain.view), !chain.controls.isEmpty else { return }
        for modifier in chain.modifiers where modifier.name == "accessibilityElement" {
            let children = modifier.call.argument("children")
            guard children == nil || children?.name == "ignore" else { continue }
            if chain.has(
                "accessibilityAction", "accessibilityActions", "accessibilityRepresentation", "accessibilityChildren",
                "accessibilityAdjustableAction", "accessibilityHidden", "onTapGesture", "accessibilityZoomAction")
            {
                continue
            }
            // What is hidden or disabled is not missed.
            let missed = chain.controls.filter { control in
                let own = ViewChain(ViewChain.end(of: control))
                let outers = [own] + own.outers.prefix { $0.code != chain.code }
                return !outers.contains { $0.has("accessibilityHidden", "hidden", "disabled", "allowsHitTesting") }
            }
            guard let control = missed.first else { continue }
            if chain.modifiers.contains(where: { $0.uses(examination.module.helpers.acting) }) { continue }
            examination.report(modifier.call.callee ?? modifier.call, control.calledName)
        }
    }
}
