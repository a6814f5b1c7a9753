import UIKit

/// What follows the finger during a pull: the content of a scroll view, or the screen.
enum PullPhase: Equatable {
    /// The content follows, as long as it can. `way` is the way of the finger towards the edge, and `room` the way that is
    /// left for the content. It is negative while the content is stretched. `missing` is what the screen lacks to its
    /// greatest length: a sheet at a smaller stop grows before its content scrolls.
    case scrolling(way: CGFloat, room: CGFloat, missing: CGFloat = 0)
    /// The screen follows, by the way of the finger beyond `start`.
    case pulling(from: CGFloat)

    /// Content this close to its end is at its end.
    private static let tolerance: CGFloat = 0.5

    /// The way that a finger moves before UIKit recognizes a pan (B7.11). Nothing follows it, as in a scroll view (B7.12).
    private static let slack: CGFloat = 10

    /// Whether content with this room is at its end, and not stretched.
    static func isAtEnd(_ room: CGFloat) -> Bool {
        abs(room) <= tolerance
    }

    /// The phase at the beginning of a pan.
    ///
    /// - Parameters:
    ///   - way: The way of the finger towards the edge.
    ///   - room: The way that is left for the content.
    ///   - missing: What the screen lacks to its greatest length. With it, the screen also follows away from the edge.
    ///   - isAlone: Whether the screen is the only one that can follow, in both directions.
    init(way: CGFloat, room: CGFloat, missing: CGFloat = 0, isAlone: Bool = false) {
        let follows = Self.isAtEnd(room) && (way > 0 || missing > 0 || isAlone)
        self =
            follows
            ? .pulling(from: min(max(way, -Self.slack), Self.slack) - missing)
            : .scrolling(way: way, room: room, missing: missing)
    }

    /// Returns the phase after a movement.
    ///
    /// The screen takes over when the finger has moved farther than the content can. Content that was stretched before,
    /// for example because it bounces, keeps the finger until it is within its ends. The content takes back when the
    /// finger moves back beyond the place where it has left the content. A screen that is not at its greatest length
    /// takes over in both directions, once the content is at its end.
    ///
    /// - Parameters:
    ///   - way: The way of the finger towards the edge.
    ///   - room: The way that is left for the content now.
    ///   - canTakeBack: Whether content is dragged by the same finger.
    func after(way: CGFloat, room: CGFloat, canTakeBack: Bool) -> PullPhase {
        switch self {
        case .pulling(let start) where way < start && canTakeBack:
            return .scrolling(way: way, room: start - way)
        case .pulling:
            return self
        case .scrolling(let last, let before, let missing):
            if missing > 0, way < last, Self.isAtEnd(before) {
                return PullPhase.pulling(from: last - missing).after(way: way, room: room, canTakeBack: canTakeBack)
            }
            let excess = way - last - before
            let takesOver = before >= -Self.tolerance && excess > 0 && room <= Self.tolerance
            return takesOver
                ? .pulling(from: way - excess - missing) : .scrolling(way: way, room: room, missing: missing)
        }
    }
}
