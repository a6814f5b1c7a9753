import UIKit

extension UIView {
    /// The frame on screen at this moment.
    var seenFrame: CGRect {
        (layer.presentation() ?? layer).frame
    }

    /// The alpha on screen at this moment.
    var seenAlpha: Double {
        Double((layer.presentation() ?? layer).opacity)
    }

    /// This view and all of its descendants.
    var family: [UIView] {
        [self] + subviews.flatMap(\.family)
    }
}
