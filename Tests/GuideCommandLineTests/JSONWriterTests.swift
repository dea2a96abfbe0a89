import GuideCommandLine
import Testing

@Test func documentKeepsTheOrderOfItsMembers() {
    var json = JSONWriter()
    json.object { json in
        json.member("b", 1)
        json.member("a", "텍스트 \"q\" \\ \n\t\r\u{1B}\u{7F}")
        json.key("list")
        json.array { json in
            json.null()
            json.bool(true)
            json.array { _ in }
            json.object { _ in }
            json.number(-2)
        }
        json.member("words", ["x", "y"])
        json.member("none", nil as String?)
        json.member("bytes", [0x61, 0xFF] as [UInt8])
    }
    #expect(
        String(decoding: json.bytes, as: UTF8.self)
            == #"{"b":1,"a":"텍스트 \"q\" \\ \n\t\r\u001b\u007f","list":[null,true,[],{},-2],"#
            + #""words":["x","y"],"none":null,"bytes":"a\#u{FFFD}"}"#)
}
