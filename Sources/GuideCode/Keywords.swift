/// The words that a language keeps to itself.
struct Keywords: Sendable {
    /// The words by their first byte and length, which hardly two of them share.
    private let buckets: [[[UInt8]]]

    private init(_ text: String) {
        var buckets = [[[UInt8]]](repeating: [], count: 256)
        for word in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
            guard let first = word.first else { continue }
            buckets[Self.bucket(first, word.count)].append(Array(word))
        }
        self.buckets = buckets
    }

    func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = word.first else { return false }
        return buckets[Self.bucket(first, word.count)].contains { $0.elementsEqual(word) }
    }

    private static func bucket(_ first: UInt8, _ count: Int) -> Int { (Int(first) &* 8 &+ count) & 255 }

    static let swift = Keywords(
        """
        actor any as associatedtype async await borrowing break case catch class consuming continue convenience default defer
        deinit do else enum extension fallthrough false fileprivate final for func get guard if import in indirect init inout
        internal is isolated lazy let mutating nil nonisolated nonmutating open operator optional override package
        precedencegroup private protocol public repeat required rethrows return self Self sending set some static struct
        subscript super switch throw throws true try typealias unowned var weak where while willSet didSet
        """)

    static let kotlin = Keywords(
        """
        abstract annotation as break by catch class companion const constructor continue crossinline data do else enum expect
        external actual false final finally for fun get if import in infix init inline inner interface internal is lateinit
        noinline null object open operator out override package private protected public reified return sealed set super suspend
        tailrec this throw true try typealias val value var vararg when where while
        """)
}
