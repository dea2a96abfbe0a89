/// Arranges the Swift blocks of articles as docs/content-format.md says.
enum SwiftUnits {
    /// Returns units that hold every Swift block once, besides what other blocks borrow of it.
    static func units(of blocks: [CodeBlock]) -> [CompilationUnit] {
        let swift = blocks.filter { $0.programmingLanguage == "swift" }.map { OutlinedBlock($0, .swift) }
        // What the articles of a topic in one language can borrow from each other.
        let topics = Dictionary(grouping: swift) { "\($0.block.topic).\($0.block.language)" }
        var units: [CompilationUnit] = []
        var finished: Set<String> = []
        for source in swift {
            let block = source.block
            let siblings = topics["\(block.topic).\(block.language)"] ?? []
            let appFiles = siblings.filter { $0.block.isInTopicArticle && $0.block.purpose == nil }
            let examples = siblings.filter { $0.block.isPassing && !$0.importsApp }
            if block.isInTopicArticle, block.purpose == nil {
                guard finished.insert(block.path).inserted else { continue }
                units.append(
                    CompilationUnit(appFiles, borrowing: BorrowedDeclaration.needed(by: appFiles, from: examples)))
            } else if source.importsApp {
                let own = examples.filter { $0.block.path == block.path }
                let others = examples.filter { $0.block.path != block.path }
                let borrowed = BorrowedDeclaration.needed(by: [source], from: appFiles + own + others)
                units.append(CompilationUnit([source], borrowing: borrowed))
            } else {
                units.append(CompilationUnit([source]))
            }
        }
        return units
    }

    /// Puts units together that can be compiled as one module, since none of them sees what another one declares.
    static func batches(of units: [CompilationUnit]) -> [[CompilationUnit]] {
        var batches: [(units: [CompilationUnit], names: Set<String>, words: Set<String>)] = []
        for unit in units {
            let fitting = batches.firstIndex { batch in
                unit.names.isDisjoint(with: batch.words) && batch.names.isDisjoint(with: unit.words)
            }
            if let fitting {
                batches[fitting].units.append(unit)
                batches[fitting].names.formUnion(unit.names)
                batches[fitting].words.formUnion(unit.words)
            } else {
                batches.append(([unit], unit.names, unit.words))
            }
        }
        return batches.map(\.units)
    }
}
