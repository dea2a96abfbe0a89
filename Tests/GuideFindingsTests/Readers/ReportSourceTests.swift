import CZlib
import Foundation
import Testing

@testable import GuideFindings

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct ReportSourceTests {
    static let report = #"{"version": "2.1.0", "runs": [{"results": [{"ruleId": "글자", "message": {"text": "😀"}}]}]}"#

    private func rules(_ bytes: [UInt8]) throws -> [String] {
        try Reading(ReportSource(bytes: bytes)).findings.map { "\($0.checkerRule) \($0.message)" }
    }

    @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian], [false, true])
    func everyEncodingIsReadWithAndWithoutItsMark(encoding: String.Encoding, hasMark: Bool) throws {
        let text = (hasMark ? "\u{FEFF}" : "") + Self.report.replacingOccurrences(of: ", ", with: ",\r\n")
        let bytes = try #require(text.data(using: encoding))
        #expect(try rules(Array(bytes)) == ["글자 😀"])
    }

    @Test func halfACharacterOfUTF16IsReplaced() throws {
        var bytes = Array(try #require(Self.report.data(using: .utf16LittleEndian)))
        // The low surrogate of 😀 becomes a letter.
        let place = try #require(bytes.indices.first { bytes[$0] == 0x3D && bytes[$0 + 1] == 0xD8 })
        bytes.replaceSubrange(place + 2..<place + 4, with: [0x61, 0])
        #expect(try rules(bytes) == ["글자 \u{FFFD}a"])
    }

    @Test func gzipIsUnpackedAlsoInSeveralMembersAndWithPadding() throws {
        let bytes = Array(Self.report.utf8)
        let members = gzip(Array(bytes[..<20])) + gzip(Array(bytes[20...])) + [0, 0, 0]
        #expect(try rules(members) == ["글자 😀"])
        #expect(try rules(gzip(Array(try #require(Self.report.data(using: .utf16))))) == ["글자 😀"])
    }

    @Test func gzipThatIsDamagedOrCutShortIsRefused() throws {
        let packed = gzip(Array(Self.report.utf8))
        #expect(throws: ReportError("the gzip data is cut short")) { try rules(Array(packed.dropLast(9))) }
        var damaged = packed
        damaged[packed.count - 6] ^= 0xFF
        #expect(throws: ReportError("the gzip data is damaged")) { try rules(damaged) }
    }

    @Test func gzipThatExpandsWithoutEndIsRefused() throws {
        let spaces = gzip([UInt8](repeating: 0x20, count: 80 << 20))
        let error = #expect(throws: ReportError.self) { try rules(spaces) }
        #expect(error?.reason.hasPrefix("the gzip data expands to more than 64 MB") == true)
    }

    @Test func whatIsNoFileIsRefusedByWhatItIs() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "report-source-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let fifo = folder.appending(path: "fifo").path
        mkfifo(fifo, 0o600)
        let empty = folder.appending(path: "empty").path
        _ = FileManager.default.createFile(atPath: empty, contents: Data())
        let refusals = [
            folder.path: "it is a directory", empty: "it is empty", "/dev/null": "it is no regular file",
            fifo: "it is a FIFO; reports that come through one are read on standard input",
            folder.path + "/missing": "No such file or directory",
        ]
        for (path, reason) in refusals {
            #expect(throws: ReportError(reason)) { try ReportSource(path: path) }
        }
    }

    @Test func aPipeIsReadToItsEndAndCanBeReadAgain() throws {
        let pipe = Pipe()
        let bytes = Data(Self.report.utf8)
        try pipe.fileHandleForWriting.write(contentsOf: bytes)
        try pipe.fileHandleForWriting.close()
        let source = try ReportSource(descriptor: pipe.fileHandleForReading.fileDescriptor)
        #expect(try Reading(source).findings.count == 1)
        #expect(try Reading(source).findings.count == 1)
    }

    @Test func whatIsLongerThanMemoryIsMeantForGoesToAFileWithoutAName() throws {
        let padding = String(repeating: " ", count: ReportBytes.memoryLimit * 2)
        let source = try ReportSource(bytes: gzip(Array((Self.report + padding).utf8)))
        #expect(source.bytes.count == Self.report.utf8.count + padding.utf8.count)
        #expect(try Reading(source).findings.count == 1)
    }
}

/// The bytes as one member of a gzip file.
func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    deflateInit2_(
        &stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var packed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    var input = bytes
    let count = input.withUnsafeMutableBufferPointer { input in
        packed.withUnsafeMutableBufferPointer { output in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            stream.next_out = output.baseAddress
            stream.avail_out = UInt32(output.count)
            deflate(&stream, Z_FINISH)
            return output.count - Int(stream.avail_out)
        }
    }
    return Array(packed.prefix(count))
}
