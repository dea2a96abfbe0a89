import CSiteAssets

/// The files of `Assets`, which the program carries with it.
enum SiteFiles {
    static var styleSheet: [UInt8] { bytes(site_asset_style_sheet()) }
    static var script: [UInt8] { bytes(site_asset_script()) }
    /// The whole search as WebAssembly.
    static var search: [UInt8] { bytes(site_asset_search()) }
    /// What of the search answers where every word is found as typed.
    static var essentialSearch: [UInt8] { bytes(site_asset_essential_search()) }

    private static func bytes(_ asset: site_asset) -> [UInt8] {
        Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
    }
}
