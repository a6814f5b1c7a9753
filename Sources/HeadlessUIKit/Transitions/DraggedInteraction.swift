import Foundation

/// Drives one of the system's own transitions by the distance that a finger has moved.
@preconcurrency @MainActor
final class DraggedInteraction: UIPercentDrivenInteractiveTransition {
    private let way: CGFloat
    private var distance: CGFloat = 0

    /// - Parameter way: the distance that corresponds to the whole transition, in points.
    init(way: CGFloat) {
        self.way = way
        super.init()
    }

    override var belongsToSystem: Bool { true }

    var part: CGFloat { way > 0 ? min(1, max(0, distance / way)) : 0 }

    func drag(to distance: CGFloat) {
        self.distance = distance
        update(part)
    }

    /// Applies the current distance again. The finger may have moved before the transition started, and alongside
    /// animations that joined since then must have the same progress.
    override func transitionDidStart() {
        drag(to: distance)
        super.transitionDidStart()
    }
}
