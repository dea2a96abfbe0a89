extension Check {
    /// Text in a size that does not follow what people have chosen.
    static let textSizeFixed = Check(
        "text-size-fixed", [.uikit],
        triggers: ["systemFont", "boldSystemFont", "monospacedDigitSystemFont", "italicSystemFont"]
    ) { examination in
        for type in examination.types where type.isClass {
            for font in type.code where font.kind == .call && TextSizeFixed.makers.contains(font.calledName) {
                guard let size = font.argument("ofSize"), TextSizeFixed.isFont(font),
                    !TextSizeFixed.isScaled(font, size)
                else { continue }
                if TextSizeFixed.isDrawn(font, type) || TextSizeFixed.isOfText(font, type) {
                    examination.report(font, type.name)
                }
            }
        }
    }
}

private enum TextSizeFixed {
    static let makers = [
        "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont", "monospacedSystemFont",
    ]
    private static let scaling = [
        "UIFontMetrics", "scaledValue", "scaledFont", "preferredFont", "preferredFontDescriptor",
        "preferredContentSizeCategory",
        "pointSize", "traitCollection", "contentSizeCategory", "adjustsFontForContentSizeCategory",
    ]

    static func isFont(_ call: Code) -> Bool {
        guard let callee = call.callee, callee.kind == .member else { return false }
        return callee.flags.contains(.isImplicit) || callee.base?.path == "UIFont"
    }

    /// Whether the size is taken from the setting, in the call or around it.
    static func isScaled(_ font: Code, _ size: Code) -> Bool {
        if size.mentions(any: scaling) || size.descendants.contains(where: { $0.kind == .call }) || size.kind == .call {
            return true
        }
        if font.ancestors.prefix(8).contains(where: { ["scaledFont", "scaledValue"].contains($0.calledName) }) {
            return true
        }
        return font.function?.mentions(any: scaling) ?? false
    }

    /// Whether it is drawn by hand.
    static func isDrawn(_ font: Code, _ type: TypeView) -> Bool {
        guard let function = font.function, function.kind == .function else { return false }
        return type.isSubclass(of: "UIView") && function.name == "draw"
            && function.mentions(any: ["draw", "withAttributes"])
    }

    /// Whether it is the font of a view that shows text, given in points.
    static func isOfText(_ font: Code, _ type: TypeView) -> Bool {
        guard let statement = font.parent, let receiver = statement.receiver(ofAssignmentTo: "font"),
            statement.child(1) == font,
            font.argument("ofSize")?.number != nil
        else { return false }
        let name: String? =
            receiver.hasSuffix("titleLabel") ? "UILabel" : type.typeName(of: receiver, at: font)
        guard ["UILabel", "UITextView", "UITextField"].contains(where: { type.isKind(name, of: $0) }) else {
            return false
        }
        return !type.mentions("adjustsFontForContentSizeCategory", "UIFontMetrics")
    }
}
