/// Finds the results of a SARIF report's runs by their brackets, so that the first pass, which asks for everything but them, need
/// not parse them. Nothing is checked: the second pass parses all of it.
struct SarifResultFilter {
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    /// The string that was read last, as far as a name that matters is long.
    private var name: [UInt8] = []
    private var isName = false
    private var isInRuns = false
    private var isInResults = false

    /// The parts of the next piece that are not within results, with the brackets around those.
    mutating func kept(of piece: UnsafeRawBufferPointer) -> [Range<Int>] {
        var kept: [Range<Int>] = []
        var start: Int? = isInResults ? nil : 0
        var index = 0
        while index < piece.count {
            if isInString {
                index = readString(piece, from: index)
                continue
            }
            let byte = piece[index]
            switch byte {
            case UInt8(ascii: "\""):
                isInString = true
                isName = false
                name.removeAll(keepingCapacity: true)
            case UInt8(ascii: ":"): isName = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                if isName, byte == UInt8(ascii: "[") {
                    if depth == 2, name == Array("runs".utf8) { isInRuns = true }
                    if depth == 4, isInRuns, !isInResults, name == Array("results".utf8) {
                        isInResults = true
                        if let start { kept.append(start..<index + 1) }
                        start = nil
                    }
                }
                isName = false
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 3, isInResults {
                    isInResults = false
                    start = index
                }
                if depth == 1 { isInRuns = false }
            case UInt8(ascii: ","): isName = false
            default: break
            }
            index += 1
        }
        if let start { kept.append(start..<piece.count) }
        return kept
    }

    /// Goes to behind the end of a string or of the piece.
    private mutating func readString(_ piece: UnsafeRawBufferPointer, from start: Int) -> Int {
        var index = start
        while index < piece.count {
            let byte = piece[index]
            index += 1
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
                break
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            }
        }
        if depth < 4, name.count < 8 {
            let end = isInString ? index : index - 1
            name.append(contentsOf: piece[start..<max(start, min(end, start + 8))])
        }
        return index
    }
}
