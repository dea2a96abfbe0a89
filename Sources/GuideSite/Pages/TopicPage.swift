import GuideCatalog
import GuideCore

extension PageWriter {
    /// Writes the page on a topic: its rules in reading order, and its article.
    mutating func write(_ topic: Topic) {
        guard let article = topic.article(in: language) else { return }
        var facts = PageFacts(title: article.title, description: article.summary, language: article.language)
        facts.trail = [.init(wording.topics, .topics)]
        facts.isArticle = true
        frame(facts) { page in
            page.html.start(.article, .class("page"))
            page.html.start(.div, .class("page-head"))
            page.html.element(.h1, .lang(page.tag(article.language)), text: article.title)
            page.html.element(.p, .class("lead"), .lang(page.tag(article.language)), text: article.summary)
            page.writeLanguageNote(on: article, revision: topic.revision)
            page.html.end()
            page.writeContents(page.contents(of: topic, article))
            page.html.start(.div, .class("page-body"))
            page.writeBody(of: article)
            page.html.start(.section)
            page.html.element(.h2, .id("page.rules"), text: page.wording.rules)
            page.writeRuleList(topic.rules.compactMap { page.map.rules[$0].map { ($0, nil) } }, heading: .h3)
            page.html.end()
            page.writeSources(topic.sources)
            page.writeTwins(of: article)
            page.html.end()
            page.html.end()
        }
    }

    private func contents(of topic: Topic, _ article: Article) -> [(text: String, id: String)] {
        var contents = article.headings.filter { $0.level == 2 }.map { ($0.text, HeadingID.make($0.anchor)) }
        contents.append((wording.rules, "page.rules"))
        if !topic.sources.isEmpty { contents.append((wording.sources, "page.sources")) }
        return contents
    }

    /// Writes the list of topics.
    mutating func writeTopics() {
        frame(PageFacts(title: wording.topics, description: wording.topicsSummary, language: language)) { page in
            page.html.element(.h1, text: page.wording.topics)
            page.html.element(.p, .class("lead"), text: page.wording.topicsSummary)
            page.writeTopicList(heading: .h2)
        }
    }

    /// Writes topics as a list of links with their summaries.
    mutating func writeTopicList(heading: HTMLTag) {
        html.start(.ul, .class("cards"))
        for topic in catalog.topics {
            guard let article = topic.article(in: language) else { continue }
            html.start(.li)
            html.start(heading)
            link(article.title, to: .topic(topic.id), lang: article.language)
            html.end()
            html.element(.p, .lang(tag(article.language)), text: article.summary)
            html.element(.p, .class("marks"), text: wording.ruleCount(topic.rules.count))
            html.end()
        }
        html.end()
    }

    /// Writes the list of rules, topic by topic.
    mutating func writeRules() {
        frame(PageFacts(title: wording.rules, description: wording.rulesSummary, language: language)) { page in
            page.html.element(.h1, text: page.wording.rules)
            page.html.element(.p, .class("lead"), text: page.wording.rulesSummary)
            for topic in page.catalog.topics {
                guard let article = topic.article(in: page.language) else { continue }
                page.html.start(.section)
                page.html.start(.h2)
                page.link(article.title, to: .topic(topic.id), lang: article.language)
                page.html.end()
                page.writeRuleList(topic.rules.compactMap { page.map.rules[$0].map { ($0, nil) } }, heading: .h3)
                page.html.end()
            }
        }
    }
}
