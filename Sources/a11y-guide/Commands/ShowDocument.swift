import GuideCatalog
import GuideCommandLine
import GuideCore
import GuideLookup

/// The JSON of an entry; its form is described in docs/schemas/show.schema.json.
struct ShowDocument {
    let index: GuideIndex
    let language: Language

    func json(of entry: IndexedEntry) throws(Complaint) -> JSONWriter {
        var json = JSONWriter()
        var failure: Complaint?
        json.object { json in
            json.member("schemaVersion", SearchDocument.schemaVersion)
            EntryDocument.writeMembers(of: entry.summary, &json)
            do throws(Complaint) {
                try write(entry, &json)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return json
    }

    private func write(_ entry: IndexedEntry, _ json: inout JSONWriter) throws(Complaint) {
        switch entry.facts {
        case .rule(let rule): try write(rule, entry, &json)
        case .topic(let topic): write(topic, &json)
        case .checker(let checker): write(checker, &json)
        case .checkerRule(let rule):
            json.member("checker", FacetValues(entry.summary).all(.checker).first)
            writeMembers(of: rule, &json)
        case .requirement(let requirement): write(requirement, &json)
        case .article(let text): json.member("body", text)
        }
    }

    private func write(_ rule: Rule, _ entry: IndexedEntry, _ json: inout JSONWriter) throws(Complaint) {
        json.member("status", rule.status.rawValue)
        json.member("since", rule.since)
        json.member("revision", rule.revision)
        json.member("symbols", rule.symbols)
        json.member("formerly", rule.formerly.map(\.rawValue))
        json.member("related", rule.related.map(\.rawValue))
        var requirements: [(reference: RequirementReference, summary: EntrySummary?)] = []
        for reference in rule.requirements {
            requirements.append((reference, try index.summary(of: .requirement, id: reference.id, language)))
        }
        json.key("requirements")
        json.array(of: requirements) { json, requirement in
            json.object { json in
                json.member("id", requirement.reference.id)
                json.member("effect", requirement.reference.effect.rawValue)
                json.member("title", requirement.summary.map { String(decoding: $0.title, as: UTF8.self) })
            }
        }
        json.key("checkerRules")
        json.array(of: try index.checkerRules(explainedBy: rule, entry.summary, language)) { json, row in
            json.object { json in
                json.member("id", row.summary.id)
                json.member("title", row.summary.title)
                json.member("relation", row.relation.rawValue)
            }
        }
        json.key("evidence")
        json.array(of: rule.evidence) { json, evidence in
            json.object { json in
                json.member("claim", evidence.claim[language] ?? evidence.claim[.english])
                json.member("status", evidence.status.rawValue)
                json.member("seen", evidence.seen)
                json.key("source")
                if let source = evidence.source { write(source, &json) } else { json.null() }
            }
        }
        writeSources(rule.sources, &json)
        json.key("deprecated")
        if let deprecated = rule.deprecated {
            json.object { json in
                json.member("since", deprecated.since)
                json.member("reason", deprecated.reason[language] ?? deprecated.reason[.english])
                json.member("replacedBy", deprecated.replacedBy?.rawValue)
            }
        } else {
            json.null()
        }
        write(rule.article(in: language), &json)
    }

    private func write(_ topic: Topic, _ json: inout JSONWriter) {
        json.member("revision", topic.revision)
        json.member("rules", topic.rules.map(\.rawValue))
        writeSources(topic.sources, &json)
        write(topic.article(in: language), &json)
    }

    private func write(_ checker: Checker, _ json: inout JSONWriter) {
        json.member("version", checker.version)
        json.member("homepage", checker.homepage)
        json.key("checkerRules")
        json.array(of: checker.rules) { json, rule in
            json.object { json in
                json.member("id", "\(checker.id)/\(rule.id)")
                json.member("title", rule.title)
                writeMembers(of: rule, &json)
            }
        }
    }

    private func writeMembers(of rule: CheckerRule, _ json: inout JSONWriter) {
        json.member("meaning", rule.meaning[language] ?? rule.meaning[.english])
        json.member("aliases", rule.aliases)
        json.member("messages", rule.messages)
        json.member("documentation", rule.documentation)
        json.member("requirements", rule.requirements)
        json.key("explainedBy")
        json.array(of: rule.explainedBy) { json, crosswalk in
            json.object { json in
                json.member("rule", crosswalk.rule.rawValue)
                json.member("relation", crosswalk.relation.rawValue)
            }
        }
    }

    private func write(_ requirement: Requirement, _ json: inout JSONWriter) {
        json.member("level", requirement.level)
        json.member("url", requirement.url)
    }

    private func writeSources(_ sources: [Source], _ json: inout JSONWriter) {
        json.key("sources")
        json.array(of: sources) { write($1, &$0) }
    }

    private func write(_ source: Source, _ json: inout JSONWriter) {
        json.object { json in
            json.member("title", source.title)
            json.member("url", source.url)
        }
    }

    private func write(_ article: Article?, _ json: inout JSONWriter) {
        json.member("keywords", article?.keywords ?? [])
        json.member("body", article?.body)
        json.key("examples")
        json.array(of: article?.examples ?? []) { json, example in
            json.object { json in
                json.member("programmingLanguage", example.programmingLanguage)
                json.member("framework", example.framework.rawValue)
                json.member("outcome", example.outcome.rawValue)
                json.member("caption", example.caption)
                json.member("code", example.code)
            }
        }
    }
}
