import GuideCommandLine
import Testing

@Test(arguments: [
    ("plain-1.2_/:,+=@%", "plain-1.2_/:,+=@%"), ("", "''"), ("two words", "'two words'"), ("it's", "'it'\\''s'"),
    ("$HOME", "'$HOME'"), ("슬라이더", "슬라이더"), ("a*", "'a*'"), ("~", "'~'"),
])
func wordIsQuotedOnlyWhereAShellWouldChangeIt(word: String, quoted: String) {
    #expect(ShellWords.quote(word) == quoted)
}
