import Testing

/// A Markdown text and the HTML that a reader of it makes.
struct TableExample: Sendable, CustomTestStringConvertible {
    var name: String
    var markdown: String
    var html: String

    var testDescription: String { name }

    /// The examples of the section "Tables (extension)" of the GFM specification (CC-BY-SA 4.0), in its order.
    static let specification: [TableExample] = [
        TableExample(
            name: "plain",
            markdown: #"""
                | foo | bar |
                | --- | --- |
                | baz | bim |

                """#,
            html: """
                <table>
                <thead>
                <tr>
                <th>foo</th>
                <th>bar</th>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td>baz</td>
                <td>bim</td>
                </tr>
                </tbody>
                </table>

                """),
        TableExample(
            name: "uneven pipes and alignments",
            markdown: #"""
                | abc | defghi |
                :-: | -----------:
                bar | baz

                """#,
            html: """
                <table>
                <thead>
                <tr>
                <th align="center">abc</th>
                <th align="right">defghi</th>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td align="center">bar</td>
                <td align="right">baz</td>
                </tr>
                </tbody>
                </table>

                """),
        TableExample(
            name: "escaped pipes",
            markdown: #"""
                | f\|oo  |
                | ------ |
                | b `\|` az |
                | b **\|** im |

                """#,
            html: """
                <table>
                <thead>
                <tr>
                <th>f|oo</th>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td>b <code>|</code> az</td>
                </tr>
                <tr>
                <td>b <strong>|</strong> im</td>
                </tr>
                </tbody>
                </table>

                """),
        TableExample(
            name: "broken by a block quote",
            markdown: #"""
                | abc | def |
                | --- | --- |
                | bar | baz |
                > bar

                """#,
            html: """
                <table>
                <thead>
                <tr>
                <th>abc</th>
                <th>def</th>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td>bar</td>
                <td>baz</td>
                </tr>
                </tbody>
                </table>
                <blockquote>
                <p>bar</p>
                </blockquote>

                """),
        TableExample(
            name: "broken by an empty line",
            markdown: #"""
                | abc | def |
                | --- | --- |
                | bar | baz |
                bar

                bar

                """#,
            html: """
                <table>
                <thead>
                <tr>
                <th>abc</th>
                <th>def</th>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td>bar</td>
                <td>baz</td>
                </tr>
                <tr>
                <td>bar</td>
                <td></td>
                </tr>
                </tbody>
                </table>
                <p>bar</p>

                """),
        TableExample(
            name: "header of another length",
            markdown: #"""
                | abc | def |
                | --- |
                | bar |

                """#,
            html: """
                <p>| abc | def |
                | --- |
                | bar |</p>

                """),
        TableExample(
            name: "rows of other lengths",
            markdown: #"""
                | abc | def |
                | --- | --- |
                | bar |
                | bar | baz | boo |

                """#,
            html: """
                <table>
                <thead>
                <tr>
                <th>abc</th>
                <th>def</th>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td>bar</td>
                <td></td>
                </tr>
                <tr>
                <td>bar</td>
                <td>baz</td>
                </tr>
                </tbody>
                </table>

                """),
        TableExample(
            name: "without rows",
            markdown: #"""
                | abc | def |
                | --- | --- |

                """#,
            html: """
                <table>
                <thead>
                <tr>
                <th>abc</th>
                <th>def</th>
                </tr>
                </thead>
                </table>

                """),
    ]
}
