/// Where a writer's bytes go, a piece at a time.
public final class ReportOutput {
    private var buffer: [UInt8] = []
    private let send: ([UInt8]) -> Void
    private static let capacity = 32 * 1024

    /// Creates an output that hands what gathers to a closure.
    public init(_ send: @escaping ([UInt8]) -> Void) { self.send = send }

    /// Adds UTF-8 as it is.
    func write(_ text: String) {
        buffer.append(contentsOf: text.utf8)
        drainIfFull()
    }

    /// Adds bytes as they are.
    func write(bytes: some Collection<UInt8>) {
        buffer.append(contentsOf: bytes)
        drainIfFull()
    }

    /// Lets a closure add bytes, such as a piece of JSON.
    func write(_ body: (inout [UInt8]) -> Void) {
        body(&buffer)
        drainIfFull()
    }

    /// Hands over what has gathered.
    public func flush() {
        guard !buffer.isEmpty else { return }
        send(buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    private func drainIfFull() { if buffer.count >= ReportOutput.capacity { flush() } }
}
