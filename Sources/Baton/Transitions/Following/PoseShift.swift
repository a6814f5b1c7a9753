import UIKit

/// How far a screen has to be shifted to be where its poses are, after its container has changed its size.
struct PoseShift: Equatable {
    var start = CGPoint.zero
    var end = CGPoint.zero

    /// Returns the shift at a progress.
    func at(_ progress: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    }
}
