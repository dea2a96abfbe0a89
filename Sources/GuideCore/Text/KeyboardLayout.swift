#if !SEARCH_ESSENTIALS
    /// What a text typed on the keyboard layout of the other language would have been: QWERTY against the standard Korean
    /// two-set layout (Dubeolsik, KS X 5002).
    enum KeyboardLayout {
        /// The letter of each key `a`–`z`.
        private static let plain: [UInt32] = [
            0x3141, 0x3160, 0x314A, 0x3147, 0x3137, 0x3139, 0x314E, 0x3157, 0x3151, 0x3153, 0x314F, 0x3163, 0x3161,
            0x315C,
            0x3150, 0x3154, 0x3142, 0x3131, 0x3134, 0x3145, 0x3155, 0x314D, 0x3148, 0x314C, 0x315B, 0x314B,
        ]

        /// Letters that the shift key changes: (key, letter).
        private static let shifted: [(key: UInt8, letter: UInt32)] = [
            (0x71, 0x3143), (0x77, 0x3149), (0x65, 0x3138), (0x72, 0x3132), (0x74, 0x3146), (0x6F, 0x3152),
            (0x70, 0x3156),
        ]

        /// Letters that take two keys: (first, second, whole).
        private static let vowelPairs: [(UInt32, UInt32, UInt32)] = [
            (0x3157, 0x314F, 0x3158), (0x3157, 0x3150, 0x3159), (0x3157, 0x3163, 0x315A), (0x315C, 0x3153, 0x315D),
            (0x315C, 0x3154, 0x315E), (0x315C, 0x3163, 0x315F), (0x3161, 0x3163, 0x3162),
        ]
        private static let finalPairs: [(UInt32, UInt32, UInt32)] = [
            (0x3131, 0x3145, 0x3133), (0x3134, 0x3148, 0x3135), (0x3134, 0x314E, 0x3136), (0x3139, 0x3131, 0x313A),
            (0x3139, 0x3141, 0x313B), (0x3139, 0x3142, 0x313C), (0x3139, 0x3145, 0x313D), (0x3139, 0x314C, 0x313E),
            (0x3139, 0x314D, 0x313F), (0x3139, 0x314E, 0x3140), (0x3142, 0x3145, 0x3144),
        ]

        /// Returns the Hangul that the keys of an ASCII text write, or `nil` where they do not write whole syllables only.
        static func hangul(typedAs text: [UInt8]) -> [UInt8]? {
            var letters: [UInt32] = []
            for byte in text {
                let lower = byte | 0x20
                guard lower >= 0x61, lower <= 0x7A else { return nil }
                let shiftedLetter = byte == lower ? nil : shifted.first { $0.key == lower }?.letter
                letters.append(shiftedLetter ?? plain[Int(lower - 0x61)])
            }
            guard let syllables = syllables(of: letters) else { return nil }
            return Scalars.text(syllables)
        }

        /// Returns the lowercase ASCII text whose keys write a Hangul text, or `nil` where it holds anything else.
        static func latin(typedAs text: [UInt8]) -> [UInt8]? {
            var keys: [UInt8] = []
            for letter in Hangul.letters(Scalars.all(text)) {
                guard Hangul.isLetter(letter) else { return nil }
                if let pair = (vowelPairs + finalPairs).first(where: { $0.2 == letter }) {
                    guard let first = key(of: pair.0), let second = key(of: pair.1) else { return nil }
                    keys += [first, second]
                } else {
                    guard let key = key(of: letter) else { return nil }
                    keys.append(key)
                }
            }
            return keys.isEmpty ? nil : keys
        }

        private static func key(of letter: UInt32) -> UInt8? {
            if let place = plain.firstIndex(of: letter) { return UInt8(place) + 0x61 }
            return shifted.first { $0.letter == letter }?.key
        }

        /// Composes typed letters to syllables as an input method does; `nil` where a letter is left over.
        private static func syllables(of letters: [UInt32]) -> [UInt32]? {
            var result: [UInt32] = []
            var position = 0
            func isVowel(_ place: Int) -> Bool { place < letters.count && letters[place] >= Hangul.firstVowel }
            while position < letters.count {
                guard let initial = Hangul.initials.firstIndex(of: letters[position]), isVowel(position + 1) else {
                    return nil
                }
                position += 1
                var vowel = letters[position]
                position += 1
                if isVowel(position), let pair = vowelPairs.first(where: { $0.0 == vowel && $0.1 == letters[position] })
                {
                    vowel = pair.2
                    position += 1
                }
                var final: UInt32 = 0
                // A consonant before a vowel begins the next syllable.
                if position < letters.count, !isVowel(position), !isVowel(position + 1),
                    Hangul.finals.contains(letters[position])
                {
                    final = letters[position]
                    position += 1
                    if position < letters.count, !isVowel(position), !isVowel(position + 1),
                        let pair = finalPairs.first(where: { $0.0 == final && $0.1 == letters[position] })
                    {
                        final = pair.2
                        position += 1
                    }
                }
                result.append(
                    Hangul.syllable(
                        initial: UInt32(initial), vowel: vowel - Hangul.firstVowel,
                        final: UInt32(Hangul.finals.firstIndex(of: final) ?? 0)))
            }
            return result.isEmpty ? nil : result
        }
    }
#endif
