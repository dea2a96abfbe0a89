import GuideCatalog
import GuideCore

/// Holds the files of a content folder against each other.
struct ContentChecker {
    let content: ContentReader
    /// Former identifiers with the rule that has each now.
    private var former: [RuleID: RuleID] = [:]
    /// The identifiers of each requirement document that could be read.
    private let requirementIDs: [String: Set<String>]

    /// Reports what is wrong between files.
    ///
    /// - Parameter published: The identifiers that may not go.
    static func check(_ content: ContentReader, published: [String]) {
        var checker = ContentChecker(content: content)
        checker.collectFormer()
        for (id, rule) in content.rules { checker.check(id, rule) }
        for (id, topic) in content.topics { checker.check(id, topic) }
        for (_, file) in content.checkers.values.map({ ($0.file, $0) }) { checker.check(file.file, file.log) }
        checker.check(published: published)
    }

    private init(content: ContentReader) {
        self.content = content
        requirementIDs = content.requirements.compactMapValues { $0.map { Set($0.requirements.map(\.id)) } }
    }

    private mutating func collectFormer() {
        for (id, rule) in content.rules.sorted(by: { $0.key < $1.key }) {
            for old in rule.original?.facts?.formerly ?? [] {
                let log = rule.original?.log
                if content.rules[old.value] != nil {
                    log?.report(
                        "duplicate-id", at: old.place,
                        old.value == id
                            ? "'\(old.value)' is what the rule is called now" : "'\(old.value)' is a rule of its own",
                        fix: "remove it from 'formerly'")
                } else if let other = former[old.value] {
                    log?.report(
                        "duplicate-id", at: old.place, "'\(old.value)' is already what '\(other)' was called",
                        fix: "remove it from one of the two")
                } else {
                    former[old.value] = id
                }
            }
        }
    }

    private func check(_ id: RuleID, _ rule: ContentReader.RuleTexts) {
        checkTexts(rule.paths, of: "rule '\(id)'")
        for translation in rule.translations.values {
            TranslationChecks.checkRevision(
                translation.facts?.follows, original: rule.original?.facts?.revision, log: translation.log)
            if let read = translation.read, let original = rule.original?.read {
                TranslationChecks.checkExamples(read, original: original, log: translation.log)
            }
            checkLinks(translation.read, from: translation.path, translation.language, translation.log)
        }
        guard let original = rule.original else { return }
        checkLinks(original.read, from: original.path, original.language, original.log)
        guard let facts = original.facts else { return }
        if let own = facts.id, own.value != id.rawValue {
            original.log.report(
                "id-mismatch", at: own.place, "'\(own.value)' is not the name of the file, '\(id)'",
                fix: "write '\(id)', or rename the file")
        }
        for other in facts.related {
            if other.value == id {
                original.log.report(
                    "self-reference", at: other.place, "a rule is not related to itself", fix: "remove it")
            } else {
                checkRule(other, original.log)
            }
        }
        if let other = facts.replacedBy { checkRule(other, original.log) }
        for requirement in facts.requirements {
            checkRequirement(requirement.map(\.id), original.log)
        }
    }

