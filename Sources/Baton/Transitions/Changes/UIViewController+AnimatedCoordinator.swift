import UIKit

extension UIViewController {
    /// The coordinator of an animated transition. One without animation may never report its end (B1.63), so nothing waits for it.
    var animatedCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator.flatMap { $0.isAnimated ? $0 : nil }
    }
}
