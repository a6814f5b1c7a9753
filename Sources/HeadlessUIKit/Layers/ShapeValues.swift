import BatonMotion
import Foundation

/// The animatable properties that only shape layers have.
struct ShapeValues: Usual {
    var path: PathShape?
    var fillColor: ColorComponents? = .opaqueBlack
    var strokeColor: ColorComponents?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineDashPhase: CGFloat = 0
}
