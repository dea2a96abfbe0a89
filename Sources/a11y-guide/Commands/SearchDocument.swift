import GuideCommandLine
import GuideCore
import GuideLookup

/// The JSON of an answer; its form is described in docs/schemas/search.schema.json.
enum SearchDocument {
    /// Counted up when a member is removed or changes its meaning; new members may come at any time.
    static let schemaVersion = 1

    static func json(of answer: SearchAnswer, query: String, language: Language) -> JSONWriter {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", schemaVersion)
            json.member("query", query)
            json.member("language", language.code.description)
            json.member("total", answer.total)
            json.key("readings")
            json.array(of: answer.readings, write)
            json.key("missingWords")
            json.array(of: answer.missingWords) { $0.string($1) }
            json.key("suggestions")
            json.array(of: answer.suggestions) { $0.string($1) }
            json.key("results")
            json.array(of: answer.hits, write)
        }
        return json
    }

    private static func write(_ json: inout JSONWriter, _ reading: SearchAnswer.Reading) {
        json.object { json in
            json.member("typed", reading.typed)
            json.key("read")
            json.array(of: reading.read) { $0.string($1) }
            json.member("reason", name(of: reading.reason))
        }
    }

    private static func write(_ json: inout JSONWriter, _ hit: SearchHit) {
        json.object { json in
            EntryDocument.writeMembers(of: hit.summary, &json)
            json.member("score", hit.score)
            json.member("exact", hit.isExact)
            json.key("matched")
            json.array(of: hit.matched) { $0.string($1) }
            json.key("snippet")
            guard let snippet = hit.snippet else { return json.null() }
            json.array(of: snippet.pieces) { json, piece in
                json.object { json in
                    json.member("text", piece.text)
                    json.member("match", piece.isMatch)
                }
            }
        }
    }

    private static func name(of reason: SearchAnswer.Reading.Reason) -> String {
        switch reason {
        case .misspelling: "misspelling"
        case .keyboardLayout: "keyboard-layout"
        case .initialConsonants: "initial-consonants"
        case .transliteration: "transliteration"
        case .split: "split"
        }
    }
}

/// The members that every document has of an entry.
enum EntryDocument {
    static func writeMembers(of summary: EntrySummary, _ json: inout JSONWriter) {
        let values = FacetValues(summary)
        json.member("id", summary.id)
        json.member("kind", summary.kind.name.description)
        json.member("language", summary.language.code.description)
        json.member("fallback", summary.isFallback)
        json.member("title", summary.title)
        json.member("summary", summary.summary)
        json.member("path", summary.path)
        json.member("topic", values.all(.topic).first)
        json.member("platforms", values.all(.platform))
        json.member("frameworks", values.all(.framework))
        json.member("obligation", values.all(.obligation).first)
        json.member("impact", values.all(.impact).first)
    }
}
