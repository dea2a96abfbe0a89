import Testing

@testable import GuideFindings

@Suite struct ReportAddressTests {
    @Test(arguments: [
        ("file:///Users/lee/My%20App/a.swift", "/Users/lee/My App/a.swift"), ("file:///C:/App/a.kt", "C:/App/a.kt"),
        ("file://server/share/a.kt", "//server/share/a.kt"), ("file://localhost/a", "/a"), ("file:/a/b", "/a/b"),
        ("FILE:///a", "/a"), ("src/%ED%95%9C.kt", "src/한.kt"), ("src/%ff.kt", "src/%ff.kt"), ("100%", "100%"),
        ("%4", "%4"), ("https://a.example/b%20c", "https://a.example/b%20c"), ("C:\\App\\a.kt", "C:\\App\\a.kt"),
        ("", ""), ("a:b", "a:b"),
    ])
    func anAddressBecomesThePathThatPeopleKnow(address: String, path: String) {
        #expect(ReportAddress.path(of: address) == path)
    }

    @Test(arguments: [
        ("a.swift", "file:///x/", "file:///x/a.swift"), ("a.swift", "file:///x", "file:///x/a.swift"),
        ("../a.swift", "file:///x/y/", "file:///x/a.swift"), ("./a", "x/", "x/a"), ("../../../a", "x/", "../../a"),
        ("/a", "file:///x/", "/a"), ("file:///a", "file:///x/", "file:///a"), ("a", "", "a"),
        ("../../../a", "file:///x/", "file:///../../a"),
    ])
    func aRelativeAddressIsReadFromItsBase(address: String, base: String, whole: String) {
        #expect(ReportAddress.resolving(address, from: base) == whole)
    }
}
