/// What the reader of an output can see.
public struct Appearance: Sendable, Equatable {
    /// Whether styles are written.
    public var color: Bool
    /// Whether links are written as OSC 8 sequences.
    public var links: Bool
    /// The columns to wrap at; 0 for no wrapping.
    public var width: Int

    /// Creates the value from its parts.
    public init(color: Bool = false, links: Bool = false, width: Int = 0) {
        self.color = color
        self.links = links
        self.width = width
    }

    /// When colour is used, as the option `--color` says.
    public enum ColorChoice: String, CaseIterable, Sendable {
        case auto, always, never
    }

    /// Decides what an output may hold.
    ///
    /// An explicit choice wins; then `NO_COLOR` (set to anything but nothing), `CLICOLOR_FORCE` (anything but nothing or
    /// `0`), and last whether the output is a terminal that is not `TERM=dumb`. Links need a terminal and colour.
    public static func decide(
        choice: ColorChoice, isTerminal: Bool, width: Int, environment: Environment
    ) -> Appearance {
        let isSmart = isTerminal && environment["TERM"] != "dumb"
        let color: Bool
        switch choice {
        case .always: color = true
        case .never: color = false
        case .auto:
            if environment.isSet("NO_COLOR") {
                color = false
            } else if environment.isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" {
                color = true
            } else {
                color = isSmart
            }
        }
        return Appearance(color: color, links: color && isSmart, width: width)
    }

    /// Returns the bytes to write for a text, without a line break.
    public func render(_ text: StyledText) -> String {
        guard color || links else { return text.plain }
        var result = ""
        var link: String?
        for span in text.spans {
            let target = links ? span.link : nil
            if target != link {
                result += "\u{1B}]8;;\(Appearance.address(target))\u{1B}\\"
                link = target
            }
            let parameters = color ? span.style.parameters : ""
            result += parameters.isEmpty ? span.text : "\u{1B}[\(parameters)m\(span.text)\u{1B}[0m"
        }
        if link != nil { result += "\u{1B}]8;;\u{1B}\\" }
        return result
    }

    /// An address as OSC 8 wants it: only printable ASCII, so that nothing in it can end the sequence.
    private static func address(_ link: String?) -> String {
        guard let link else { return "" }
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in link.utf8 {
            if (0x21...0x7E).contains(byte) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
