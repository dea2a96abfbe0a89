extension Check {
    /// Lists in table cells that the cell does not name among its elements, and cells that name nothing else.
    static let regionNestedListUnreachable = Check(
        "region-nested-list-unreachable", [.uikit], triggers: ["UICollectionView"]
    ) { examination in
        for type in examination.classes(of: "UITableViewCell") {
            let lists = type.properties(of: "UICollectionView").filter { !$0.flags.contains(.isStatic) }
            let additions = Set(type.additions.map(\.child))
            guard
                let list = lists.first(where: {
                    additions.contains($0.name) || $0.children.contains { $0.name == "IBOutlet" }
                })
            else { continue }
            if let name = ValueTypes.type(ofDeclaration: list, in: type),
                type.table.type(named: name, from: type.file)?.mentions(
                    "accessibilityElementCount", "accessibilityElements") ?? false
            {
                continue
            }
            let others = type.properties.filter { property in
                let name = ValueTypes.type(ofDeclaration: property, in: type)
                return property.name != list.name
                    && (additions.contains(property.name) || property.children.contains { $0.name == "IBOutlet" })
                    && (type.isKind(name, of: "UILabel") || type.isKind(name, of: "UIControl"))
            }
            // A list that is all there is in a cell is what the cell leads to.
            if others.isEmpty { continue }
            if !type.mentions("accessibilityElements", "accessibilityElementCount", "accessibilityElementsHidden") {
                examination.report(declaration: list, type.name, list.name)
                continue
            }
            for elements in type.assignments(to: "accessibilityElements") where elements.receiver == "" {
                guard elements.value.kind == .array else { continue }
                let named = elements.value.children.map { $0.path ?? "" }
                if named == [list.name] { examination.report(elements.statement, type.name) }
            }
        }
    }
}
