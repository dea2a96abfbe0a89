extension Check {
    /// Groups in groups: the outer one names nothing but the inner one, or the elements are the subviews of one moment.
    static let regionNestedGroupUnreachable = Check(
        "region-nested-group-unreachable", [.uikit], triggers: ["accessibilityContainerType"]
    ) { examination in
        for type in examination.types where type.isClass {
            let groups = Set(type.assignments(to: "accessibilityContainerType").compactMap(\.receiver))
            guard groups.count > 1 else { continue }
            for elements in type.assignments(to: "accessibilityElements") {
                guard let receiver = elements.receiver, groups.contains(receiver) else { continue }
                if elements.value.name == "subviews", elements.value.base?.path == receiver {
                    examination.report(elements.statement, type.name)
                }
            }
        }
    }
}
