import UIKit

extension UINavigationController {
    /// Returns whether a delegate implements the animator query, whatever the query returns (B2.40).
    func bringsAnimators(_ delegate: (any UINavigationControllerDelegate)?) -> Bool {
        #if HEADLESS_UIKIT
            return delegate.map(implementsAnimatorQuery) ?? false
        #else
            return delegate?.navigationController(_:animationControllerFor:from:to:) != nil
        #endif
    }
}
