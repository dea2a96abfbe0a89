/// Takes the terms of a text, one by one.
protocol TermSink {
    /// Takes one term. The bytes are valid during the call only.
    ///
    /// - Parameter isSurface: whether this is a word as written whose stem comes beside it.
    mutating func take(_ term: UnsafeBufferPointer<UInt8>, isSurface: Bool)
}
