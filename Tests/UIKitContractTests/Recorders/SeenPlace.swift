import UIKit

extension UIView {
    /// The visible horizontal center of the view, measured from the leading edge of an ancestor.
    func seenMidX(in ancestor: UIView) -> CGFloat {
        var x = layer.presentation()?.frame.midX ?? layer.frame.midX
        var above = superview
        while let view = above, view !== ancestor {
            x += (view.layer.presentation() ?? view.layer).frame.minX - view.bounds.minX
            above = view.superview
        }
        return x
    }

    /// The visible top of the view, measured from the top of its window.
    var seenTop: CGFloat {
        var top = seenFrame.minY
        var above = superview
        while let view = above, !(view is UIWindow) {
            top += view.seenFrame.minY - view.bounds.minY
            above = view.superview
        }
        return top
    }

    /// The product of the visible alphas of the view and its superviews up to an ancestor.
    func seenAlpha(in ancestor: UIView) -> Float {
        sequence(first: self) { $0.superview === ancestor ? nil : $0.superview }
            .reduce(1) { $0 * ($1.layer.presentation() ?? $1.layer).opacity }
    }

    /// The frame of the view on screen at this moment.
    var seenFrame: CGRect { (layer.presentation() ?? layer).frame }
}
