import UIKit

extension UIScrollView {
    /// Whether the effect below a bar at the top is hidden. Without the API of iOS 26 there is no effect, and writing
    /// has no result.
    var hidesTopEdgeEffect: Bool {
        get {
            guard #available(iOS 26, *) else { return true }
            return topEdgeEffect.isHidden
        }
        set {
            if #available(iOS 26, *) { topEdgeEffect.isHidden = newValue }
        }
    }
}
