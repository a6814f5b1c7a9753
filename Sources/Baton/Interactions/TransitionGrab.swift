import UIKit

/// Lets a finger catch a running transition, hold it, turn it round and let it go.
///
/// A press holds the transition as soon as the finger touches, and moves it. A pan measures the velocity. Both exist only
/// while the transition runs, because the screens that move receive no touches then.
@MainActor
final class TransitionGrab: NSObject {
    private let interaction: TransitionInteraction
    /// The edge towards which a finger moves the transition forward.
    private let edge: DirectionalEdge
    /// The view whose length is the way of the whole transition.
    private weak var moved: UIView?
    /// The way of the whole transition, if it is not the length of that view.
    private let length: CGFloat?
    private let press = UILongPressGestureRecognizer()
    private let pan = UIPanGestureRecognizer()
    /// Where the finger has caught the transition, and the progress at that moment.
    private var start: (point: CGPoint, progress: CGFloat)?

    /// Lets a finger on a view catch the transition of an interaction.
    init(
        of interaction: TransitionInteraction, towards edge: DirectionalEdge, moving moved: UIView,
        over length: CGFloat? = nil, on view: UIView
    ) {
        self.interaction = interaction
        self.moved = moved
        self.length = length
        self.edge = edge
        super.init()
        press.minimumPressDuration = 0
        for recognizer in [press, pan] {
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
        GestureAction(on: press) { [weak self] _ in self?.pressed() }
    }

    /// Removes the recognizers.
    func end() {
        for recognizer in [press, pan] { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    private func pressed() {
        guard let view = press.view else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began:
            interaction.pause()
            start = (point, interaction.percentComplete)
        case .changed:
            interaction.update(progress(at: point, in: view), distance: distance) {
                edge.way(of: pan.velocity(in: view), in: view)
            }
        case .ended:
            release(at: point, in: view)
        default:
            interaction.resume()
        }
    }

    /// Releases the transition. A finger that has not moved lets it run on as before.
    private func release(at point: CGPoint, in view: UIView) {
        guard [.began, .changed, .ended].contains(pan.state) else { return interaction.resume() }
        interaction.release(
            progress: progress(at: point, in: view), velocity: edge.way(of: pan.velocity(in: view), in: view),
            distance: distance)
    }

    private var distance: CGFloat { length ?? moved.map { edge.extent(of: $0.bounds.size) } ?? 0 }

    private func progress(at point: CGPoint, in view: UIView) -> CGFloat {
        guard let start, distance > 0 else { return interaction.percentComplete }
        let movement = CGPoint(x: point.x - start.point.x, y: point.y - start.point.y)
        return start.progress + edge.way(of: movement, in: view) / distance
    }
}

extension TransitionGrab: UIGestureRecognizerDelegate {
    /// A finger catches only a transition that runs by itself. Bars keep their touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var view = touch.view
        while let next = view {
            if next is any UIBarPositioning { return false }
            view = next.superview
        }
        return interaction.canBeCaught
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer === press || otherGestureRecognizer === pan
    }
}
