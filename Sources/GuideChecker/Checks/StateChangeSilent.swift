extension Check {
    /// Changes within a view that are told by declaring the whole screen new.
    static let stateChangeSilent = Check("state-change-silent", [.uikit], triggers: ["screenChanged"]) { examination in
        for type in examination.classes(of: "UIView") {
            for post in type.code
            where post.isCall(of: "post") && post.argument("notification")?.name == "screenChanged" {
                guard post.argument("argument")?.kind == .nil, let function = post.function,
                    function.mentions(any: ["UIAccessibilityElement"]),
                    function.descendants.contains(where: { $0.receiver(ofAssignmentTo: "accessibilityElements") == "" })
                else { continue }
                examination.report(post, type.name)
            }
        }
    }
}
