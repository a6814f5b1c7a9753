import Foundation

/// A row that a finger moves aside, with the actions that it uncovers.
struct SwipedRow: Equatable {
    /// What happens to the row when the finger lifts.
    enum Release: Equatable {
        case closes
        case stays
        case performsFirstAction
    }

    private static let fullSwipe: CGFloat = 0.6
    /// The time over which the velocity of the finger counts.
    private static let projection: CGFloat = 0.1

    let path: IndexPath
    /// The direction in which the row moves: 1 to the right, -1 to the left.
    let direction: CGFloat
    /// The width of all actions.
    let actionsWidth: CGFloat
    let performsFirst: Bool
    /// How far the row is from its place, without the direction.
    var distance: CGFloat = 0

    var offset: CGFloat { distance * direction }

    /// Returns what a release does, in a table of a width.
    func release(velocity: CGFloat, width: CGFloat) -> Release {
        if performsFirst, distance > width * Self.fullSwipe { return .performsFirstAction }
        return distance + velocity * direction * Self.projection > actionsWidth / 2 ? .stays : .closes
    }
}
