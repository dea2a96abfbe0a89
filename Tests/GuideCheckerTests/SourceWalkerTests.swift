import GuideChecker
import GuideCommandLine
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder of its own for each test, which goes with it.
private final class TemporaryFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/walker-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw OutputError.failed(errno) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? shell("rm -rf .") }

    func shell(_ line: String) throws {
        let status = try ChildProcess(["sh", "-c", "cd \"$0\" && \(line)", path]).wait()
        if status != 0 { throw OutputError.failed(status) }
    }

    func walk(_ names: String...) -> SourceWalker {
        var walker = SourceWalker()
        for name in names { walker.add(name.isEmpty ? path : "\(path)/\(name)") }
        return walker
    }

    func names(_ walker: SourceWalker) -> [String] { walker.files.map { String($0.dropFirst(path.count + 1)) } }
}

@Suite struct SourceWalkerTests {
    @Test func filesAreFoundOnceInTheOrderOfTheirNames() throws {
        let folder = try TemporaryFolder()
        try folder.shell(
            """
            mkdir -p b/c Pods .hidden '가 나' && touch a.swift b/c/d.swift b/a.swift Pods/x.swift .hidden/x.swift x.txt \
            '가 나/화면 1.swift' && ln -s ../a.swift b/link.swift
            """)
        #expect(folder.names(folder.walk("")) == ["a.swift", "b/a.swift", "b/c/d.swift", "가 나/화면 1.swift"])
        #expect(folder.names(folder.walk("Pods", "a.swift", "a.swift")) == ["Pods/x.swift", "a.swift"])
    }

    @Test func linksThatLeadInACircleEnd() throws {
        let folder = try TemporaryFolder()
        try folder.shell("mkdir a && touch a/x.swift && ln -s .. a/up && ln -s y.swift y.swift && ln -s a b")
        let walker = folder.walk("")
        #expect(folder.names(walker) == ["a/x.swift"])
        #expect(walker.failures.isEmpty)
        #expect(folder.walk("y.swift").failures.map(\.path) == ["\(folder.path)/y.swift"])
    }

    @Test func whatIsNoFileIsNotWaitedFor() throws {
        let folder = try TemporaryFolder()
        try folder.shell("mkfifo x.swift && mkdir y.swift && touch y.swift/z.swift")
        #expect(folder.names(folder.walk("")) == ["y.swift/z.swift"])
        #expect(folder.names(folder.walk("x.swift")) == ["x.swift"])
        for name in ["x.swift", "y.swift", "missing.swift"] {
            #expect(throws: SourceWalker.ReadError.self) { try SourceWalker.read("\(folder.path)/\(name)") }
        }
    }

    @Test(.enabled(if: getuid() != 0, "root may read everything")) func whatMustNotBeReadIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.shell("mkdir a && touch x.swift && chmod 000 x.swift a")
        #expect(folder.walk("").failures.map(\.path) == ["\(folder.path)/a"])
        #expect(throws: SourceWalker.ReadError.self) { try SourceWalker.read("\(folder.path)/x.swift") }
        try folder.shell("chmod 700 a")
    }
}