    private func check(_ id: String, _ topic: ContentReader.TopicTexts) {
        checkTexts(topic.paths, of: "topic '\(id)'", folder: id)
        for translation in topic.translations.values {
            TranslationChecks.checkRevision(
                translation.facts?.follows, original: topic.original?.facts?.revision, log: translation.log)
            checkLinks(translation.read, from: translation.path, translation.language, translation.log)
        }
        guard let original = topic.original else { return }
        checkLinks(original.read, from: original.path, original.language, original.log)
        guard let facts = original.facts else { return }
        if let own = facts.id, own.value != id {
            original.log.report(
                "id-mismatch", at: own.place, "'\(own.value)' is not the name of the folder, '\(id)'",
                fix: "write '\(id)', or rename the folder")
        }
        if let rule = RuleID(rawValue: id), content.rules[rule] != nil || former[rule] != nil {
            original.log.report(
                "duplicate-id", at: facts.id?.place, "'\(id)' is also the ID of a rule", fix: "give one another name")
        }
        guard let listed = facts.rules else { return }
        for rule in listed where !topic.rules.contains(rule.value) && !content.hasUnusableArticle(on: rule.value) {
            if let other = content.rules[rule.value] {
                original.log.report(
                    "unknown-rule", at: rule.place, "the rule '\(rule.value)' belongs to the topic '\(other.topic)'",
                    fix: "remove it here, or move its files")
            } else {
                original.log.report(
                    "unknown-rule", at: rule.place, "this folder has no rule '\(rule.value)'",
                    fix: NearestName.fix(rule.value.rawValue, in: topic.rules.map(\.rawValue).sorted()))
            }
        }
        let missing = topic.rules.subtracting(listed.map(\.value)).sorted()
        let meant = meantRules(listed, topic.rules)
        for rule in missing where !meant.contains(rule.rawValue) {
            original.log.report(
                "unlisted-rule", at: facts.rulesPlace, "the rule '\(rule)' of this folder is missing in 'rules'",
                fix: "add it where it belongs in reading order")
        }
    }

    /// The rules that were offered for names in a list that name nothing.
    private func meantRules(_ listed: [Located<RuleID>], _ all: Set<RuleID>) -> Set<String> {
        let names = all.map(\.rawValue).sorted()
        let unknown = listed.lazy.filter { !all.contains($0.value) }.prefix(ProblemLog.mostOfAKind)
        return Set(unknown.compactMap { NearestName.find($0.value.rawValue, in: names) })
    }

    private func check(_ file: CheckerFile, _ log: FileLog) {
        for rule in file.explanations { checkRule(rule, log) }
        for requirement in file.requirements { checkRequirement(requirement, log) }
    }

    private func checkRule(_ rule: Located<RuleID>, _ log: FileLog) {
        guard content.rules[rule.value] == nil else { return }
        if let now = former[rule.value] {
            log.report(
                "former-id", at: rule.place, "the rule '\(rule.value)' is now called '\(now)'", fix: "write '\(now)'")
            return
        }
        guard !isInUnreadText(rule.value.rawValue), !content.hasUnusableArticle(on: rule.value) else { return }
        log.report(
            "unknown-rule", at: rule.place, "there is no rule '\(rule.value)'",
            fix: NearestName.find(rule.value.rawValue, in: content.rules.keys.map(\.rawValue).sorted())
                .map { "write '\($0)'" })
    }

    /// Whether an identifier stands in an article whose facts could not be read: it may be a former one.
    private func isInUnreadText(_ id: String) -> Bool {
        content.rules.values.contains { rule in
            rule.original?.unreadText.map { String(decoding: $0, as: UTF8.self).contains(id) } == true
        }
    }

    private func checkRequirement(_ reference: Located<String>, _ log: FileLog) {
        let parts = reference.value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard parts.count == 2 else {
            log.report(
                "unknown-requirement", at: reference.place,
                "a requirement is named by its document and its identifier", fix: "write, for instance, 'wcag:2.5.8'")
            return
        }
        guard let known = content.requirements[parts[0]] else {
            if content.unusable.contains("\(RequirementFile.folder)/\(parts[0]).yml") { return }
            log.report(
                "unknown-requirement", at: reference.place, "there is no requirement document '\(parts[0])'",
                fix: NearestName.fix(parts[0], in: content.requirements.keys.sorted()))
            return
        }
        // A document that could not be read is a problem of its own.
        guard let document = known, requirementIDs[parts[0]]?.contains(parts[1]) == false else { return }
        log.report(
            "unknown-requirement", at: reference.place, "'\(parts[0])' has no requirement '\(parts[1])'",
            fix: NearestName.find(parts[1], in: document.requirements.map(\.id)).map { "write '\(parts[0]):\($0)'" })
    }

