// Runs searches inside the wasm: standard input is the size of an index (4 bytes, little-endian), the index, and queries,
// one for each line; standard output is one JSON answer for each line. Linked with the browser's own modules.
import GuideBrowser
import GuideCore

private struct Slice {
    var start: UInt32
    var size: UInt32
}

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_read")
@_extern(c)
private func fd_read(_ file: Int32, _ slices: UnsafeRawPointer, _ count: Int32, _ done: UnsafeMutableRawPointer)
    -> Int32

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_write")
@_extern(c)
private func fd_write(_ file: Int32, _ slices: UnsafeRawPointer, _ count: Int32, _ done: UnsafeMutableRawPointer)
    -> Int32

private func readAll() -> [UInt8] {
    var result: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    while true {
        var slice = Slice(start: UInt32(UInt(bitPattern: buffer.baseAddress)), size: UInt32(buffer.count))
        var done: UInt32 = 0
        guard fd_read(0, &slice, 1, &done) == 0, done > 0 else { return result }
        result.append(contentsOf: buffer[..<Int(done)])
    }
}

private func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
        var start = 0
        while start < bytes.count {
            let address = UInt32(UInt(bitPattern: bytes.baseAddress)) + UInt32(start)
            var slice = Slice(start: address, size: UInt32(bytes.count - start))
            var done: UInt32 = 0
            guard fd_write(1, &slice, 1, &done) == 0, done > 0 else { return }
            start += Int(done)
        }
    }
}

/// Answers every query of standard input, in order.
@_expose(wasm, "_start")
@_cdecl("_start")
public func start() {
    let input = readAll()
    let size = Int(input[0]) | Int(input[1]) << 8 | Int(input[2]) << 16 | Int(input[3]) << 24
    input.withUnsafeBytes { bytes in
        do throws(IndexError) {
            // The page's side: parts of the whole index are handed over when they are missed.
            let whole = try SearchIndex(bytes: UnsafeRawBufferPointer(rebasing: bytes[4..<4 + size]))
            let opening = try whole.opening()
            let place = UnsafeMutableRawBufferPointer.allocate(byteCount: opening.count, alignment: 16)
            place.copyBytes(from: opening)
            let browser = try GuideBrowser(opening: UnsafeRawBufferPointer(place))
            for query in input[(4 + size)...].split(separator: 0x0A) {
                let request = SearchRequest(text: Array(query))
                var answer = browser.search(request)
                while !browser.missingParts.isEmpty {
                    for part in browser.missingParts { try browser.insert(whole.bytes(of: part), as: part) }
                    answer = browser.search(request)
                }
                write(answer + [0x0A])
            }
        } catch {
            write([0x21, 0x0A])
        }
    }
}
