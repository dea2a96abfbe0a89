/// The terms of an index that a word of a query stands for.
struct WordMatches {
    /// A term with how well it fits, 1 to 256.
    struct Alternative {
        var term: Term
        var text: [UInt8]
        var fit: UInt32
    }

    /// How well a term fits that stands for a word.
    enum Fit {
        /// The word itself.
        static let exact: UInt32 = 256
        /// Its stem, or the same name in the other script.
        static let stem: UInt32 = 244
        /// Another form of an English word, or a Korean word with another particle.
        static let form: UInt32 = 224
        /// The least fit that counts as the word being there.
        static let found: UInt32 = 200
        /// A longer word that begins with it, before its length is counted.
        static let prefix: UInt32 = 176
        /// A longer word that holds it, before its length is counted.
        static let infix: UInt32 = 144
        /// A word that shares its beginning only.
        static let beginning: UInt32 = 96
    }

    /// The word as typed.
    var typed: [UInt8]
    var alternatives: [Alternative] = []

    init(typed: [UInt8]) {
        self.typed = typed
    }

    var isFound: Bool { alternatives.contains { $0.fit >= Fit.found } }

    /// Adds a term, or raises its fit.
    mutating func add(_ term: Term, _ text: [UInt8], fit: UInt32) {
        if let place = alternatives.firstIndex(where: { $0.term.number == term.number }) {
            alternatives[place].fit = max(alternatives[place].fit, fit)
        } else {
            alternatives.append(Alternative(term: term, text: text, fit: fit))
        }
    }

    /// The places of the alternatives, the best fit first; of equal ones the first that was added.
    var bestFirst: [Int] {
        RankKey.sorted(
            alternatives.indices.map { RankKey(Int(Fit.exact - min(Fit.exact, alternatives[$0].fit)), at: $0) })
    }

    /// The number of entries that the word itself is in, as far as the terms tell; 0 where only longer words were found.
    var entryCount: Int {
        var most = 0
        for alternative in alternatives where alternative.fit >= Fit.found {
            most = max(most, alternative.term.entryCount)
        }
        return most
    }
}
