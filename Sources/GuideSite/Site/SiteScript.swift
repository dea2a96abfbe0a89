import GuideCatalog
import GuideCore

/// The one script of the pages: the words of each language, the search, and what a page does beyond showing itself.
enum SiteScript {
    /// Returns the script, without comments and indentation.
    static func make(for languages: [Language]) -> [UInt8] {
        var script = Array("\"use strict\";(() => {\nconst texts = {".utf8)
        for language in languages {
            script += Array("\(language.tag):{".utf8)
            for (name, text) in ScriptTexts(wording: SiteWording(language: language)).texts {
                script += Array("\(quoted(name)):\(quoted(text)),".utf8)
            }
            let frameworks = Framework.allCases.map { "[\(quoted($0.rawValue)),\(quoted($0.displayName))]" }
            script += Array("frameworks:[\(frameworks.joined(separator: ","))]},\n".utf8)
        }
        script += Array("};\n".utf8)
        script += condensed(PackageResources.engine_js)
        script += condensed(PackageResources.guide_js)
        script += Array("})();\n".utf8)
        return script
    }

    /// Drops lines that are comments, blank lines and indentation; everything else stays as it is written. The sources keep
    /// to this: no comment after code, and no text that runs over lines.
    static func condensed(_ source: [UInt8]) -> [UInt8] {
        var condensed: [UInt8] = []
        var isInComment = false
        for line in source.split(separator: UInt8(ascii: "\n")) {
            let line = line.drop { $0 == UInt8(ascii: " ") }
            if isInComment || line.starts(with: "/*".utf8) {
                isInComment = !line.suffix(2).elementsEqual("*/".utf8)
                continue
            }
            if line.isEmpty || line.starts(with: "//".utf8) { continue }
            condensed += line
            condensed.append(UInt8(ascii: "\n"))
        }
        return condensed
    }

    /// A text as JavaScript has it between quotation marks.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            default: quoted.unicodeScalars.append(character)
            }
        }
        return quoted + "\""
    }
}
