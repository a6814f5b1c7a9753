import UIKit

extension UIView {
    /// Where the middle of the view is on screen at this moment, from the leading end of one of its ancestors.
    func seenMidX(in ancestor: UIView) -> CGFloat {
        var x = layer.presentation()?.frame.midX ?? layer.frame.midX
        var above = superview
        while let view = above, view !== ancestor {
            x += (view.layer.presentation() ?? view.layer).frame.minX - view.bounds.minX
            above = view.superview
        }
        return x
    }

    /// How much of the view shows at this moment, with the views that it is in up to one of its ancestors.
    func seenAlpha(in ancestor: UIView) -> Float {
        sequence(first: self) { $0.superview === ancestor ? nil : $0.superview }
            .reduce(1) { $0 * ($1.layer.presentation() ?? $1.layer).opacity }
    }

    /// Where the view is on screen at this moment.
    var seenFrame: CGRect { (layer.presentation() ?? layer).frame }
}
