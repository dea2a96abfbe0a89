#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// How values of the catalog are written as JSON: the same value gives the same bytes.
public enum CatalogJSON {
    /// Writes one line with sorted keys.
    public static var encoder: JSONEncoder { encoder(.sortedKeys, .withoutEscapingSlashes) }

    /// Writes indented lines with sorted keys, for files that people read changes of.
    public static var prettyEncoder: JSONEncoder { encoder(.prettyPrinted, .sortedKeys, .withoutEscapingSlashes) }

    /// Reads what either encoder wrote.
    public static var decoder: JSONDecoder { JSONDecoder() }

    private static func encoder(_ formatting: JSONEncoder.OutputFormatting...) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .init(formatting)
        return encoder
    }
}
