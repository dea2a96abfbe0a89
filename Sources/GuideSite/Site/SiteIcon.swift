/// The icon of a site without a logo: a tick on a tile, as SVG.
enum SiteIcon {
    static let bytes = Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b4f9c"/>\
        <path d="M8 17l5.5 5.5L24.5 10" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" \
        stroke-linejoin="round"/></svg>

        """.utf8)
}
