import GuideCatalog

/// Reads what `guide.yml` says of the site.
enum SiteFields {
    private static let names = FieldNames(
        required: [], optional: ["editURL", "logo", "colours", "head", "footer", "overlay"])
    private static let colourNames = FieldNames(required: ["light", "dark"])
    private static let images = [".svg", ".png", ".webp", ".avif", ".jpg"]

    /// Reads the map; what is wrong in it is a problem and left out.
    ///
    /// - Parameters:
    ///   - base: What counts where the map says nothing.
    ///   - files: Every file of the content folder.
    static func read(_ node: YamlNode?, over base: SiteOptions, files: [String], log: FileLog) -> SiteOptions {
        guard let node, let fields = Fields(node, names, of: "'site'", log: log, at: node.place) else { return base }
        let editURL = fields.url("editURL")
        if let editURL, !editURL.value.hasSuffix("/") {
            log.report("bad-url", at: editURL.place, "'editURL' ends in '/'", fix: "write '\(editURL.value)/'")
        }
        return SiteOptions(
            editURL: editURL?.value ?? base.editURL,
            logo: file("logo", fields, files, endings: images, log) ?? base.logo,
            colours: colours(fields.node("colours"), log) ?? base.colours,
            head: file("head", fields, files, endings: [".html"], log) ?? base.head,
            footer: file("footer", fields, files, endings: [".html"], log) ?? base.footer,
            overlay: fields.text("overlay")?.value ?? base.overlay)
    }

    private static func file(
        _ key: String, _ fields: Fields, _ files: [String], endings: [String], _ log: FileLog
    ) -> String? {
        guard let text = fields.text(key) else { return nil }
        let own = files.filter { path in
            path.hasPrefix("\(SiteOptions.folder)/") && endings.contains { path.hasSuffix($0) }
        }
        guard own.contains(text.value) else {
            log.report(
                "missing-file", at: text.place,
                "'\(key)' is a file below '\(SiteOptions.folder)/' that ends in '\(endings.joined(separator: "' or '"))'",
                fix: NearestName.find(text.value, in: own).map { "write '\($0)'" } ?? "put one there")
            return nil
        }
        return text.value
    }

    private static func colours(_ node: YamlNode?, _ log: FileLog) -> SiteOptions.Colours? {
        guard let node, let fields = Fields(node, colourNames, of: "'colours'", log: log, at: node.place) else {
            return nil
        }
        let light = colour("light", fields, on: Colour.lightBackgrounds, log)
        let dark = colour("dark", fields, on: Colour.darkBackgrounds, log)
        guard let light, let dark else { return nil }
        return SiteOptions.Colours(light: light, dark: dark)
    }

    /// A colour that text may have: its contrast with everything that it stands on is large enough.
    private static func colour(
        _ key: String, _ fields: Fields, on backgrounds: [Colour], _ log: FileLog
    ) -> Colour? {
        guard let text = fields.text(key) else { return nil }
        guard let colour = Colour(hex: text.value) else {
            log.report(
                "bad-colour", at: text.place, "'\(text.value)' is no colour",
                fix: "write # and six hexadecimal digits in quotes, as in \"#0b4f9c\"")
            return nil
        }
        let ratios = backgrounds.map { ($0, colour.contrast(with: $0)) }
        guard let (background, ratio) = ratios.min(by: { $0.1 < $1.1 }), ratio < Colour.leastContrastOfText else {
            return colour
        }
        log.report(
            "low-contrast", at: text.place,
            "\(colour) on \(background) has a contrast of \(rounded(ratio)):1, and text needs at least 4.5:1",
            fix: key == "light" ? "take a darker colour" : "take a lighter colour")
        return nil
    }

    /// Two places behind the period, rounded down: what is too low must not read as enough.
    private static func rounded(_ ratio: Double) -> String {
        let hundredths = Int(ratio * 100)
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}
