extension SearchIndex {
    /// What distinguishes this index from every other: the same for the same content.
    public var fingerprint: UInt64 { parts.header.fingerprint }

    /// Returns the number of parts of a kind, from 0.
    public func partCount(_ kind: IndexPart.Kind) -> Int { parts.header.partCount(kind) }

    /// Returns the bytes of a part of a whole index, as ``insert(_:as:)`` takes them. They stand in the index's memory.
    ///
    /// - Throws: ``IndexError/damaged(offset:)`` where there is no such part.
    public func bytes(of part: IndexPart) throws(IndexError) -> UnsafeRawBufferPointer {
        try parts.bytes(of: part)
    }

    /// Returns what ``init(opening:)`` takes: the beginning of a whole index, and the directory of its parts.
    ///
    /// - Throws: ``IndexError/damaged(offset:)`` where the directory is damaged.
    public func opening() throws(IndexError) -> [UInt8] {
        try parts.opening()
    }
}
