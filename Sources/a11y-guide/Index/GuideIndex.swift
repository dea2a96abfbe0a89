import GuideCatalog
import GuideCommandLine
import GuideCore
import GuideLookup

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An index that is open for reading.
final class GuideIndex {
    /// What answers requests.
    let search: SearchIndex
    /// Where the bytes came from, for messages.
    let location: IndexLocation
    private let file: MappedFile?

    private init(file: MappedFile, location: IndexLocation) throws(IndexError) {
        search = try SearchIndex(bytes: file.bytes)
        self.file = file
        self.location = location
    }

    /// Takes over bytes that stand in no file; they are kept until the process ends.
    private init(bytes: [UInt8], location: IndexLocation) throws(IndexError) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        copy.copyBytes(from: bytes)
        search = try SearchIndex(bytes: UnsafeRawBufferPointer(copy))
        file = nil
        self.location = location
    }

    /// Opens the index that a command line means; in a source tree it is written anew first where it is missing, of
    /// another version, damaged, or older than the content.
    static func open(_ invocation: Invocation, _ console: Console) throws(Complaint) -> GuideIndex {
        let option = invocation.value(of: Options.index)
        let location = try IndexLocation.find(option: option, environment: console.environment)
        guard case .sourceTree(let tree) = location else { return try open(location) }
        if let written = ContentAge.time(of: tree.index), let index = try? open(location) {
            // Without content there is nothing that the index could be older than.
            guard let content = ContentAge.newest(in: tree.content) else { return index }
            if !ContentAge.isNewer(content, thanIndex: written) { return index }
        }
        return try rebuild(tree, location, console)
    }

    private static func open(_ location: IndexLocation) throws(Complaint) -> GuideIndex {
        let path = location.path
        let file: MappedFile
        do throws(OutputError) {
            file = try MappedFile(path: path)
        } catch {
            throw Complaint("index '\(path)' cannot be read: \(error.reason)", hints: repair(location))
        }
        do throws(IndexError) {
            let index = try GuideIndex(file: file, location: location)
            if index.search.count > 0 { return index }
        } catch {
            throw complaint(error, location)
        }
        throw Complaint("index '\(path)' is empty", hints: repair(location))
    }

    /// Writes the index anew. Where the content has errors, answers come from the last index that could be written, if
    /// there is one; where the folder cannot be written to, they come from memory.
    private static func rebuild(
        _ tree: SourceTree, _ location: IndexLocation, _ console: Console
    ) throws(Complaint) -> GuideIndex {
        guard FilePaths.isFolder(tree.content) else { throw ContentPlace.noFolder(tree.content) }
        // What is published is held against the content by 'index' and 'validate'; nobody searches for it.
        let build = ContentBuild(content: tree.content, published: [])
        if build.hasErrors {
            let errors = build.problems.filter { $0.severity == .error }.count
            let summary = "the content has \(errors) \(errors == 1 ? "error" : "errors")"
            if let index = try? open(location) {
                console.say("\(summary); answers come from the last good index; see: a11y-guide validate")
                return index
            }
            throw Complaint("\(summary), and there is no earlier index", hints: [.text("see: a11y-guide validate")])
        }
        if build.catalog == Catalog() {
            throw Complaint("'\(tree.content)' has no content", hints: [.text("see: a11y-guide help index")])
        }
        let bytes = try build.makeIndex()
        do throws(OutputError) {
            try FilePaths.makeFolder(FilePaths.parent(of: tree.index))
            try AtomicFile.write(bytes, to: tree.index, time: build.stamp)
        } catch {
            console.say("the index is older than the content, and '\(tree.index)' cannot be written: \(error.reason)")
        }
        do throws(IndexError) {
            return try GuideIndex(bytes: bytes, location: location)
        } catch {
            throw complaint(error, location)
        }
    }

    /// Words an error that an index gave when it was opened or read.
    static func complaint(_ error: IndexError, _ location: IndexLocation) -> Complaint {
        let path = location.path
        let message =
            switch error {
            case .notAnIndex: "'\(path)' is not an index of a11y-guide"
            case .unsupportedVersion(let found, let supported):
                "index '\(path)' has format \(found), and this program reads format \(supported)"
            case .wrongSize(let found, let expected):
                "index '\(path)' is cut off or extended: it has \(found) bytes in place of \(expected)"
            case .absent: "index '\(path)' is incomplete"
            case .damaged(let offset): "index '\(path)' is damaged at byte \(offset)"
            }
        return Complaint(message, hints: repair(location))
    }

    private static func repair(_ location: IndexLocation) -> [Complaint.Hint] {
        switch location {
        case .named: [.text("write it anew with: a11y-guide index --content FOLDER --output FOLDER")]
        case .installed: [.text("install a11y-guide again, or name another index with --index FILE")]
        case .sourceTree: [.command("a11y-guide index")]
        }
    }
}

extension GuideIndex {
    /// Answers a request.
    func answer(_ request: SearchRequest) throws(Complaint) -> SearchAnswer {
        do throws(IndexError) {
            return try search.search(request)
        } catch {
            throw GuideIndex.complaint(error, location)
        }
    }

    /// Returns what a list shows of an entry.
    func summary(of entry: Int, _ language: Language) throws(Complaint) -> EntrySummary {
        do throws(IndexError) {
            return try search.summary(of: entry, language: language)
        } catch {
            throw GuideIndex.complaint(error, location)
        }
    }

    /// Returns the bytes that an entry was added with.
    func payload(of entry: Int) throws(Complaint) -> [UInt8] {
        do throws(IndexError) {
            return try search.payload(of: entry)
        } catch {
            throw GuideIndex.complaint(error, location)
        }
    }

    /// Returns the entries that a name leads to, the most direct first.
    func entries(named name: String) throws(Complaint) -> [(entry: Int, strength: IndexEntry.Key.Strength)] {
        do throws(IndexError) {
            return try search.entries(named: Array(name.utf8))
        } catch {
            throw GuideIndex.complaint(error, location)
        }
    }

    /// Returns identifiers near to a name that leads nowhere.
    func identifiers(near name: String, limit: Int) throws(Complaint) -> [String] {
        do throws(IndexError) {
            return try search.identifiers(near: Array(name.utf8), limit: limit).map {
                String(decoding: $0, as: UTF8.self)
            }
        } catch {
            throw GuideIndex.complaint(error, location)
        }
    }
}
