import Foundation

/// What still counts as a swipe.
enum SwipeRule {
    /// How far the fingers go in the swipe's direction, in points.
    static let shortestWay: CGFloat = 50
    /// How far they may stray from it.
    static let widestDrift: CGFloat = 50
    /// How long they may take.
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
        // What went backwards by more than a slip is no swipe that way any more.
        return open.contains { $0.along > -TapRule.slip } ? .undecided : .failed
    }
}
