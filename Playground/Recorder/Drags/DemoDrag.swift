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

    /// Whether UIKit decides what becomes of the drag.
    var isUIKits = false

    /// How far a finger is that moves when it lets go.
    static let progresses = [0.2, 0.45, 0.7]
    /// How far a finger is that rests when it lets go. The first one does not finish, and the last one does.
    static let rests = (first: 0.2, last: 0.95)
    /// The speeds at which it lets go, in ways a second: back, none, forward.
    static let speeds = [-1.5, 0, 1.5]

    func point(_ progress: Double, on stage: Stage) -> CGPoint {
        stage.point(start.x + (end.x - start.x) * progress, start.y + (end.y - start.y) * progress)
    }
}
