import GuideCatalog

/// The `tool` of a run with explanations added to its rules.
struct SarifToolEnricher {
    private let tool: [UInt8]
    private let linker: Linker
    private let explanations: SarifExplanations
    private let usage: SarifUsage
    private var driverName = ""
    private var known: Set<String> = []
    /// What the rules of the tool are about, as far as they are registered.
    private(set) var subjects: [Subject] = []

    init(tool: [UInt8], linker: Linker, explanations: SarifExplanations, usage: SarifUsage) {
        self.tool = tool
        self.linker = linker
        self.explanations = explanations
        self.usage = usage
    }

    /// Returns the tool as JSON.
    mutating func enriched() throws(ReportError) -> [UInt8] {
        var members: [(name: [UInt8], value: [UInt8])] = []
        let reader = JSONByteReader(tool)
        try reader.object { (name) throws(ReportError) in members.append((name, try reader.value())) }
        let driver = members.first { $0.name == Array("driver".utf8) }?.value ?? []
        driverName = try Self.name(of: driver)
        // Extensions come first, so that no rule of theirs is added to the driver.
        for (place, member) in members.enumerated() where member.name == Array("extensions".utf8) {
            members[place].value = try extensions(member.value)
        }
        for (place, member) in members.enumerated() where member.name == Array("driver".utf8) {
            members[place].value = try component(member.value, isDriver: true)
        }
        return Self.object(members)
    }

    private mutating func extensions(_ value: [UInt8]) throws(ReportError) -> [UInt8] {
        let reader = JSONByteReader(value)
        guard try reader.comes("[") else { return value }
        var elements: [[UInt8]] = []
        try reader.array { () throws(ReportError) in elements.append(try reader.value()) }
        var json = JSONText()
        json.open("[")
        for element in elements { json.raw(try component(element, isDriver: false)) }
        json.close("]")
        return json.bytes
    }

    private static func name(of component: [UInt8]) throws(ReportError) -> String {
        var name = ""
        let reader = JSONByteReader(component)
        guard try reader.comes("{") else { return name }
        try reader.object { (member) throws(ReportError) in
            let value = try reader.value()
            if member == Array("name".utf8) { name = JSONText.text(of: value) ?? "" }
        }
        return name
    }

    private mutating func component(_ value: [UInt8], isDriver: Bool) throws(ReportError) -> [UInt8] {
        let reader = JSONByteReader(value)
        guard try reader.comes("{") else { return value }
        let name = isDriver ? driverName : try Self.name(of: value)
        var members: [(name: [UInt8], value: [UInt8])] = []
        var supported: [[UInt8]] = []
        var rules: [[UInt8]]?
        var own: [Subject] = []
        try reader.object { (member) throws(ReportError) in
            if member == Array("rules".utf8), try reader.comes("[") {
                var elements: [[UInt8]] = []
                try reader.array { () throws(ReportError) in elements.append(try reader.value()) }
                rules = elements
                // Keeps the place of the member.
                members.append((member, []))
            } else if member == Array("supportedTaxonomies".utf8), try reader.comes("[") {
                supported = try SarifEnricher.othersElements(reader)
            } else {
                members.append((member, try reader.value()))
            }
        }
        var json = JSONText()
        json.open("[")
        for rule in rules ?? [] { json.raw(try self.rule(rule, of: name, &own)) }
        if isDriver {
            for (id, subject) in usage.rules(of: driverName) where subject.isRegistered && !isKnown(id) {
                explanations.writeDescriptor(id, of: subject, &json)
                own.append(subject)
            }
        }
        json.close("]")
        if let place = members.firstIndex(where: { $0.value.isEmpty }) {
            members[place].value = json.bytes
        } else if json.bytes.count > 2 {
            members.append((Array("rules".utf8), json.bytes))
        }
        var references = JSONText()
        references.open("[")
        for reference in supported { references.raw(reference) }
        explanations.writeSupported(by: own, &references)
        references.close("]")
        if references.bytes.count > 2 { members.append((Array("supportedTaxonomies".utf8), references.bytes)) }
        for subject in own where !subjects.contains(where: { $0 === subject }) { subjects.append(subject) }
        return Self.object(members)
    }

