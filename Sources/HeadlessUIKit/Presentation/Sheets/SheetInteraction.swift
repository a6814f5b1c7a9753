import Foundation

/// Drives a dismissal by the points that a sheet was pulled down.
@preconcurrency @MainActor
final class SheetInteraction: UIPercentDrivenInteractiveTransition {
    private let way: CGFloat
    private var distance: CGFloat = 0

    init(way: CGFloat) {
        self.way = way
        super.init()
    }

    func move(by distance: CGFloat) {
        self.distance = distance
        update(way > 0 ? distance / way : 0)
    }

    /// The finger may have moved on before the dismissal began.
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        move(by: distance)
    }
}
