import UIKit

@testable import Baton

extension UIWindow {
    /// The names of Baton's own views in the window. After a transition there should be none.
    var leftovers: [String] {
        family.filter {
            $0 is DimmingView || $0 is any BarBackdrop || $0 is OverlayWrapperView || $0 is OverlayBackdropView
                || $0 is ScreenClip || $0 is ScreenShadow || $0 is ShiftedView
        }
        .map { "\(type(of: $0))" }
    }

    /// The dimming view between the two screens of a running transition.
    var dimmingView: UIView? {
        family.first { $0 is DimmingView }
    }
}
