import GuideCore

extension JSONBytes {
    /// Writes an answer: `{"total", "hits", "readings", "missingWords", "suggestions", "unknownFilters"}`.
    mutating func write(_ answer: SearchAnswer) {
        object { json in
            json.member("total", answer.total)
            json.array("hits", answer.hits) { $0.write($1) }
            json.array("readings", answer.readings) { json, reading in
                json.object {
                    $0.member("typed", reading.typed)
                    $0.array("read", reading.read) { $0.element($1) }
                    $0.member("reason", reading.reason.name)
                }
            }
            json.array("missingWords", answer.missingWords) { $0.element($1) }
            json.array("suggestions", answer.suggestions) { $0.element($1) }
            json.array("unknownFilters", answer.unknownFilters) { json, filter in
                json.object {
                    $0.member("facet", filter.facet.name)
                    $0.member("value", filter.value)
                }
            }
        }
    }

    private mutating func write(_ hit: SearchHit) {
        object { json in
            json.member("id", hit.summary.id)
            json.member("kind", hit.summary.kind.name)
            json.member("language", hit.summary.language.code)
            json.member("isFallback", hit.summary.isFallback)
            json.member("isExact", hit.isExact)
            json.member("score", hit.score)
            json.member("title", hit.summary.title)
            json.member("summary", hit.summary.summary)
            json.member("path", hit.summary.path)
            json.array("matched", hit.matched) { $0.element($1) }
            guard let snippet = hit.snippet else { return }
            json.member("snippet", snippet.text)
            // Pairs of a start and an end, in bytes of the snippet's UTF-8.
            json.array("highlights", snippet.highlights) { json, range in
                json.element(range.lowerBound)
                json.element(range.upperBound)
            }
        }
    }
}
