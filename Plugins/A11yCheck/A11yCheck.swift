import Foundation
import PackagePlugin

/// `swift package a11y-check`: checks the targets of a package, or the paths that are named.
@main
struct A11yCheck: CommandPlugin {
    /// The options of 'check' that have a value, which is no path to check.
    private static let valued: Set<String> = [
        "--format", "--rule", "-r", "--config", "--baseline", "--diff", "--lang", "-l", "--index", "-i", "--color",
    ]

    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        var words = extractor.remainingArguments
        if !Self.namesPath(words) {
            let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
            let folders = targets.compactMap { $0 as? SwiftSourceModuleTarget }.map(\.directoryURL)
            guard !folders.isEmpty else {
                Diagnostics.error("there is no target with Swift source")
                return
            }
            let package = context.package.directoryURL.path(percentEncoded: false)
            words += folders.map { Self.relative($0.path(percentEncoded: false), to: package) }
        }
        let process = Process()
        process.executableURL = try context.tool(named: "a11y-guide-check").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["check"] + words
        var environment = ProcessInfo.processInfo.environment
        if let index = try index(context) {
            environment["A11Y_GUIDE_INDEX"] = index.path(percentEncoded: false)
        }
        process.environment = environment
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: break
        case 1: Diagnostics.error("there are findings")
        default: Diagnostics.error("not everything could be checked")
        }
    }

    /// The index with the titles of the rules, written anew where the guide has changed since; `nil` where it cannot be.
    private func index(_ context: PluginContext) throws -> URL? {
        let packages = [context.package] + context.package.dependencies.map(\.package)
        let isGuide = { (package: Package) in
            FileManager.default.fileExists(
                atPath: package.directoryURL.appending(path: "Content/guide.yml").path(percentEncoded: false))
        }
        guard let guide = packages.first(where: isGuide) else { return nil }
        let content = guide.directoryURL.appending(path: "Content")
        let index = context.pluginWorkDirectoryURL.appending(path: "guide.index")
        if let written = Self.time(of: index), Self.newest(in: content) <= written { return index }
        let process = Process()
        process.executableURL = try context.tool(named: "a11y-guide").url
        process.arguments = [
            "index", "--content", content.path(percentEncoded: false), "--output",
            context.pluginWorkDirectoryURL.path(percentEncoded: false),
        ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? index : nil
    }

    private static func time(of file: URL) -> Date? {
        try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }

    private static func newest(in folder: URL) -> Date {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        return (files?.compactMap { ($0 as? URL).flatMap(time) } ?? []).max() ?? .distantFuture
    }

    /// Whether some of the words say what to check.
    private static func namesPath(_ words: [String]) -> Bool {
        var isValue = false
        for (place, word) in words.enumerated() {
            if isValue {
                isValue = false
            } else if word == "--" {
                return place + 1 < words.count
            } else if word.hasPrefix("-"), word.count > 1 {
                isValue = valued.contains(word)
            } else {
                return true
            }
        }
        return false
    }

    /// A path as a person would type it in the folder of the package.
    private static func relative(_ path: String, to folder: String) -> String {
        let start = folder.hasSuffix("/") ? folder : "\(folder)/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }
}
