import CZlib

/// What gzip packed, unpacked; several members one after another are one stream, as for gzip itself.
///
/// What a small file can expand to is bounded, so that a few kilobytes do not fill a disk.
struct GunzipStream: ByteStream {
    /// The first bytes of every gzip file.
    static let magic: [UInt8] = [0x1F, 0x8B]
    /// A report of any size may expand to this many bytes.
    static let freeSize = 64 << 20
    /// Beyond that, to this many times its size; reports seldom reach a tenth of it, and DEFLATE ends at 1032.
    static let maximumRatio = 300
    /// And never to more than this.
    static let maximumSize = 4 << 30

    private let state: State

    init(_ packed: any ByteStream) {
        state = State(packed)
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReportError) -> Int {
        try state.read(into: buffer)
    }
}

extension GunzipStream {
    /// A class, because zlib keeps the address of its stream.
    private final class State {
        private var packed: any ByteStream
        private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
        private var packedCount = 0
        private var unpackedCount = 0
        private var isInMember = true
        private let isReady: Bool

        init(_ packed: any ByteStream) {
            self.packed = packed
            stream.initialize(to: z_stream())
            // 15 bits of window, and 16 for the header of gzip.
            isReady =
                inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        }

        deinit {
            inflateEnd(stream)
            stream.deallocate()
            input.deallocate()
        }

        func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReportError) -> Int {
            guard isReady else { throw ReportError("there is no memory to unpack it") }
            stream.pointee.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
            stream.pointee.avail_out = UInt32(buffer.count)
            while Int(stream.pointee.avail_out) == buffer.count {
                if stream.pointee.avail_in == 0, try !fill() {
                    guard !isInMember else { throw ReportError("the gzip data is cut short") }
                    return 0
                }
                if !isInMember {
                    // What follows the last member is padding where it is no member itself; gzip passes over it, too.
                    guard stream.pointee.next_in.pointee == GunzipStream.magic[0] else { return 0 }
                    inflateReset(stream)
                    isInMember = true
                }
                switch inflate(stream, Z_NO_FLUSH) {
                case Z_OK, Z_BUF_ERROR: break
                case Z_STREAM_END: isInMember = false
                default: throw ReportError("the gzip data is damaged")
                }
            }
            let count = buffer.count - Int(stream.pointee.avail_out)
            unpackedCount += count
            try checkBounds()
            return count
        }

        private func fill() throws(ReportError) -> Bool {
            let count = try packed.read(into: input)
            packedCount += count
            stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
            stream.pointee.avail_in = UInt32(count)
            return count > 0
        }

        private func checkBounds() throws(ReportError) {
            guard unpackedCount > GunzipStream.freeSize else { return }
            if unpackedCount / GunzipStream.maximumRatio > packedCount || unpackedCount > GunzipStream.maximumSize {
                throw ReportError(
                    "the gzip data expands to more than \(unpackedCount >> 20) MB, which no report of its size needs")
            }
        }
    }
}
