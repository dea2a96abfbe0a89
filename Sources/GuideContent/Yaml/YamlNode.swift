/// A value of a YAML text with the place where it stands.
package struct YamlNode: Equatable {
    /// What the node holds.
    package enum Value: Equatable {
        /// Text; `isPlain` where it has neither quotes nor a block mark, so that other readers may take it for a number.
        case scalar(String, isPlain: Bool)
        case sequence([YamlNode])
        case mapping([YamlEntry])
    }

    /// What it holds.
    package var value: Value
    /// Where it begins.
    package var place: Place
}

/// A key of a mapping with its value.
package struct YamlEntry: Equatable {
    /// The key.
    package var key: String
    /// Where the key begins.
    package var place: Place
    /// The value.
    package var value: YamlNode
}

/// A line and a column of a file, both from 1; a column counts characters.
package struct Place: Comparable, Hashable {
    package var line: Int
    package var column: Int

    package static func < (first: Place, second: Place) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}

/// Why a YAML text is refused, with the place.
package struct YamlFault: Error, Equatable {
    /// Where it was noticed.
    package var place: Place
    /// A stable name.
    package var code: String
    /// What is wrong; lower case, no final period.
    package var message: String
    /// The likely repair.
    package var fix: String?
}
