import UIKit

extension Pose {
    /// Which of its sides a view that shows its back has turned away first.
    enum FlipSide: CGFloat {
        case towardsLeading = -1
        case towardsTrailing = 1
    }

    /// Seen from behind, so not at all. It is a little less than half a turn: from exactly there both ways back are
    /// equally long, and Core Animation may take either.
    static func flipped(_ side: FlipSide) -> Pose {
        Pose().turned(side.rawValue * .pi * 0.999)
    }
}
