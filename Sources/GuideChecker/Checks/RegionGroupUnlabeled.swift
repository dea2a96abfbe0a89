extension Check {
    /// Groups without a name, and names without a group.
    static let regionGroupUnlabeled = Check(
        "region-group-unlabeled", [.uikit, .swiftui],
        triggers: ["accessibilityContainerType", "accessibilityLabel"]
    ) { examination in
        for type in examination.types where type.isClass { RegionGroupUnlabeled.examine(class: type, &examination) }
        for chain in examination.chains(with: "accessibilityLabel") {
            RegionGroupUnlabeled.examine(chain: chain, &examination)
        }
    }
}

private enum RegionGroupUnlabeled {
    static func examine(class type: TypeView, _ examination: inout Examination) {
        let elements = type.assignments(to: "isAccessibilityElement")
        let labels = Set(type.assignments(to: "accessibilityLabel").map(\.receiver))
        let groups = type.assignments(to: "accessibilityContainerType").filter { $0.value.name == "semanticGroup" }
        for group in groups {
            guard let receiver = group.receiver else { continue }
            if let element = elements.first(where: { $0.receiver == receiver && $0.value.isTrue }) {
                examination.report(element.statement, type.name)
            } else if !labels.contains(receiver), receiver != "" || !type.mentions("accessibilityLabel"),
                !type.mentions("accessibilityAttributedLabel", "accessibilityLabelBlock", "setAccessibilityLabel"),
                receiver != "" || !isNamedElsewhere(type, examination)
            {
                examination.report(group.statement, type.name)
            }
        }
        examineName(type, elements, &examination)
    }

    /// Whether code that uses the view names it.
    private static func isNamedElsewhere(_ type: TypeView, _ examination: Examination) -> Bool {
        examination.module.files.contains { file in
            file.tree.holds("accessibilityLabel")
                && file.tree.root.descendants.contains { code in
                    guard code.kind == .name, code.name == type.name, let user = code.enclosingType else {
                        return false
                    }
                    return user != type.declaration && user.mentions("accessibilityLabel")
                }
        }
    }

    /// A view with controls inside that is named and is neither an element nor a group.
    private static func examineName(
        _ type: TypeView, _ elements: [TypeView.Assignment], _ examination: inout Examination
    ) {
        guard type.isSubclass(of: "UIView"), !type.isSubclass(of: "UIControl"), !type.isSubclass(of: "UITableViewCell"),
            !type.isSubclass(of: "UICollectionReusableView"), !type.isSubclass(of: "UIScrollView"),
            !type.mentions(
                "isAccessibilityElement", "accessibilityContainerType", "accessibilityTraits", "accessibilityElements",
                "shouldGroupAccessibilityChildren", "accessibilityElementsHidden"),
            let label = type.assignments(to: "accessibilityLabel").first(where: {
                $0.receiver == "" && $0.value.kind != .nil
            })
        else { return }
        let controls = Set(type.properties(of: "UIControl").map(\.name))
        guard !Set(type.additions.map(\.child)).isDisjoint(with: controls) else { return }
        examination.report(label.statement, type.name)
    }

    static func examine(chain: ViewChain, _ examination: inout Examination) {
        guard ["VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack"].contains(chain.view),
            let label = chain.modifier("accessibilityLabel"),
            !chain.has(
                "accessibilityElement", "accessibilityRepresentation", "accessibilityHidden", "accessibilityAddTraits",
                "onTapGesture", "accessibilityChildren", "accessibilityAction", "contentShape"),
            // Within the label of a button it is the button that gets the name.
            !chain.outers.contains(where: { ViewChain.controls.contains($0.view) }),
            chain.controls.contains(where: { $0.callee?.name != "NavigationLink" }), holdsMore(chain)
        else { return }
        examination.report(label.call.callee ?? label.call, chain.view)
    }

    /// Whether there is more inside than one control, which would get the name.
    private static func holdsMore(_ chain: ViewChain) -> Bool {
        let closure = chain.root.closures.last
        return (closure.map { Array($0.children).count } ?? 0) > 1
    }
}
