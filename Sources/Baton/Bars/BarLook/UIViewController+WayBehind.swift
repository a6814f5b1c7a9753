import UIKit

extension UIViewController {
    /// The part of the way out of its stack that a sliding screen has behind it. It is 0 unless the screen leaves in the
    /// middle of its push (B16.21).
    var wayBehind: CGFloat {
        guard let view = viewIfLoaded, let space = view.superview, let seen = view.layer.presentation(),
            space.bounds.width > 0
        else { return 0 }
        return min(1, abs(seen.frame.midX - space.bounds.midX) / space.bounds.width)
    }
}
