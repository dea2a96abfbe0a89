import CDeflate

/// Compresses files that the script of a page unpacks itself, so that their weight on the wire does not depend on the server.
struct Gzip: ~Copyable {
    private let compressor: OpaquePointer?

    /// Creates a compressor.
    ///
    /// - Parameter level: From 1, the fastest, to 12, the smallest.
    init(level: Int32) {
        compressor = libdeflate_alloc_compressor(level)
    }

    deinit {
        if let compressor { libdeflate_free_compressor(compressor) }
    }

    /// Returns bytes as a gzip file; as they are where that would not be smaller or memory is short. They then do not
    /// begin as a gzip file does, unless they were one.
    func compressed(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        guard let compressor, bytes.count > 0 else { return Array(bytes) }
        let bound = libdeflate_gzip_compress_bound(compressor, bytes.count)
        let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_gzip_compress(compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, bound)
        }
        return result.isEmpty || result.count >= bytes.count ? Array(bytes) : result
    }
}
