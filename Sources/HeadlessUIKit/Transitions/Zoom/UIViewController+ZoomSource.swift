public import Foundation

extension UIViewController.Transition {
    /// The view controllers of a zoom whose source view is asked for.
    open class ZoomSourceViewProviderContext: NSObject {
        /// The view controller from which the zoom starts, and to which it returns.
        @preconcurrency @MainActor open private(set) var sourceViewController: UIViewController
        @preconcurrency @MainActor open private(set) var zoomedViewController: UIViewController

        @MainActor
        init(from source: UIViewController, zooming zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
        }
    }
}
