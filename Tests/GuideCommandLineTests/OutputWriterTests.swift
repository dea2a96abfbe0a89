import GuideCommandLine
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Test func bytesArriveInOrderHoweverManyThereAre() throws {
    try Tool.withFile(named: "output", "") { path, _ in
        let descriptor = open(path, O_RDWR)
        let writer = OutputWriter(descriptor: descriptor)
        for number in 0..<50_000 { writer.write("\(number)\n") }
        try writer.flush()
        let size = lseek(descriptor, 0, SEEK_END)
        var bytes = [UInt8](repeating: 0, count: Int(size))
        _ = pread(descriptor, &bytes, bytes.count, 0)
        close(descriptor)
        let expected = (0..<50_000).map { "\($0)\n" }.joined()
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
}

@Test func readerThatHasGoneIsToldApartFromAFailure() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let writer = OutputWriter(descriptor: ends[1])
    writer.write("text")
    #expect(throws: OutputError.closed) { try writer.flush() }
    #expect(throws: OutputError.closed) { try writer.flush() }
    close(ends[1])
}

@Test(.enabled(if: access("/dev/full", W_OK) == 0))
func fullDiskIsAFailureWithItsReason() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    let writer = OutputWriter(descriptor: descriptor)
    writer.write("text")
    let error = #expect(throws: OutputError.self) { try writer.flush() }
    #expect(error == .failed(ENOSPC))
    #expect(error?.reason == "No space left on device")
    close(descriptor)
}

@Test func writerWaitsForASlowReaderOfANonBlockingPipe() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    var results: [Int32] = [0, 0]
    try #require(pipe(&results) == 0)
    for end in results { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = try ChildProcess(["sh", "-c", "sleep 0.2; wc -c"], descriptors: (ends[0], results[1], nil))
    close(ends[0])
    close(results[1])
    let writer = OutputWriter(descriptor: ends[1])
    writer.write(String(repeating: "x", count: 300_000))
    try writer.flush()
    close(ends[1])
    var answer = [UInt8](repeating: 0, count: 64)
    let count = read(results[0], &answer, answer.count)
    close(results[0])
    #expect(child.wait() == 0)
    #expect(Int(String(decoding: answer[..<max(0, count)], as: UTF8.self).filter(\.isNumber)) == 300_000)
}

@Test func childReportsItsStatusAndSignal() throws {
    #expect(try ChildProcess(["sh", "-c", "exit 7"]).wait() == 7)
    #expect(try ChildProcess(["sh", "-c", "kill -TERM $$"]).wait() == 128 + SIGTERM)
    #expect(throws: OutputError.failed(ENOENT)) { try ChildProcess(["no-such-program-anywhere"]) }
}
