/// What a file tells without being parsed: the names that it uses and the types that it declares.
///
/// Parsing takes nearly all the time of a run, and most files of an app hold nothing that a check looks for. An outline takes
/// a hundredth of it. It is read from words alone, in comments and strings too, so it may name too much and never too little.
struct SourceOutline: Sendable {
    /// A type that is declared.
    struct Declaration: Sendable {
        var name: String
        var isClass: Bool
        /// What it inherits from and conforms to, in the order of the source.
        var inherited: [String]
    }

    private(set) var declarations: [Declaration] = []
    /// The last part of the name of each type that is extended.
    private(set) var extended: [String] = []
    /// The types of outlets, which nibs and storyboards make.
    private(set) var outletTypes: [String] = []
    /// Those of the words that were looked for that occur.
    private var found: Set<UInt64> = []
    /// Whether the file belongs to tests.
    private(set) var isTest = false
    private(set) var lineCount = 1

    /// Reads a file.
    init(of bytes: [UInt8], lookingFor words: WordSet) {
        var words = Words(set: words)
        bytes.withUnsafeBufferPointer { words.read($0) }
        self = words.outline
    }

    private init() {}

    /// Returns whether a word occurs that was looked for.
    func holds(_ word: String) -> Bool { found.contains(WordSet.hash(of: word)) }

    /// The names of the classes that are declared and of the types that are extended.
    var classNames: [String] { declarations.filter(\.isClass).map(\.name) + extended }

    /// A reader of words and of the few signs that stand between the parts of a declaration.
    private struct Words {
        let set: WordSet
        var outline = SourceOutline()
        private var state = State.any
        private var pending = Declaration(name: "", isClass: false, inherited: [])
        private var depth = 0
        private var isFirstOfLine = true

        private enum State {
            case any
            /// Behind `import`.
            case module
            /// Behind `class` or the like.
            case name
            /// Behind `extension`.
            case extended
            /// Behind the name of a type.
            case clause
            /// Behind the colon.
            case inherited
            /// Behind `@IBOutlet`.
            case outlet
            /// Behind the colon of an outlet.
            case outletType
        }

        init(set: WordSet) { self.set = set }

        mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
            var position = 0
            while position < bytes.count {
                let byte = bytes[position]
                guard WordSet.isPart(byte) else {
                    sign(byte)
                    position += 1
                    continue
                }
                let start = position
                var hash = WordSet.seed
                while position < bytes.count, WordSet.isPart(bytes[position]) {
                    hash = WordSet.hash(hash, bytes[position])
                    position += 1
                }
                if set.holds(hash) { outline.found.insert(hash) }
                word(hash, bytes[start..<position])
                isFirstOfLine = false
            }
            finish()
        }

        private mutating func sign(_ byte: UInt8) {
            if byte == UInt8(ascii: "\n") {
                outline.lineCount += 1
                isFirstOfLine = true
                if state == .module { state = .any }
                return
            }
            switch byte {
            case UInt8(ascii: ":") where state == .outlet: state = .outletType
            case _ where state != .clause && state != .inherited && state != .extended: break
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ":") where state == .clause && depth == 0: state = .inherited
            case UInt8(ascii: ":") where state == .extended: finish()
            // Of `Module.Name` the last part counts.
            case UInt8(ascii: ".") where state == .inherited && depth == 0: _ = pending.inherited.popLast()
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): finish()
            default: break
            }
        }

        private mutating func word(_ hash: UInt64, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
            switch state {
            case .module:
                if hash == Keyword.xctest || hash == Keyword.testing { outline.isTest = true }
                state = .any
            case .name:
                // `class func`, `class var`
                if Keyword.members.contains(hash) {
                    state = .any
                } else {
                    pending.name = String(decoding: bytes, as: UTF8.self)
                    state = .clause
                }
            case .extended where depth == 0:
                // Of `Outer.Inner` the last part counts.
                if hash == Keyword.where { finish() } else { pending.name = String(decoding: bytes, as: UTF8.self) }
            case .inherited where depth == 0:
                if hash == Keyword.where {
                    finish()
                } else {
                    pending.inherited.append(String(decoding: bytes, as: UTF8.self))
                }
            case .outletType:
                outline.outletTypes.append(String(decoding: bytes, as: UTF8.self))
                state = .any
            default: break
            }
            if state == .any, hash == Keyword.outlet { state = .outlet }
            guard Keyword.declaring.contains(hash) || hash == Keyword.extension || hash == Keyword.import else {
                return
            }
            if hash == Keyword.import {
                if isFirstOfLine {
                    finish()
                    state = .module
                }
                return
            }
            // `protocol P: class` names no type.
            if state == .inherited, hash == Keyword.class { return }
            finish()
            pending.isClass = hash == Keyword.class
            state = hash == Keyword.extension ? .extended : .name
        }

        /// Takes down what has been read of a declaration.
        private mutating func finish() {
            if !pending.name.isEmpty {
                if state == .extended {
                    outline.extended.append(pending.name)
                } else if state == .clause || state == .inherited {
                    outline.declarations.append(pending)
                }
            }
            pending = Declaration(name: "", isClass: false, inherited: [])
            depth = 0
            state = .any
        }
    }

    private enum Keyword {
        static let `class` = WordSet.hash(of: "class")
        static let `extension` = WordSet.hash(of: "extension")
        static let `import` = WordSet.hash(of: "import")
        static let `where` = WordSet.hash(of: "where")
        static let outlet = WordSet.hash(of: "IBOutlet")
        static let xctest = WordSet.hash(of: "XCTest")
        static let testing = WordSet.hash(of: "Testing")
        static let declaring = Set(["class", "struct", "enum", "actor", "protocol"].map(WordSet.hash))
        static let members = Set(["func", "var", "let", "subscript", "override", "final"].map(WordSet.hash))
    }
}
