/// A colour of the sRGB space.
public struct Colour: Codable, Sendable, Hashable, CustomStringConvertible {
    /// The least contrast of text, as success criterion 1.4.3 of WCAG asks it.
    public static let leastContrastOfText = 4.5

    /// Each from 0 to 255.
    public var red: UInt8, green: UInt8, blue: UInt8

    /// Reads `#` and six hexadecimal digits; `nil` for anything else.
    public init?(hex: String) {
        let digits = hex.utf8.dropFirst()
        guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
            let value = UInt32(hex.dropFirst(), radix: 16)
        else { return nil }
        red = UInt8(value >> 16)
        green = UInt8(value >> 8 & 0xFF)
        blue = UInt8(value & 0xFF)
    }

    /// `#` and six hexadecimal digits in lower case.
    public var description: String {
        let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
    }

    /// Returns the contrast with another colour, as WCAG defines it: from 1 to 21.
    public func contrast(with other: Colour) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The relative luminance of WCAG, from 0 to 1.
    private var luminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : Self.power((value + 0.055) / 1.055)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

extension Colour {
    /// Returns a number from 0 to 1 to the power of 2.4: its square, times the fifth root of its square, which Newton's method
    /// finds.
    private static func power(_ number: Double) -> Double {
        let square = number * number
        var root = 1.0
        for _ in 0..<40 where root > 0 {
            let fourth = root * root * root * root
            root -= (root * fourth - square) / (5 * fourth)
        }
        return square * root
    }

    /// What text stands on in the light theme of a site: the page, and what is set off from it.
    public static let lightBackgrounds = [Colour(0xFF, 0xFF, 0xFF), Colour(0xF5, 0xF7, 0xF9)]

    /// What text stands on in the dark theme of a site.
    public static let darkBackgrounds = [Colour(0x14, 0x17, 0x1B), Colour(0x1C, 0x21, 0x27)]

    private init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}
