import UIKit

extension ForwardedNavigationDelegate {
    /// Whether the app's delegate has the query for an animator, whatever it answers (B2.40).
    func bringsAnimators(in navigation: UINavigationController) -> Bool {
        guard let delegate else { return false }
        #if canImport(ObjectiveC)
            return delegate.navigationController(_:animationControllerFor:from:to:) != nil
        #else
            return navigation.implementsAnimatorQuery(delegate)
        #endif
    }
}
