/// Walks JSON that a reader has accepted before, and hands its values on byte for byte.
final class JSONByteReader {
    private enum Input {
        case report(ReportBytes)
        case memory([UInt8])
    }

    private let input: Input
    private var buffer: [UInt8] = []
    private var position = 0
    /// Where the bytes behind the buffer stand in the report.
    private var offset: Int

    /// Begins at the text of a report.
    init(_ source: ReportSource) {
        input = .report(source.bytes)
        offset = source.start
    }

    /// Begins at the first of some bytes.
    init(_ bytes: [UInt8]) {
        input = .memory(bytes)
        buffer = bytes
        offset = bytes.count
    }

    /// Calls a closure for each member of the object that comes next, with the bytes between the quotation marks of its name; the
    /// closure has to take the value.
    func object(_ each: ([UInt8]) throws(ReportError) -> Void) throws(ReportError) {
        try container(closedBy: "}") { () throws(ReportError) in
            var name: [UInt8] = []
            try takeValue { name.append(contentsOf: $0) }
            _ = try peek()
            position += 1
            try each(Array(name.dropFirst().dropLast()))
        }
    }

    /// Calls a closure for each element of the array that comes next; the closure has to take it.
    func array(_ each: () throws(ReportError) -> Void) throws(ReportError) {
        try container(closedBy: "]", each)
    }

    /// Whether the value that comes next begins with a bracket, so that ``object(_:)`` or ``array(_:)`` can take it.
    func comes(_ bracket: Unicode.Scalar) throws(ReportError) -> Bool { try peek() == UInt8(ascii: bracket) }

    /// Takes the value that comes next.
    func value() throws(ReportError) -> [UInt8] {
        var bytes: [UInt8] = []
        try takeValue { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// Hands on the value that comes next, a piece at a time.
    func copyValue(to output: ReportOutput) throws(ReportError) { try takeValue { output.write(bytes: $0) } }

    private func container(
        closedBy bracket: Unicode.Scalar, _ each: () throws(ReportError) -> Void
    ) throws(ReportError) {
        _ = try peek()
        position += 1
        while let byte = try peek(), byte != UInt8(ascii: bracket) {
            if byte == UInt8(ascii: ",") { position += 1 } else { try each() }
        }
        position += 1
    }

    /// The next byte that is no white space; it is not taken.
    private func peek() throws(ReportError) -> UInt8? {
        while true {
            while position < buffer.count {
                let byte = buffer[position]
                if byte != 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 { return byte }
                position += 1
            }
            guard try refill() else { return nil }
        }
    }

    private func refill() throws(ReportError) -> Bool {
        guard case .report(let bytes) = input else { return false }
        if buffer.count != ReportBytes.pieceSize { buffer = [UInt8](repeating: 0, count: ReportBytes.pieceSize) }
        let count: Int
        do {
            count = try buffer.withUnsafeMutableBytes { try bytes.read(at: offset, into: $0) }
        } catch let error as ReportError {
            throw error
        } catch {
            throw ReportError("\(error)")
        }
        if count < buffer.count { buffer.removeLast(buffer.count - count) }
        offset += count
        position = 0
        return count > 0
    }

    private func takeValue(_ take: (ArraySlice<UInt8>) -> Void) throws(ReportError) {
        guard let first = try peek() else { return }
        var depth = 0
        var isInString = false
        var isEscaped = false
        var start = position
        let isScalar = first != UInt8(ascii: "{") && first != UInt8(ascii: "[") && first != UInt8(ascii: "\"")
        while true {
            while position < buffer.count {
                let byte = buffer[position]
                if isScalar {
                    switch byte {
                    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x0A, 0x0D, 0x09:
                        take(buffer[start..<position])
                        return
                    default: break
                    }
                } else if isEscaped {
                    isEscaped = false
                } else if isInString {
                    if byte == UInt8(ascii: "\\") { isEscaped = true }
                    if byte == UInt8(ascii: "\"") { isInString = false }
                } else {
                    switch byte {
                    case UInt8(ascii: "\""): isInString = true
                    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                    default: break
                    }
                }
                position += 1
                if !isScalar, depth == 0, !isInString, !isEscaped {
                    take(buffer[start..<position])
                    return
                }
            }
            take(buffer[start...])
            guard try refill() else { return }
            start = 0
        }
    }
}

extension JSONText {
    /// Returns the text of a string with its quotation marks; `nil` for another value.
    static func text(of value: [UInt8]) -> String? {
        guard value.count >= 2, value.first == UInt8(ascii: "\"") else { return nil }
        var result: [UInt8] = []
        var units: [UInt16] = []
        func endUnits() {
            if !units.isEmpty { result += Array(String(decoding: units, as: UTF16.self).utf8) }
            units = []
        }
        var rest = value[1..<(value.count - 1)]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let code = rest.popFirst() else {
                endUnits()
                result.append(byte)
                continue
            }
            if code == UInt8(ascii: "u"), let unit = UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16)
            {
                rest = rest.dropFirst(4)
                units.append(unit)
                continue
            }
            endUnits()
            switch code {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            default: result.append(code)
            }
        }
        endUnits()
        return String(decoding: result, as: UTF8.self)
    }
}
