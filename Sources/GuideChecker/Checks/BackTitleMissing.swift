extension Check {
    /// Screens that give the next screen's back button nothing to read.
    static let backTitleMissing = Check(
        "back-title-missing", [.uikit], triggers: ["backBarButtonItem", "backButtonTitle", "titleView"]
    ) { examination in
        for type in examination.classes(of: "UIViewController") {
            let hasTitle = BackTitleMissing.hasTitle(type)
            for assignment in type.assignments(to: "backBarButtonItem") where assignment.receiver == "navigationItem" {
                guard assignment.value.isCall(of: "UIBarButtonItem"), let title = assignment.value.argument("title"),
                    title.literal?.allSatisfy(\.isWhitespace) ?? false
                else { continue }
                examination.report(title, type.name)
            }
            for assignment in type.assignments(to: "backButtonTitle") where assignment.receiver == "navigationItem" {
                if assignment.value.literal?.allSatisfy(\.isWhitespace) ?? false {
                    examination.report(assignment.value, type.name)
                }
            }
            guard !hasTitle else { continue }
            for assignment in type.assignments(to: "titleView") where assignment.receiver == "navigationItem" {
                let value =
                    type.typeName(of: assignment.value.path, at: assignment.value)
                    ?? ValueTypes.type(ofValue: assignment.value, in: type)
                // A title in letters is what screen-title-missing is about.
                if type.isKind(value, of: "UIImageView") { examination.report(assignment.statement, type.name) }
            }
        }
    }
}

enum BackTitleMissing {
    /// Whether a screen, or what it inherits from, is given a title.
    static func hasTitle(_ type: TypeView) -> Bool {
        type.classes.contains { type in
            type.assignments(to: "title").contains { $0.receiver == "" || $0.receiver == "navigationItem" }
                || type.assignments(to: "backButtonTitle").contains { $0.receiver == "navigationItem" }
                || type.assignments(to: "backBarButtonItem").contains { $0.receiver == "navigationItem" }
                || type.parts.contains { $0.children.contains { $0.kind == .variable && $0.name == "title" } }
        }
    }
}
