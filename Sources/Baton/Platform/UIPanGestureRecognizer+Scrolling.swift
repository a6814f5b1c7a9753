import UIKit

extension UIPanGestureRecognizer {
    /// Lets trackpads and mice scroll the pan. The stand-in has fingers only.
    func allowScrolling() {
        #if !HEADLESS_UIKIT
            allowedScrollTypesMask = .all
        #endif
    }
}
