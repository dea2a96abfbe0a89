import GuideCatalog
import Testing

@Suite struct PercentEncodingTests {
    @Test(arguments: [
        ("aZ09-._~", "aZ09-._~"), ("a b/c%", "a%20b/c%25"), ("초", "%EC%B4%88"), ("\u{0}\u{7F}", "%00%7F"), ("", ""),
    ])
    func whatIsNeitherUnreservedNorKeptIsEncoded(text: String, encoded: String) {
        #expect(PercentEncoding.encoded(text) { $0 == UInt8(ascii: "/") } == encoded)
    }
}
