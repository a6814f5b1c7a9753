import Foundation

/// The criteria for a swipe.
enum SwipeRule {
    /// The minimum distance in the direction of the swipe, in points.
    static let shortestWay: CGFloat = 50
    /// The maximum distance across the direction of the swipe, in points.
    static let widestDrift: CGFloat = 50
    /// The maximum duration of a swipe.
    static let longestTime: TimeInterval = 0.5

    enum Verdict: Equatable {
        case undecided
        case recognized
        case failed
    }

    static func verdict(on way: CGPoint, for directions: UISwipeGestureRecognizer.Direction) -> Verdict {
        let candidates: [(direction: UISwipeGestureRecognizer.Direction, along: CGFloat, across: CGFloat)] = [
            (.right, way.x, way.y), (.left, -way.x, way.y), (.up, -way.y, way.x), (.down, way.y, way.x),
        ]
        let open = candidates.filter { directions.contains($0.direction) && abs($0.across) <= widestDrift }
        if open.contains(where: { $0.along >= shortestWay && $0.along > abs($0.across) }) { return .recognized }
        // A movement opposite to a direction, by more than the allowed slip, excludes that direction.
        return open.contains { $0.along > -TapRule.slip } ? .undecided : .failed
    }
}
