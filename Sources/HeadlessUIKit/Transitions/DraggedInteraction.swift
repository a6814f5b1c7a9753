import Foundation

/// Drives one of the system's own transitions by the points that a finger has gone.
@preconcurrency @MainActor
final class DraggedInteraction: UIPercentDrivenInteractiveTransition {
    private let way: CGFloat
    private var distance: CGFloat = 0

    /// - Parameter way: how far it is from one end to the other.
    init(way: CGFloat) {
        self.way = way
        super.init()
    }

    var part: CGFloat { way > 0 ? min(1, max(0, distance / way)) : 0 }

    func drag(to distance: CGFloat) {
        self.distance = distance
        update(part)
    }

    /// The finger may have moved on before the transition began; what goes along has joined by now, and must not begin
    /// behind it.
    override func transitionDidStart() {
        drag(to: distance)
        super.transitionDidStart()
    }
}
