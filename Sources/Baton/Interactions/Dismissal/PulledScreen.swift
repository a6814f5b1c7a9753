import UIKit

/// What a pull moves. A position is the length of the screen that is visible, from the edge of the pull.
@MainActor
protocol PulledScreen: AnyObject {
    /// The edge towards which the screen is pulled, or nil if it cannot be pulled now.
    var edge: DirectionalEdge? { get }
    /// The smallest and the largest position at which the screen can stay.
    var ends: ClosedRange<CGFloat> { get }
    /// The distance of the finger that a whole dismissal takes.
    var wayOut: CGFloat { get }
    /// Whether the screen follows the finger away from the edge too, and goes on there in place of its content.
    var grows: Bool { get }

    /// Returns whether a pull may start where a finger lands, or where the pointer of a trackpad is, as a point in a view.
    func pullMayStart(at place: (UIView) -> CGPoint) -> Bool

    /// Returns whether a pull along the axis of the edge may begin, which moves the screen at once or scrolls content first.
    func pullMayBegin(movesScreen: Bool) -> Bool

    /// Called when a pull begins. Returns what is missing to the largest position of the screen, or nil if it cannot be pulled.
    func pullBegins() -> CGFloat?

    /// Calls a closure with the screen in its place, which is where a transition begins.
    func inPlace(_ body: () -> Void)

    /// Moves the screen or its dismissal. The pull has taken care of the content.
    func carryOut(_ action: PullState.Action)
}
