#if arch(wasm32)
    import GuideCore

    // The page's side of the conversation. One page searches one index at a time, on one thread.
    nonisolated(unsafe) private var browser: GuideBrowser?
    nonisolated(unsafe) private var result: [UInt8] = []

    /// Returns memory for the page to write to; it stays where it is until the page is closed.
    @_expose(wasm, "guide_allocate")
    @_cdecl("guide_allocate")
    public func allocate(_ size: Int) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    }

    /// Opens the index at a place in memory; returns whether it could be opened.
    @_expose(wasm, "guide_open")
    @_cdecl("guide_open")
    public func open(_ bytes: UnsafeRawPointer, _ size: Int) -> Bool {
        do throws(IndexError) {
            browser = try GuideBrowser(index: UnsafeRawBufferPointer(start: bytes, count: size))
            return true
        } catch {
            browser = nil
            return false
        }
    }

    /// Searches for a text and returns the size of the answer in JSON; ``answer()`` says where it stands.
    ///
    /// - Parameter language: The raw value of ``Language``, or -1 to take it from the text.
    @_expose(wasm, "guide_search")
    @_cdecl("guide_search")
    public func search(_ text: UnsafePointer<UInt8>, _ size: Int, _ language: Int, _ limit: Int) -> Int {
        guard let browser else { return 0 }
        let request = SearchRequest(
            text: Array(UnsafeBufferPointer(start: text, count: size)),
            language: UInt8(exactly: language).flatMap { Language(rawValue: $0) }, limit: max(0, limit))
        result = browser.search(request)
        return result.count
    }

    /// Returns where the last answer stands; it is gone with the next search.
    @_expose(wasm, "guide_answer")
    @_cdecl("guide_answer")
    public func answer() -> UnsafePointer<UInt8>? {
        result.withUnsafeBufferPointer { $0.baseAddress }
    }
#endif
