import UIKit

extension ForwardedNavigationDelegate {
    /// Whether the app's delegate has the query for an animator, whatever it answers (B2.40).
    func bringsAnimators(in navigation: UINavigationController) -> Bool {
        #if HEADLESS_UIKIT
            return delegate.map(navigation.implementsAnimatorQuery) ?? false
        #else
            return delegate?.navigationController(_:animationControllerFor:from:to:) != nil
        #endif
    }
}
