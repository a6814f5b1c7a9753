import UIKit

extension ForwardedNavigationDelegate {
    /// Returns whether the app's delegate implements the animator query, whatever the query returns (B2.40).
    func bringsAnimators(in navigation: UINavigationController) -> Bool {
        #if HEADLESS_UIKIT
            return delegate.map(navigation.implementsAnimatorQuery) ?? false
        #else
            return delegate?.navigationController(_:animationControllerFor:from:to:) != nil
        #endif
    }
}
