import UIKit

extension TransitionScene {
    /// Where a view of the other screen is, in the space of an actor that is in its place. Nil for a view that is not on
    /// this screen, or has no size.
    func spot(of source: UIView?, on actor: TransitionActor) -> CGRect? {
        guard let source, source.window != nil, source.window === container.window else { return nil }
        let there = source.convert(source.bounds, to: container)
        let spot = there.offsetBy(
            dx: actor.view.bounds.minX - actor.place.minX, dy: actor.view.bounds.minY - actor.place.minY)
        return spot.width > 0 && spot.height > 0 && actor.view.bounds.width > 0 && actor.view.bounds.height > 0
            ? spot : nil
    }
}

extension TransitionActor {
    /// The middle of the view, in its own space.
    var middle: CGPoint { view.bounds.middle }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
