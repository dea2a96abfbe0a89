import Foundation
import PackagePlugin

/// `swift package a11y-check`: checks the targets of a package, or the paths that are named.
@main
struct A11yCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        var words = extractor.remainingArguments
        let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
        // A path among the arguments says what to check; options alone do not.
        if !words.contains(where: { FileManager.default.fileExists(atPath: $0) }) {
            words += targets.compactMap { $0 as? SwiftSourceModuleTarget }.map(\.directoryURL.path)
        }
        let process = Process()
        process.executableURL = try context.tool(named: "a11y-guide-check").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["check"] + words
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: break
        case 1: Diagnostics.error("there are findings")
        default: Diagnostics.error("not everything could be checked")
        }
    }
}
