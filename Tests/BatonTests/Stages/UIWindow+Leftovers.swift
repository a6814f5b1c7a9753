import UIKit

@testable import Baton

extension UIWindow {
    /// The names of Baton's own views in the window, which after a transition should be none.
    var leftovers: [String] {
        family.filter { $0 is DimmingView || $0 is any BarBackdrop || $0 is OverlayWrapperView }
            .map { "\(type(of: $0))" }
    }

    /// The one dimming view between two screens of a running transition.
    var dimmingView: UIView? {
        family.first { $0 is DimmingView }
    }
}
