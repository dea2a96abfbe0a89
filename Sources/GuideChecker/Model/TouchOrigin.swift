/// Whether a piece of code runs because somebody touched a control of the screen.
enum TouchOrigin {
    /// Functions are followed back to their callers so far.
    private static let farthest = 4

    /// Returns whether a control leads to a piece of code, through functions of the same type.
    ///
    /// - Parameter type: All code of the type.
    static func isAskedFor(_ code: Code, in type: [Code]) -> Bool {
        var pending = [code]
        var seen: Set<Code> = []
        for _ in 0..<farthest {
            var callers: [Code] = []
            for code in pending {
                if isInAction(code) { return true }
                guard let function = code.function, seen.insert(function).inserted else { continue }
                if isHandler(function) { return true }
                guard function.kind == .function, function.name != "init" else { continue }
                callers += type.filter { other in
                    // `close` is called, or handed over as `onClose: close`.
                    [.call, .name, .member].contains(other.kind)
                        && (other.kind == .call ? other.calledName : other.name)
                            == function.name
                        && !function.contains(other)
                }
            }
            pending = callers
        }
        return false
    }

    /// Returns whether it stands in the closure of a control's action.
    static func isInAction(_ code: Code) -> Bool {
        code.ancestors.contains { ["UIAction", "UIBarButtonItem", "addAction"].contains($0.calledName) }
    }

    /// Returns whether a function is called for a touch: it is known to Objective-C, or its name says so.
    static func isHandler(_ function: Code) -> Bool {
        if function.children.contains(where: { $0.kind == .attribute && ["objc", "IBAction"].contains($0.name) }) {
            return true
        }
        let name = function.name.lowercased()
        return ["tapped", "didtap", "clicked", "pressed", "didselect", "touches"].contains(where: name.contains)
    }
}
