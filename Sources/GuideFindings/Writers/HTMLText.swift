/// Text made part of HTML.
package enum HTMLText {
    /// Returns a text for the content of an element or the value of an attribute in quotation marks.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a sentence of ours with its code.
    static func sentence(_ sentence: GuideSentence) -> String {
        sentence.pieces.reduce(into: "") {
            $0 += $1.isCode ? "<code>\(escaped($1.text))</code>" : escaped($1.text)
        }
    }
}
