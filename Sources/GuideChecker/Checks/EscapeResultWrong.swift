extension Check {
    /// Escape methods whose result does not say what happened.
    static let escapeResultWrong = Check(
        "escape-result-wrong", [.uikit], triggers: ["accessibilityPerformEscape"]
    ) { examination in
        for code in examination.tree.root.descendants
        where code.kind == .function && code.name == "accessibilityPerformEscape" {
            guard !code.decides else { continue }
            let results = code.results
            guard results.count == 1, let result = results.first else { continue }
            let deeds = code.statements.filter { !$0.contains(result) && $0 != result && EscapeResultWrong.isDeed($0) }
            if result.isTrue {
                // Without a navigation controller or a previous screen nothing is popped, and the answer is true all the same.
                if deeds.count == 1, let only = deeds.first, EscapeResultWrong.isPop(only) {
                    examination.report(result, code.enclosingType?.name ?? "")
                }
            } else if result.isFalse || EscapeResultWrong.isSuper(result) {
                if !deeds.isEmpty { examination.report(result, code.enclosingType?.name ?? "") }
            }
        }
    }
}

private enum EscapeResultWrong {
    static func isPop(_ code: Code) -> Bool {
        let call = code.kind == .assignment ? code.child(1) : code
        return call.map { $0.isCall(of: "popViewController") && $0.callee?.flags.contains(.isOptional) ?? false }
            ?? false
    }

    static func isSuper(_ code: Code) -> Bool {
        code.isCall(of: "accessibilityPerformEscape") && code.callee?.base?.name == "super"
    }

    /// A call or an assignment that does something; what is only noted down is no deed.
    static func isDeed(_ code: Code) -> Bool {
        if code.kind == .assignment { return true }
        guard code.kind == .call else { return false }
        let name = code.calledName.lowercased()
        return !["log", "print", "debug", "track", "info", "record", "event", "warn"].contains { name.contains($0) }
            && !["Logger", "DDLogInfo", "DDLogDebug", "Analytics"].contains(code.callee?.base?.name ?? "")
    }
}
