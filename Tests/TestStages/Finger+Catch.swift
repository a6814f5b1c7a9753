import BatonTesting
import UIKit

extension Finger {
    /// Catches a running transition by a drag of 10 points in one frame, which ends at a point.
    ///
    /// - Parameter way: The direction, as a vector of the length 1.
    func catchTransition(at point: CGPoint, towards way: CGPoint) {
        down(at: CGPoint(x: point.x - way.x * 10, y: point.y - way.y * 10))
        drag(to: point, in: 1.0 / 60)
    }
}
