extension Check {
    /// Back buttons that say "Close" where the name of a screen is read.
    static let backTitleMisleading = Check(
        "back-title-misleading", [.uikit], triggers: ["backButtonTitle", "backBarButtonItem"]
    ) { examination in
        for type in examination.types where type.isClass && !type.isSubclass(of: "UIView") {
            for assignment in type.assignments(to: "backButtonTitle") where BackTitleMisleading.isDeed(assignment.value)
            {
                examination.report(assignment.statement, type.name)
            }
            for assignment in type.assignments(to: "accessibilityLabel") {
                // The item is the one of the screen that is pushed next.
                guard assignment.receiver == "navigationItem.backBarButtonItem",
                    !type.assignments(to: "backBarButtonItem").contains(where: { $0.receiver == "navigationItem" })
                else { continue }
                examination.report(assignment.statement, type.name)
            }
            for assignment in type.assignments(to: "backBarButtonItem") {
                guard let item = BackTitleMisleading.item(assignment.value), let title = item.argument("title"),
                    BackTitleMisleading.isDeed(title)
                else { continue }
                let name = assignment.value.path
                let isNamed = type.assignments(to: "accessibilityLabel").contains { label in
                    label.receiver == "navigationItem.backBarButtonItem" || name != nil && label.receiver == name
                }
                if !isNamed { examination.report(title, type.name) }
            }
        }
    }
}

private enum BackTitleMisleading {
    private static let deeds: Set<String> = [
        "close", "cancel", "done", "dismiss", "exit", "quit", "닫기", "취소", "완료", "확인", "나가기",
    ]

    /// Whether a text says what is done and not where one gets to.
    static func isDeed(_ code: Code) -> Bool {
        if let text = code.literal { return deeds.contains(text.lowercased()) }
        // NSLocalizedString("Close", comment: ""), String(localized: "Close")
        guard code.kind == .call, ["NSLocalizedString", "String"].contains(code.calledName) else { return false }
        return code.arguments.first?.child(0)?.literal.map { deeds.contains($0.lowercased()) } ?? false
    }

    /// The call that makes an item, in place or further up.
    static func item(_ value: Code) -> Code? {
        if value.isCall(of: "UIBarButtonItem") { return value }
        guard let path = value.path, let local = ValueTypes.local(path, at: value) else { return nil }
        return local.first(.initial)?.child(0).flatMap { $0.isCall(of: "UIBarButtonItem") ? $0 : nil }
    }
}
