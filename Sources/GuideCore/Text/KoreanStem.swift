/// Strips particles and the commonest endings from Korean words.
///
/// The original is always kept beside the stem, so that a wrong cut costs rank and never a hit. A stem has two syllables
/// or more: 회의 (meeting) must not become 회.
struct KoreanStem: Sendable {
    /// What the syllable before a suffix must end in.
    private enum Follows: Sendable {
        case any, consonant, vowel, vowelOrRieul
    }

    private struct Suffix: Sendable {
        /// Where its syllables begin in `syllables`, the last one of the suffix first.
        var start: Int
        var count: Int
        var follows: Follows
        /// The next shorter suffix with the same last syllable; -1 for none.
        var next: Int
    }

    private var syllables: [UInt32] = []
    private var suffixes: [Suffix] = []
    /// For each syllable the longest suffix that ends in it, plus one; 0 for none.
    private var longest = [UInt16](repeating: 0, count: Int(Hangul.lastSyllable - Hangul.firstSyllable) + 1)

    // One word for each form, separated by spaces. Sources: the particles and endings of Standard Korean grammar that
    // occur in technical prose; the forms of 하다 and 되다 turn a noun into a verb and are cut with their endings.
    private static let afterAny: StaticString = """
        의 에 도 만 에서 에게 에는 에도 에만 에서는 에서도 에서의 에서만 에게는 에게도 에게서 께서 한테 까지 까지는 까지도 까지의 부터 부터는 \
        부터의 처럼 보다 보다는 보다도 마다 조차 밖에 마저 들 들이 들을 들은 들의 들에 들에게 들도 들과 들로 들만 들이나 들에서 하고 하며 하면 \
        하지 하게 하기 하는 하던 하도록 하려면 하려고 하므로 하다 한다 합니다 합니까 하십시오 하세요 해야 해도 해서 하여 했다 했습니다 했을 \
        했지만 하지만 할 한 함 해 하는데 하지는 하기는 하기만 한다면 한다는 되고 되며 되면 되지 되게 되기 되는 되던 되도록 되어 되어야 되어도 \
        되다 된다 됩니다 됐다 됐습니다 되었습니다 되었을 될 된 됨 돼 돼야 돼도 돼서 되는데 시키는 시킨다 시킵니다 시켜 시켜야 시킬 시킨 입니다 \
        입니까 이다 이며 이고 이면 이라면 이라고 이라는 이란 이지만 인데 같은 같이 적인 적으로 에서부터 에서까지 만을 만이 만으로 \
        할수 하거나 되거나 이거나
        """
    private static let afterConsonant: StaticString =
        "을 은 이 과 으로 으로는 으로도 으로만 으로의 으로서 으로써 으로부터 이나 이라도 과는 과의 과도 이든 이랑 이나마"
    private static let afterVowel: StaticString = "를 는 가 와 나 라도 라고 라는 란 라면 와는 와의 와도 든 랑 지만"
    private static let afterVowelOrRieul: StaticString = "로 로는 로도 로만 로의 로서 로써 로부터"

    init() {
        syllables.reserveCapacity(640)
        suffixes.reserveCapacity(256)
        add(Self.afterAny, .any)
        add(Self.afterConsonant, .consonant)
        add(Self.afterVowel, .vowel)
        add(Self.afterVowelOrRieul, .vowelOrRieul)
    }

    private mutating func add(_ list: StaticString, _ follows: Follows) {
        let bytes = UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
        var end = 0
        while end < bytes.count {
            let start = end
            while end < bytes.count, bytes[end] != 0x20 { end &+= 1 }
            // Each syllable has three bytes.
            let suffix = Suffix(start: syllables.count, count: (end &- start) / 3, follows: follows, next: -1)
            var position = end &- 3
            while position >= start {
                syllables.append(Scalars.decode(bytes, at: position).scalar)
                position &-= 3
            }
            end &+= 1
            if suffix.count > 0 { insert(suffix) }
        }
    }

    /// Puts a suffix into the list of its last syllable, behind the longer ones.
    private mutating func insert(_ suffix: Suffix) {
        var suffix = suffix
        let last = Int(syllables[suffix.start] - Hangul.firstSyllable)
        var previous = -1
        var place = Int(longest[last]) - 1
        while place >= 0, suffixes[place].count >= suffix.count {
            previous = place
            place = suffixes[place].next
        }
        suffix.next = place
        if previous < 0 { longest[last] = UInt16(suffixes.count + 1) } else { suffixes[previous].next = suffixes.count }
        suffixes.append(suffix)
    }

    @inline(__always)
    private func first(endingIn syllable: UInt32) -> Int {
        Hangul.isSyllable(syllable) ? Int(longest[Int(syllable &- Hangul.firstSyllable)]) &- 1 : -1
    }

    /// Returns how many of a word's syllables are its stem; all of them where nothing can be cut.
    func length(of word: [UInt32]) -> Int { word.withUnsafeBufferPointer { length(of: $0) } }

    /// Returns whether what follows some syllables of a word is nothing but a particle or ending.
    func isSuffix(_ word: [UInt32], from start: Int) -> Bool {
        guard start < word.count else { return false }
        return word.withUnsafeBufferPointer { isSuffix(UnsafeBufferPointer(rebasing: $0[start...])) }
    }

    /// Returns how many of a word's syllables are its stem; all of them where nothing can be cut.
    func length(of word: UnsafeBufferPointer<UInt32>) -> Int {
        var count = word.count
        // Twice at most: 사람들에게는 is cut before 에게는, then before 들.
        for _ in 0..<2 {
            guard count >= 3, let cut = cut(word, count) else { break }
            count &-= cut
        }
        return count
    }

    /// Returns whether a word is nothing but a particle or ending (the 에서 of `iOS에서`).
    func isSuffix(_ word: UnsafeBufferPointer<UInt32>) -> Bool {
        guard let last = word.last else { return false }
        var place = first(endingIn: last)
        while place >= 0 {
            if suffixes[place].count == word.count, matches(suffixes[place], word, word.count) { return true }
            place = suffixes[place].next
        }
        return false
    }

    private func cut(_ word: UnsafeBufferPointer<UInt32>, _ count: Int) -> Int? {
        var place = first(endingIn: word[count &- 1])
        while place >= 0 {
            let suffix = suffixes[place]
            place = suffix.next
            let left = count &- suffix.count
            guard left >= 2, matches(suffix, word, count), Hangul.isSyllable(word[left &- 1]) else { continue }
            let final = Hangul.final(of: word[left &- 1])
            switch suffix.follows {
            case .any: return suffix.count
            case .consonant: if final != 0 { return suffix.count }
            case .vowel: if final == 0 { return suffix.count }
            case .vowelOrRieul: if final == 0 || final == 8 { return suffix.count }
            }
        }
        return nil
    }

    @inline(__always)
    private func matches(_ suffix: Suffix, _ word: UnsafeBufferPointer<UInt32>, _ count: Int) -> Bool {
        guard suffix.count <= count else { return false }
        var distance = 0
        while distance < suffix.count {
            guard word[count &- 1 &- distance] == syllables[suffix.start &+ distance] else { return false }
            distance &+= 1
        }
        return true
    }
}
