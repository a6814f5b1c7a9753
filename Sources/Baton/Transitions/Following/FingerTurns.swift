import UIKit

/// Notices when a finger turns round.
struct FingerTurns: Equatable {
    /// A finger that rests trembles by less than this part of the way.
    private static let tremble: CGFloat = 0.02

    /// The farthest progress in the direction in which the finger moves.
    private var farthest: CGFloat?
    /// 1 forward, -1 back, 0 before the finger has moved.
    private var direction: CGFloat = 0

    /// Notes a progress. Returns whether the finger has turned round since it was farthest.
    mutating func turns(at progress: CGFloat) -> Bool {
        guard let last = farthest else {
            farthest = progress
            return false
        }
        let way = progress - last
        guard way * direction <= 0 else {
            farthest = progress
            return false
        }
        guard abs(way) > Self.tremble else { return false }
        let isTurn = direction != 0
        direction = way > 0 ? 1 : -1
        farthest = progress
        return isTurn
    }
}
