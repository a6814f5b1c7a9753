public import Foundation

/// The view controllers of a zoom whose source view is asked for.
open class UIZoomTransitionSourceViewProviderContext: NSObject {
    /// The view controller from which the zoom starts, and to which it returns.
    @preconcurrency @MainActor open private(set) var sourceViewController: UIViewController
    @preconcurrency @MainActor open private(set) var zoomedViewController: UIViewController

    @MainActor
    init(from source: UIViewController, zooming zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
    }
}
