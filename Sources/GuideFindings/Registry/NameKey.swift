/// The form in which names of checkers and their rules are compared whatever their spelling: `Content_Description`,
/// `contentDescription` and `content-description` have one key.
enum NameKey {
    /// Returns a name's ASCII letters and digits in lower case and everything outside of ASCII as it is.
    static func of(_ name: some StringProtocol) -> String {
        var key: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: key.append(byte)
            default: break
            }
        }
        return String(decoding: key, as: UTF8.self)
    }

    /// Returns the keys that an identifier of a report may have in a registry, the likeliest first: all of it, without the
    /// groups in front of it (`detekt.naming.FunctionNaming`, `swiftlint.rules.todo`, `plugin/rule`), without what stands in
    /// brackets around it (`[Id from vendor]`), and without the parts that are finer than a rule (`CA1000/1`).
    static func candidates(for identifier: some StringProtocol) -> [String] {
        var name = identifier[...]
        if name.hasPrefix("[") { name = name.dropFirst().prefix { $0 != " " && $0 != "]" } }
        var keys: [String] = []
        func add(_ part: some StringProtocol) {
            let key = of(part)
            if !key.isEmpty, !keys.contains(key) { keys.append(key) }
        }
        add(name)
        let isSeparator: (Character) -> Bool = { $0 == "." || $0 == "/" || $0 == ":" }
        var rest = name
        for _ in 0..<mostParts {
            guard let separator = rest.firstIndex(where: isSeparator) else { break }
            rest = rest[rest.index(after: separator)...]
            add(rest)
        }
        if let slash = name.lastIndex(of: "/") { add(name[..<slash]) }
        return keys
    }

    /// A name with more groups than this names no rule.
    private static let mostParts = 16
}
