import GuideCore

extension JSONBytes {
    /// Writes an answer: `{"total", "hits", "readings", "missingWords", "suggestions", "unknownFilters"}`.
    @inline(never)
    mutating func write(_ answer: SearchAnswer) {
        begin("{")
        key("total")
        number(answer.total)
        key("hits")
        begin("[")
        for hit in answer.hits { write(hit) }
        end("]")
        key("readings")
        begin("[")
        for reading in answer.readings {
            begin("{")
            key("typed")
            string(reading.typed)
            key("read")
            strings(reading.read)
            key("reason")
            string(reading.reason.name)
            end("}")
        }
        end("]")
        key("missingWords")
        strings(answer.missingWords)
        key("suggestions")
        strings(answer.suggestions)
        key("unknownFilters")
        begin("[")
        for filter in answer.unknownFilters {
            begin("{")
            key("facet")
            string(filter.facet.name)
            key("value")
            string(filter.value)
            end("}")
        }
        end("]")
        end("}")
    }

    @inline(never)
    private mutating func write(_ hit: SearchHit) {
        begin("{")
        key("id")
        string(hit.summary.id)
        key("kind")
        string(hit.summary.kind.name)
        key("language")
        string(hit.summary.language.code)
        key("isFallback")
        number(hit.summary.isFallback ? 1 : 0)
        key("isExact")
        number(hit.isExact ? 1 : 0)
        key("title")
        string(hit.summary.title)
        key("summary")
        string(hit.summary.summary)
        key("path")
        string(hit.summary.path)
        if let snippet = hit.snippet {
            // Pieces that do not match and pieces that do, in turn.
            key("snippet")
            begin("[")
            var start = 0
            for range in snippet.highlights {
                string(Array(snippet.text[start..<range.lowerBound]))
                string(Array(snippet.text[range.lowerBound..<range.upperBound]))
                start = range.upperBound
            }
            string(Array(snippet.text[start...]))
            end("]")
        }
        end("}")
    }
}
