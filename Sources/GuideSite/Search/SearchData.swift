public import GuideCore

/// What the script of a page fetches to search: the program, and the index in parts.
///
/// Every file is compressed inside and its path changes with what it holds, so that any web server or CDN can hold it
/// for ever. `search/manifest.json` alone keeps its name: it says which files belong together, and a browser asks for it anew
/// each time that search is first used.
public struct SearchData: Sendable {
    private struct File: Sendable {
        var path: String
        var range: Range<Int>
        var level: Int32
    }

    private let index: [UInt8]
    private let opening: [UInt8]
    private let isLocalized: Bool
    private let folder: String
    private var parts: [File] = []

    /// The first letter of the files of each kind of parts; the directory comes with the opening, and a page needs no payloads.
    private static let letters: [(kind: IndexPart.Kind, letter: String, level: Int32)] = [
        (.terms, "t", 8), (.postings, "l", 8), (.grams, "g", 8), (.entries, "e", 8),
        // Texts are most of an index, and few of them are ever fetched.
        (.texts, "x", 3),
    ]

    /// Takes the bytes of an index whose entries' paths are addresses of pages, below the site's root.
    ///
    /// - Parameter isLocalized: Whether each page stands below a folder of its language.
    /// - Throws: ``IndexError`` where the bytes are no index.
    public init(index: [UInt8], isLocalized: Bool) throws(IndexError) {
        self.index = index
        self.isLocalized = isLocalized
        var opening: [UInt8] = []
        var folder = ""
        var parts: [File] = []
        var failure: IndexError?
        index.withUnsafeBytes { bytes in
            do throws(IndexError) {
                let index = try SearchIndex(bytes: bytes)
                opening = try index.opening()
                let digits = String(index.fingerprint, radix: 16)
                folder = "search/" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
                for (kind, letter, level) in Self.letters {
                    for number in 0..<index.partCount(kind) {
                        let part = try index.bytes(of: IndexPart(kind: kind, number: number))
                        guard let start = part.baseAddress, let base = bytes.baseAddress else { continue }
                        let offset = start - base
                        parts.append(
                            File(
                                path: "\(folder)/\(letter)\(number).bin", range: offset..<offset + part.count,
                                level: level))
                    }
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        self.opening = opening
        self.folder = folder
        self.parts = parts
    }

    /// The number of files.
    public var count: Int { parts.count + 4 }

    /// Returns where a file stands below the site's root.
    public func path(_ number: Int) -> String {
        number > 3 ? parts[number - 4].path : asset(number).path
    }

    /// Returns a file by its number, from 0. Each can be made by itself, on any thread.
    public func asset(_ number: Int) -> SiteAsset {
        switch number {
        case 0: return manifest
        case 1: return Self.module
        case 2: return Self.essentials
        case 3: return SiteAsset(path: "\(folder)/o.bin", bytes: Self.compressed(opening, level: 12))
        default:
            let file = parts[number - 4]
            let bytes = index.withUnsafeBytes {
                Gzip(level: file.level).compressed(UnsafeRawBufferPointer(rebasing: $0[file.range]))
            }
            return SiteAsset(path: file.path, bytes: bytes)
        }
    }

    /// Every file.
    public var assets: [SiteAsset] { (0..<count).map(asset) }

    private var manifest: SiteAsset {
        let text =
            "{\"modules\":[\"\(Self.essentials.path)\",\"\(Self.module.path)\"],\"index\":\"\(folder)\",\"isLocalized\":\(isLocalized)}\n"
        return SiteAsset(path: "search/manifest.json", bytes: Array(text.utf8))
    }

    private static let module = SiteAsset(
        folder: "search", name: "guide", ending: "bin", bytes: compressed(SiteFiles.search, level: 12))

    /// The program without what only words take that are not found as typed, filters, and pieces of text: it comes first.
    private static let essentials = SiteAsset(
        folder: "search", name: "essentials", ending: "bin",
        bytes: compressed(SiteFiles.essentialSearch, level: 12))

    private static func compressed(_ bytes: [UInt8], level: Int32) -> [UInt8] {
        bytes.withUnsafeBytes { Gzip(level: level).compressed($0) }
    }
}
