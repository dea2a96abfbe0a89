/// The numbers of the ranking: BM25F with the saturated frequency stored in each posting.
///
/// A word's frequency in an entry is counted with the weight of the field it stands in; occurrences in fields that grow
/// with the text are divided by its length, `f = names + text / (1 − b + b · length / average)`, and the sum is saturated,
/// `impact = 255 · f / (f + k)`. A query's score for an entry is the
/// sum over its words of rarity times impact. All integers, so that every machine orders alike; none comes near 2⁶⁴, so
/// products wrap unchecked (a checked one needs 128 bits, which wasm has no instruction for).
///
/// S. Robertson, H. Zaragoza: The Probabilistic Relevance Framework: BM25 and Beyond, 2009, section 3.6.
enum Ranking {
    /// What one occurrence in a field counts. The values come from trying judged queries; only their ratios matter.
    @inline(__always)
    static func weight(of field: TextField) -> TermCounter.Frequency {
        switch field {
        case .title: .init(inNames: 48)
        case .keywords: .init(inNames: 40)
        case .summary: .init(inNames: 12)
        case .heading: .init(inText: 12)
        case .body: .init(inText: 4)
        case .code: .init(inText: 3)
        }
    }

    /// k: the frequency at which the impact is half its most, in the units of the weights.
    private static let halfFrequency: UInt64 = 64
    /// b: how much of the length counts, in 256ths.
    private static let lengthShare: UInt64 = 200

    /// Returns the impact, 1 to 255, of a word in a text.
    ///
    /// - Parameters:
    ///   - frequency: Its occurrences, weighted.
    ///   - length: The words of the text.
    ///   - average: The words of an average text, at least 1.
    static func impact(frequency: TermCounter.Frequency, length: Int, average: Int) -> UInt8 {
        let norm = (256 - lengthShare) &* UInt64(average) &+ lengthShare &* UInt64(length)
        let inText = UInt64(frequency.inText) &* 256 &* 256 &* UInt64(average) / max(1, norm)
        let scaled = UInt64(frequency.inNames) &* 256 &+ inText
        let impact = 255 &* scaled / (scaled &+ halfFrequency &* 256)
        return UInt8(max(1, min(255, impact)))
    }

    /// Returns how much a word tells that `matching` of `total` entries hold: log₂(1 + (N − n + ½) / (n + ½)), in 256ths.
    static func rarity(matching: Int, total: Int) -> UInt32 {
        let numerator = UInt64(2 * max(0, total - matching) + 1)
        let denominator = UInt64(2 * matching + 1)
        return log2(numerator + denominator) - log2(denominator)
    }

    /// log₂ in 256ths, by repeated squaring.
    private static func log2(_ value: UInt64) -> UInt32 {
        var exponent = UInt32(63 - value.leadingZeroBitCount)
        // The value as 1.31 fixed point.
        var mantissa = exponent >= 31 ? value >> UInt64(exponent - 31) : value << UInt64(31 - exponent)
        for _ in 0..<8 {
            mantissa = (mantissa &* mantissa) >> 31
            exponent <<= 1
            if mantissa >= 1 << 32 {
                mantissa >>= 1
                exponent |= 1
            }
        }
        return exponent
    }

    /// What kind of entry people look for first, in 256ths of the score.
    static func prior(of kind: EntryKind) -> UInt32 {
        switch kind {
        case .rule, .article: 256
        case .topic: 224
        case .checkerRule: 128
        case .requirement: 128
        case .checker: 112
        }
    }
}
