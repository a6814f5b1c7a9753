import BatonMotion
import Foundation

/// What can be animated about a gradient layer beyond any layer.
struct GradientValues: Usual {
    var colors: [ColorComponents]?
    var locations: [Double]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
}
