import UIKit

/// What a drag does during a pull: it scrolls the content of a scroll view, or moves the screen.
enum PullPhase: Equatable {
    /// The drag scrolls the content, as long as the content can move. `way` is the distance of the finger towards the edge, and
    /// `room` the distance that is left for the content. It is negative while the content is stretched. `missing` is what the
    /// screen is short of its greatest length: a sheet at a smaller stop grows before its content scrolls.
    case scrolling(way: CGFloat, room: CGFloat, missing: CGFloat = 0)
    /// The drag moves the screen, by the distance of the finger beyond `start`.
    case pulling(from: CGFloat)

    /// Content this close to its end is at its end.
    private static let tolerance: CGFloat = 0.5

    /// The distance that a finger moves before UIKit recognizes a pan (B7.11). Nothing moves by it, as in a scroll view (B7.12).
    private static let slack: CGFloat = 10

    /// Whether content with this room is at its end, and not stretched.
    static func isAtEnd(_ room: CGFloat) -> Bool {
        abs(room) <= tolerance
    }

    /// The phase at the beginning of a pan. A screen that is short of its greatest length also follows away from the edge, and so
    /// does one that is alone, without content that scrolls.
    init(way: CGFloat, room: CGFloat, missing: CGFloat = 0, isAlone: Bool = false) {
        let follows = Self.isAtEnd(room) && (way > 0 || missing > 0 || isAlone)
        self =
            follows
            ? .pulling(from: min(max(way, -Self.slack), Self.slack) - missing)
            : .scrolling(way: way, room: room, missing: missing)
    }

    /// Returns the phase after a movement. The drag moves the screen when the finger has moved farther than the content
    /// can. It goes on to scroll content that was beyond its end before, for example because it bounces, until that is
    /// within its ends. It scrolls the content again when the finger goes back beyond the place where the screen began
    /// to move. It moves a screen that is not at its greatest length in both directions, once the content is at its
    /// end.
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
