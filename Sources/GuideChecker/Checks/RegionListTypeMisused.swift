extension Check {
    /// The list container type without elements, or around other containers.
    static let regionListTypeMisused = Check(
        "region-list-type-misused", [.uikit], triggers: ["accessibilityContainerType"]
    ) { examination in
        for type in examination.types where type.isClass {
            let elements = type.assignments(to: "accessibilityElements")
            for list in type.assignments(to: "accessibilityContainerType") where list.value.name == "list" {
                guard let receiver = list.receiver else { continue }
                let own = elements.filter { $0.receiver == receiver && $0.value.kind != .nil }
                let isCounted = receiver == "" && type.mentions("accessibilityElementCount")
                let isOverridden = receiver == "" && type.properties.contains { $0.name == "accessibilityElements" }
                let isNative =
                    type.isKind(type.typeName(of: receiver, at: list.statement), of: "UITableView")
                    || type.isKind(type.typeName(of: receiver, at: list.statement), of: "UICollectionView")
                if own.isEmpty, !isCounted, !isOverridden, !isNative {
                    examination.report(list.statement, type.name)
                } else if let outer = own.first(where: { holdsContainer($0.value, type, elements) }) {
                    examination.report(list.statement, type.name)
                    _ = outer
                }
            }
        }

        /// Whether something in a list of elements has elements of its own.
        func holdsContainer(_ value: Code, _ type: TypeView, _ elements: [TypeView.Assignment]) -> Bool {
            guard value.kind == .array else { return false }
            let containers = (elements + type.assignments(to: "accessibilityContainerType")).compactMap(\.receiver)
            return value.children.contains { child in child.path.map { !$0.isEmpty && containers.contains($0) } ?? false
            }
        }
    }
}
