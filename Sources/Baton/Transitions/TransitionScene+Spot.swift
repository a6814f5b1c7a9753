import UIKit

extension TransitionScene {
    /// Where a view of the other screen is, in the space of an actor that is in its place. Nil for a view that has no
    /// size, or is not on this screen; the latter is worth a word, since somebody keeps it too long.
    func spot(of source: UIView?, on actor: TransitionActor) -> CGRect? {
        guard let source else { return nil }
        guard let window = container.window, source.window === window else {
            Advice.give(
                "A transition was given a source view that is not in its window any more, so it plays without one. "
                    + "Name the view that is on screen at this moment, or nil if there is none: the source is asked "
                    + "for each time.")
            return nil
        }
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
