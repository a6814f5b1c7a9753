import UIKit

extension UIScrollView {
    /// Whether the effect below a bar at the top is hidden. Without the API of iOS 26 there is no effect, and writing
    /// has no result.
    var hidesTopEdgeEffect: Bool {
        get {
            #if HEADLESS_UIKIT || compiler(>=6.2)
                if #available(iOS 26, *) { return topEdgeEffect.isHidden }
            #endif
            return true
        }
        set {
            #if HEADLESS_UIKIT || compiler(>=6.2)
                if #available(iOS 26, *) { topEdgeEffect.isHidden = newValue }
            #endif
        }
    }
}
