/// Classes of UIKit that checks ask about, with what they inherit from.
enum SystemClasses {
    /// Returns whether a class is another one or inherits from it.
    static func isSubclass(_ name: String, of other: String) -> Bool {
        var current: String? = name
        while let name = current {
            if name == other { return true }
            current = superclasses[name]
        }
        return false
    }

    /// Returns whether UIKit has a class of a name.
    static func has(_ name: String) -> Bool { superclasses[name] != nil || name == "NSObject" }

    private static let superclasses: [String: String] = {
        var result: [String: String] = [:]
        for (parent, names) in subclasses {
            for name in names.split(separator: " ") { result[String(name)] = parent }
        }
        return result
    }()

    private static let subclasses = [
        "NSObject":
            "UIResponder UIAccessibilityElement UIGestureRecognizer UIBarItem UIPresentationController Operation "
            + "NSView NSViewController",
        "UIResponder": "UIView UIViewController UIApplication",
        "UIBarItem": "UIBarButtonItem UITabBarItem",
        "UIViewController":
            "UITableViewController UICollectionViewController UINavigationController UITabBarController "
            + "UISplitViewController UIPageViewController UIAlertController UIActivityViewController UISearchController "
            + "UIHostingController UIInputViewController UIDocumentPickerViewController AVPlayerViewController "
            + "SFSafariViewController UIReferenceLibraryViewController",
        "UINavigationController": "UIImagePickerController MFMailComposeViewController",
        "UIView": "UIControl UILabel UIImageView UIScrollView UIStackView UITableViewCell UICollectionReusableView "
            + "UITableViewHeaderFooterView UIVisualEffectView UIPickerView WKWebView UINavigationBar UIToolbar UITabBar "
            + "UIWindow UISearchBar UIProgressView UIActivityIndicatorView MKMapView MKAnnotationView UIInputView",
        "UIScrollView": "UITableView UICollectionView UITextView",
        "UIControl": "UIButton UISlider UISwitch UITextField UIStepper UISegmentedControl UIPageControl UIDatePicker "
            + "UIRefreshControl UIColorWell",
        "UITextField": "UISearchTextField",
        "UICollectionReusableView": "UICollectionViewCell",
        "UICollectionViewCell": "UICollectionViewListCell",
        "UIGestureRecognizer": "UITapGestureRecognizer UISwipeGestureRecognizer UIPinchGestureRecognizer "
            + "UIPanGestureRecognizer UILongPressGestureRecognizer UIRotationGestureRecognizer "
            + "UIScreenEdgePanGestureRecognizer UIHoverGestureRecognizer",
    ]
}