    private func checkTexts(_ paths: [Language: String], of subject: String, folder: String? = nil) {
        guard let original = paths[content.first] else {
            let path = folder ?? paths.min { $0.key < $1.key }?.value ?? ""
            let name = folder.map { "\($0)/index" } ?? path.split(separator: ".").first.map(String.init) ?? path
            guard !content.unusable.contains("\(name).\(content.first.tag).md") else { return }
            content.log.file(path).report(
                "missing-original", at: nil,
                "the \(subject) has no article in '\(content.first.tag)', which carries the facts",
                fix: folder.map { "write '\($0)/index.\(content.first.tag).md'" }
                    ?? "write it beside this file")
            return
        }
        for language in content.languages.dropFirst() where paths[language] == nil {
            let path = "\(original.dropLast(".\(content.first.tag).md".count)).\(language.tag).md"
            guard !content.unusable.contains(path) else { continue }
            content.log.file(original).report(
                "missing-translation", at: nil, "the \(subject) has no article in '\(language.tag)'",
                fix: "write '\(path)'")
        }
    }

    private func check(published: [String]) {
        for id in Set(published).sorted() {
            if let rule = RuleID(rawValue: id) {
                guard content.rules[rule] == nil, former[rule] == nil, !content.hasUnusableArticle(on: rule) else {
                    continue
                }
            }
            guard !isInUnreadText(id) else { continue }
            content.log.file(ContentLoader.publishedPath).report(
                "published-id-gone", at: nil, "the rule '\(id)' has been published and is gone",
                fix: "bring it back, or add '\(id)' to 'formerly' of the rule that took its place")
        }
    }
}

extension ContentChecker {
    private func checkLinks(_ read: ReadArticle?, from path: String, _ language: Language, _ log: FileLog) {
        for link in read?.links ?? [] { checkLink(link, in: read, from: path, language, log) }
    }

    private func checkLink(
        _ link: Located<String>, in read: ReadArticle?, from path: String, _ language: Language, _ log: FileLog
    ) {
        let parts = link.value.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? path : ArticlePath.resolve(parts[0], from: path)
        if let target, content.unusable.contains(target) { return }
        guard let target, let anchors = content.anchors[target] else {
            log.report(
                "dead-link", at: link.place, "'\(parts[0])' is no article",
                fix: NearestName.find(target ?? parts[0], in: content.anchors.keys.sorted())
                    .map { "write '\(Self.relative($0, from: path))'" } ?? "write the path from this file's folder")
            return
        }
        let end = ".\(language.tag).md"
        if !target.hasSuffix(end) {
            let stem = parts[0].split(separator: ".", omittingEmptySubsequences: false).dropLast(2)
            log.report(
                "link-language", at: link.place, "the link leads to another language",
                fix: "write '\(stem.joined(separator: "."))\(end)'")
            return
        }
        guard parts.count == 2, let anchors, !anchors.contains(parts[1]) else { return }
        log.report(
            "dead-anchor", at: link.place, "there is no heading '#\(parts[1])' in '\(target)'",
            fix: Self.anchorFix(parts[1], in: anchors.sorted()))
    }

    private static func anchorFix(_ name: String, in anchors: [String]) -> String? {
        if let nearest = NearestName.find(name, in: anchors) { return "write '\(nearest)'" }
        let near = NearestName.nearest(name, in: anchors, count: 5)
        return near.isEmpty ? nil : "write one of " + near.joined(separator: ", ")
    }

    /// Returns how an article is named from another one's folder.
    private static func relative(_ target: String, from path: String) -> String {
        let (target, path) = (target.split(separator: "/"), path.split(separator: "/"))
        return target.first == path.first
            ? target.dropFirst().joined(separator: "/") : "../" + target.joined(separator: "/")
    }
}
