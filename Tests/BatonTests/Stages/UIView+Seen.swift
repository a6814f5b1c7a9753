import UIKit

extension UIView {
    /// The frame as it is seen at this moment.
    var seenFrame: CGRect {
        (layer.presentation() ?? layer).frame
    }

    /// The alpha as it is seen at this moment.
    var seenAlpha: Double {
        Double((layer.presentation() ?? layer).opacity)
    }

    /// This view and everything below it.
    var family: [UIView] {
        [self] + subviews.flatMap(\.family)
    }
}
