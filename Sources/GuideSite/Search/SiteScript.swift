/// The one script of every page.
public enum SiteScript {
    /// The script without indentation and comments.
    public static let bytes: [UInt8] = PackedText.packed(SiteFiles.script)
}
