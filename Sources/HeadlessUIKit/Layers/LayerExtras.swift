import BatonMotion
import Foundation

/// The animatable properties that few layers use: depth, border, shadow, and the properties of particular layer
/// classes.
struct LayerExtras: Usual {
    var zPosition: CGFloat = 0
    var sublayerTransform = CATransform3DIdentity
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The radii of the corners from top left to bottom right, if they differ (`UIView.cornerConfiguration`).
    var cornerRadii: [Double]?
    var borderWidth: CGFloat = 0
    var borderColor: ColorComponents? = .opaqueBlack
    var shadowColor: ColorComponents? = .opaqueBlack
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowPath: PathShape?
    /// The blur radius of a visual effect view. It represents the view's `effect`, which UIKit animates without a layer
    /// property.
    var backdropBlur: CGFloat = 0
    /// How much of a view's new content is visible while `UIView.transition` runs. Nothing draws it.
    var contentProgress: CGFloat = 1
    @Seldom var shape: ShapeValues
    @Seldom var gradient: GradientValues
}
