import Foundation

/// Counts touches that begin shortly after the last touch ended and close to it, for `UITouch.tapCount`.
@MainActor
struct TapCount {
    private var last: UITouch?

    mutating func lifted(_ touch: UITouch) {
        last = touch
    }

    func count(at point: CGPoint, time: TimeInterval) -> Int {
        guard let last, time - last.timestamp <= TapRule.longestPause + TurnLoop.instant,
            (point - last.point).length <= TapRule.widestSpread
        else { return 1 }
        return last.tapCount + 1
    }
}