    /// Whether a descriptor stands for an identifier; that of a finer one may be the coarser one's.
    private func isKnown(_ id: String) -> Bool {
        var rest = id[...]
        while true {
            if known.contains(String(rest)) { return true }
            guard let slash = rest.lastIndex(of: "/") else { return false }
            rest = rest[..<slash]
        }
    }

    private mutating func rule(
        _ value: [UInt8], of component: String, _ own: inout [Subject]
    ) throws(ReportError) -> [UInt8] {
        let reader = JSONByteReader(value)
        guard try reader.comes("{") else { return value }
        var members: [(name: [UInt8], value: [UInt8])] = []
        try reader.object { (member) throws(ReportError) in members.append((member, try reader.value())) }
        func member(_ name: String) -> [UInt8]? { members.last { $0.name == Array(name.utf8) }?.value }
        guard let id = member("id").flatMap(JSONText.text) else { return value }
        known.insert(id)
        guard let subject = linker.registered(id, tools: [driverName, component]) else { return value }
        own.append(subject)
        let relationships = member("relationships") ?? Array("[]".utf8)
        members.removeAll { [Array("help".utf8), Array("relationships".utf8)].contains($0.name) }
        if member("helpUri") == nil, let address = explanations.helpAddress(of: subject) {
            var json = JSONText()
            json.string(address)
            members.append((Array("helpUri".utf8), json.bytes))
        }
        members.append((Array("help".utf8), try help(on: subject, below: JSONByteReader(value))))
        var json = JSONText()
        json.open("[")
        let others = JSONByteReader(relationships)
        if try others.comes("[") {
            for other in try SarifEnricher.othersElements(others) { json.raw(other) }
        }
        explanations.writeRelationships(of: subject, &json)
        json.close("]")
        if json.bytes.count > 2 { members.append((Array("relationships".utf8), json.bytes)) }
        return Self.object(members)
    }

    /// The help of a rule: its own first, then ours.
    private func help(on subject: Subject, below rule: JSONByteReader) throws(ReportError) -> [UInt8] {
        var own: (text: [UInt8], markdown: [UInt8]) = ([], [])
        try rule.object { (member) throws(ReportError) in
            guard member == Array("help".utf8), try rule.comes("{") else {
                _ = try rule.value()
                return
            }
            try rule.object { (name) throws(ReportError) in
                let value = try rule.value()
                guard value.first == UInt8(ascii: "\"") else { return }
                if name == Array("text".utf8) { own.text = Array(value.dropFirst().dropLast()) }
                if name == Array("markdown".utf8) { own.markdown = Array(value.dropFirst().dropLast()) }
            }
        }
        if own.markdown.isEmpty { own.markdown = own.text }
        let ours = explanations.help(on: subject)
        func joined(_ own: [UInt8], _ separator: String, _ ours: [UInt8]) -> [UInt8] {
            let quote = [UInt8(ascii: "\"")]
            // An answer of ours is not explained a second time.
            if own.count >= ours.count, own.suffix(ours.count) == ours[...] { return quote + own + quote }
            return quote + (own.isEmpty ? ours : own + Array(separator.utf8) + ours) + quote
        }
        var json = JSONText()
        json.object { json in
            json.key("text")
            json.raw(joined(own.text, "\\n\\n", ours.text))
            json.key("markdown")
            json.raw(joined(own.markdown, "\\n\\n---\\n\\n", ours.markdown))
        }
        return json.bytes
    }

    private static func object(_ members: [(name: [UInt8], value: [UInt8])]) -> [UInt8] {
        var bytes = [UInt8(ascii: "{")]
        for (place, member) in members.enumerated() {
            if place > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes += [UInt8(ascii: "\"")] + member.name + Array("\":".utf8) + member.value
        }
        return bytes + [UInt8(ascii: "}")]
    }
}
