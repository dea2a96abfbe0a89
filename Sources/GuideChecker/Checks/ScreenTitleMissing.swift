extension Check {
    /// Labels that stand in for a title, on screens that have none.
    static let screenTitleMissing = Check("screen-title-missing", [.uikit], triggers: ["titleView"]) { examination in
        for type in examination.classes(of: "UIViewController") where !BackTitleMissing.hasTitle(type) {
            for assignment in type.assignments(to: "titleView") where assignment.receiver == "navigationItem" {
                let path = assignment.value.path
                let value =
                    type.typeName(of: path, at: assignment.value)
                    ?? ValueTypes.type(ofValue: assignment.value, in: type)
                guard type.isKind(value, of: "UILabel"), !type.mentions("header") else { continue }
                examination.report(assignment.statement, type.name)
            }
        }
    }
}
