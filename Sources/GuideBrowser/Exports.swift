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

    /// Opens the index whose beginning stands at a place in memory; returns whether it could be opened.
    @_expose(wasm, "guide_open")
    @_cdecl("guide_open")
    public func open(_ bytes: UnsafeRawPointer, _ size: Int) -> Bool {
        do throws(IndexError) {
            browser = try GuideBrowser(opening: UnsafeRawBufferPointer(start: bytes, count: size))
            return true
        } catch {
            browser = nil
            return false
        }
    }

    /// Takes a part that stands at a place in memory, by the raw value of its kind and its number; returns whether it is
    /// that part of the index.
    @_expose(wasm, "guide_insert")
    @_cdecl("guide_insert")
    public func insert(_ kind: Int, _ number: Int, _ bytes: UnsafeRawPointer, _ size: Int) -> Bool {
        guard let browser, let raw = UInt8(exactly: kind), let kind = IndexPart.Kind(rawValue: raw) else {
            return false
        }
        do throws(IndexError) {
            try browser.insert(
                UnsafeRawBufferPointer(start: bytes, count: size), as: IndexPart(kind: kind, number: number))
            return true
        } catch {
            return false
        }
    }

    /// Searches for a text and returns the size of the answer in JSON; ``answer()`` says where it stands.
    ///
    /// - Parameter language: The raw value of ``Language``, or -1 to take it from the text.
    @_expose(wasm, "guide_search")
    @_cdecl("guide_search")
    public func search(
        _ text: UnsafePointer<UInt8>, _ size: Int, _ language: Int, _ limit: Int, _ snippets: Bool
    ) -> Int {
        guard let browser else { return 0 }
        let request = SearchRequest(
            text: Array(UnsafeBufferPointer(start: text, count: size)),
            language: language == 0 ? .english : language == 1 ? .korean : nil, limit: max(0, limit),
            snippets: snippets)
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
