import BatonTesting
import UIKit

/// A way for a finger, which the reader of the page can take too.
@MainActor
struct DemoDrag {
    /// Brings the screen that the finger moves.
    let prepare: (Stage) throws -> Void
    /// Where the finger begins and where it ends, as fractions of the width from the leading edge and of the height.
    let start: CGPoint
    let end: CGPoint

    init(from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), _ prepare: @escaping (Stage) throws -> Void) {
        self.prepare = prepare
        self.start = CGPoint(x: start.0, y: start.1)
        self.end = CGPoint(x: end.0, y: end.1)
    }

    /// How a finger lets go: how far it is, and its speed in ways a second, which is 0 at rest and negative on its way back.
    struct Release {
        let progress: Double
        let speed: Double
    }

    /// The releases that are recorded, from which the page chooses the closest of the same direction. At rest and on the way
    /// on the place decides how the scene ends; on the way back, one is like another.
    static let releases = [(0.2, 0), (0.7, 0), (0.3, -1.5), (0.3, 1.5), (0.7, 1.5)].map {
        Release(progress: $0.0, speed: $0.1)
    }

    func point(_ progress: Double, on stage: Stage) -> CGPoint {
        stage.point(start.x + (end.x - start.x) * progress, start.y + (end.y - start.y) * progress)
    }
}
