import Foundation
import GuideBrowser
import GuideCore
import GuideCoreFixtures
import Testing

/// Runs the same searches natively and in the wasm, and holds the answers against each other byte by byte.
@Suite struct WasmSearchTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func theBrowserAnswersAsTheCommandDoes() throws {
        let queries = SharedSearches.all.map(\.query) + ["zzzz", "gesture framework:uikit", "escape-missing"]
        let index = IndexFixture.index
        let native = try index.withUnsafeBytes { bytes in
            let whole = try SearchIndex(bytes: bytes)
            let opening = try whole.opening()
            return try opening.withUnsafeBytes { opening in
                let browser = try GuideBrowser(opening: opening)
                return try queries.map { query in
                    let request = SearchRequest(text: Array(query.utf8))
                    var answer = browser.search(request)
                    while !browser.missingParts.isEmpty {
                        for part in browser.missingParts { try browser.insert(whole.bytes(of: part), as: part) }
                        answer = browser.search(request)
                    }
                    return String(decoding: answer, as: UTF8.self)
                }
            }
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "wasm-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let module = folder.appending(path: "suite.wasm")
        let build = try run(["bin/build-wasm", "--suite", module.path])
        // Status 3: a toolchain without the wasm target, which everything else does without.
        if build.status == 3 { try Test.cancel("\(build.error)") }
        #expect(build.status == 0, "\(build.error)")

        var input = Data()
        withUnsafeBytes(of: UInt32(index.count).littleEndian) { input.append(contentsOf: $0) }
        input.append(contentsOf: index)
        input.append(Data((queries.joined(separator: "\n") + "\n").utf8))
        let answers = try run(["wasmkit", "run", module.path], input: input)
        if answers.status == 127 { try Test.cancel("wasmkit is not installed") }
        #expect(answers.status == 0, "\(answers.error)")
        let wasm = answers.output.split(separator: "\n").map(String.init)
        #expect(wasm.count == native.count)
        for (query, (first, second)) in zip(queries, zip(native, wasm)) {
            #expect(first == second, "\(query)")
        }
    }

    private struct Finished {
        var status: Int32
        var output: String
        var error: String
    }

    private func run(_ command: [String], input: Data = Data()) throws -> Finished {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = Self.root
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = stderr
        try process.run()
        // More than a pipe holds: written beside the reading.
        let writer = Thread {
            try? stdin.fileHandleForWriting.write(contentsOf: input)
            try? stdin.fileHandleForWriting.close()
        }
        writer.start()
        let output = stdout.fileHandleForReading.readDataToEndOfFile()
        let error = stderr.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Finished(
            status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            error: String(decoding: error, as: UTF8.self))
    }
}
