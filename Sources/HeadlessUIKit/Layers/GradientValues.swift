import BatonMotion
import Foundation

/// The animatable properties that only gradient layers have.
struct GradientValues: Usual {
    var colors: [ColorComponents]?
    var locations: [Double]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
}
