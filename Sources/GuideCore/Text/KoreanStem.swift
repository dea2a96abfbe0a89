/// Strips particles and the commonest endings from Korean words.
///
/// The original is always kept beside the stem, so that a wrong cut costs rank and never a hit. A stem has two syllables
/// or more: 회의 (meeting) must not become 회.
struct KoreanStem: Sendable {
    private struct Suffix: Sendable {
        /// The syllables, the last one first.
        var reversed: [UInt32]
        var follows: Follows
    }

    /// What the syllable before a suffix must end in.
    private enum Follows: Sendable {
        case any, consonant, vowel, vowelOrRieul
    }

    /// Suffixes by their last syllable, sorted; the longest first within one.
    private var lastSyllables: [UInt32] = []
    private var suffixes: [[Suffix]] = []

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
        add(Self.afterAny, .any)
        add(Self.afterConsonant, .consonant)
        add(Self.afterVowel, .vowel)
        add(Self.afterVowelOrRieul, .vowelOrRieul)
        for place in suffixes.indices {
            suffixes[place].sort { $0.reversed.count > $1.reversed.count }
        }
    }

    private mutating func add(_ list: StaticString, _ follows: Follows) {
        let bytes = UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
        var suffix: [UInt32] = []
        var position = 0
        while position <= bytes.count {
            let (scalar, length) = position < bytes.count ? Scalars.decode(bytes, at: position) : (0x20, 1)
            position += length
            if scalar != 0x20 {
                suffix.append(scalar)
                continue
            }
            guard let last = suffix.last else { continue }
            let entry = Suffix(reversed: suffix.reversed(), follows: follows)
            let place = place(of: last)
            if place < lastSyllables.count, lastSyllables[place] == last {
                suffixes[place].append(entry)
            } else {
                lastSyllables.insert(last, at: place)
                suffixes.insert([entry], at: place)
            }
            suffix = []
        }
    }

    private func place(of syllable: UInt32) -> Int {
        var low = 0
        var high = lastSyllables.count
        while low < high {
            let middle = (low &+ high) / 2
            if lastSyllables[middle] < syllable { low = middle &+ 1 } else { high = middle }
        }
        return low
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
        let place = place(of: last)
        guard place < lastSyllables.count, lastSyllables[place] == last else { return false }
        return suffixes[place].contains { matches($0, word, word.count) && $0.reversed.count == word.count }
    }

    private func cut(_ word: UnsafeBufferPointer<UInt32>, _ count: Int) -> Int? {
        let last = word[count &- 1]
        let place = place(of: last)
        guard place < lastSyllables.count, lastSyllables[place] == last else { return nil }
        for suffix in suffixes[place] {
            let left = count &- suffix.reversed.count
            guard left >= 2, matches(suffix, word, count), Hangul.isSyllable(word[left &- 1]) else { continue }
            let final = Hangul.final(of: word[left &- 1])
            switch suffix.follows {
            case .any: return suffix.reversed.count
            case .consonant: if final != 0 { return suffix.reversed.count }
            case .vowel: if final == 0 { return suffix.reversed.count }
            case .vowelOrRieul: if final == 0 || final == 8 { return suffix.reversed.count }
            }
        }
        return nil
    }

    private func matches(_ suffix: Suffix, _ word: UnsafeBufferPointer<UInt32>, _ count: Int) -> Bool {
        guard suffix.reversed.count <= count else { return false }
        for (distance, syllable) in suffix.reversed.enumerated() where word[count &- 1 &- distance] != syllable {
            return false
        }
        return true
    }
}
