import BatonMotion
import Foundation

/// What can be animated about a layer and few layers have: depth, border, shadow, and what only some kinds have.
struct LayerExtras: Usual {
    var zPosition: CGFloat = 0
    var sublayerTransform = CATransform3DIdentity
    var borderWidth: CGFloat = 0
    var borderColor: ColorComponents? = .opaqueBlack
    var shadowColor: ColorComponents? = .opaqueBlack
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowPath: PathShape?
    /// How much a visual-effect view blurs what is behind it; UIKit animates its `effect`, which no layer shows.
    var backdropBlur: CGFloat = 0
    /// How much of what a view shows anew is seen while `UIView.transition` runs; nothing draws it.
    var contentProgress: CGFloat = 1
    @Seldom var shape: ShapeValues
    @Seldom var gradient: GradientValues
}
