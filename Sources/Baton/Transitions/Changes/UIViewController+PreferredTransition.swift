import UIKit

extension UIViewController {
    /// Whether the view controller prefers one of UIKit's own transitions, for example a zoom.
    var prefersSystemTransition: Bool {
        guard #available(iOS 18, *) else { return false }
        return preferredTransition != nil
    }
}
