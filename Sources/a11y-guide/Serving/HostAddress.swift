import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An address of this computer to listen at.
struct HostAddress: Equatable {
    /// As it was named, but for `localhost`.
    let text: String
    /// Whether it is one of IPv6.
    let isSix: Bool

    /// Reads an address in numbers, or `localhost`. Other names are not looked up: a static program cannot do that without
    /// parts of the system that need not be the ones it was built for.
    init?(_ text: String) {
        let number = text.lowercased() == "localhost" ? "127.0.0.1" : text
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, number, &four) == 1 {
            isSix = false
        } else if inet_pton(AF_INET6, number, &six) == 1 {
            isSix = true
        } else {
            return nil
        }
        self.text = number
    }

    /// Whether only programs on this computer reach it.
    var isLoopback: Bool { isSix ? text == "::1" : text.hasPrefix("127.") }

    /// What a browser on this computer opens.
    func origin(port: UInt16) -> String {
        switch text {
        // Every address of the computer, which is none to open.
        case "0.0.0.0": "http://127.0.0.1:\(port)"
        case "::": "http://[::1]:\(port)"
        default: isSix ? "http://[\(text)]:\(port)" : "http://\(text):\(port)"
        }
    }

    /// Returns a socket that listens.
    ///
    /// - Parameter port: 0 for any that is free.
    func listen(port: UInt16) throws(OutputError) -> (socket: Int32, port: UInt16) {
        #if canImport(Darwin)
            let stream = SOCK_STREAM
        #else
            let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        let descriptor = socket(isSix ? AF_INET6 : AF_INET, stream, 0)
        guard descriptor >= 0 else { throw .failed(errno) }
        Self.makeNonblocking(descriptor)
        // The port of a preview that has just ended is free.
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        guard bind(descriptor, port: port) == 0, system_listen(descriptor, 128) == 0,
            let bound = Self.port(of: descriptor)
        else {
            let code = errno
            close(descriptor)
            throw .failed(code)
        }
        return (descriptor, bound)
    }

    private func bind(_ descriptor: Int32, port: UInt16) -> Int32 {
        if isSix {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            inet_pton(AF_INET6, text, &address.sin6_addr)
            return Self.withGeneric(&address) { system_bind(descriptor, $0, $1) }
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        inet_pton(AF_INET, text, &address.sin_addr)
        return Self.withGeneric(&address) { system_bind(descriptor, $0, $1) }
    }

    private static func port(of descriptor: Int32) -> UInt16? {
        // The port stands at the same place in the addresses of both families.
        var address = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let status = withGeneric(&address) { pointer, _ in
            getsockname(descriptor, UnsafeMutablePointer(mutating: pointer), &length)
        }
        return status == 0 ? UInt16(bigEndian: address.sin6_port) : nil
    }

    private static func withGeneric<Address>(
        _ address: inout Address, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafeMutableBytes(of: &address) { bytes in
            guard let start = bytes.baseAddress else { return -1 }
            return body(start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
        }
    }

    /// Makes calls on a descriptor return where they would wait, and keeps it from programs that are started.
    static func makeNonblocking(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
}

/// listen(2), which the method of the same name hides.
private func system_listen(_ descriptor: Int32, _ backlog: Int32) -> Int32 { listen(descriptor, backlog) }

/// bind(2), which the method of the same name hides.
private func system_bind(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
    bind(descriptor, address, length)
}
