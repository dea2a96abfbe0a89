/// Why the bytes of an index are refused.
public enum IndexError: Error, Equatable, Sendable {
    /// The first bytes are not those of an index.
    case notAnIndex
    /// The index was written in another version of the format.
    case unsupportedVersion(found: UInt32, supported: UInt32)
    /// The file is shorter or longer than its header says. Sizes in bytes.
    case wrongSize(found: Int, expected: Int)
    /// The bytes at this offset are not what was written.
    case damaged(offset: Int)
    /// This part did not come yet; ``SearchIndex/missingParts`` has all that are needed next.
    case absent(IndexPart)
    #if SEARCH_ESSENTIALS
        /// The answer takes more of the program than its essentials; see bin/build-wasm.
        case beyondEssentials
    #endif
}
