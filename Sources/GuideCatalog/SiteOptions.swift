/// What a site shows beside the content.
public struct SiteOptions: Codable, Sendable, Equatable {
    /// The folder of the content folder whose files a site may use.
    public static let folder = "site"

    /// The address that an article's path is added to for "edit this page", ending in `/`.
    public var editURL: String?
    /// The image that stands before the title, as a path in the content folder.
    public var logo: String?
    /// The colour of links and of what stands out, in each theme.
    public var colours: Colours?
    /// A file of HTML that goes into the head of every page, as a path in the content folder.
    public var head: String?
    /// A file of HTML that goes into the foot of every page, as a path in the content folder.
    public var footer: String?
    /// A second content folder that is laid over the first, as a path from it.
    public var overlay: String?

    /// A colour of each theme.
    public struct Colours: Codable, Sendable, Equatable {
        /// In the light theme.
        public var light: Colour
        /// In the dark theme.
        public var dark: Colour

        /// Creates the value from its parts.
        public init(light: Colour, dark: Colour) {
            self.light = light
            self.dark = dark
        }
    }

    /// Creates the value from its parts.
    public init(
        editURL: String? = nil, logo: String? = nil, colours: Colours? = nil, head: String? = nil,
        footer: String? = nil, overlay: String? = nil
    ) {
        self.editURL = editURL
        self.logo = logo
        self.colours = colours
        self.head = head
        self.footer = footer
        self.overlay = overlay
    }
}
