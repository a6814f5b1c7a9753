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
    /// Whether the finger has moved the transition by `slack`.
    private var hasMoved = false

    /// The way along the edge's axis from which a finger moves the transition, and does not only touch it. A pan begins
    /// after the same way (B7.11).
    private static let slack: CGFloat = 10

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
            hasMoved = false
        case .changed:
            noteMovement(to: point, in: view)
            interaction.update(progress(at: point, in: view), distance: distance) {
                edge.way(of: pan.velocity(in: view), in: view)
            }
        case .ended:
            release(at: point, in: view)
        default:
            interaction.resume()
        }
    }

    private func noteMovement(to point: CGPoint, in view: UIView) {
        hasMoved = hasMoved || abs(way(to: point, in: view)) >= Self.slack
    }

    /// Releases the transition. A finger that has not moved it by 10 points lets it run on as before.
    private func release(at point: CGPoint, in view: UIView) {
        noteMovement(to: point, in: view)
        guard hasMoved else { return interaction.resume() }
        interaction.release(
            progress: progress(at: point, in: view), velocity: edge.way(of: pan.velocity(in: view), in: view),
            distance: distance)
    }

    private var distance: CGFloat { length ?? moved.map { edge.extent(of: $0.bounds.size) } ?? 0 }

    private func progress(at point: CGPoint, in view: UIView) -> CGFloat {
        guard let start, distance > 0 else { return interaction.percentComplete }
        return start.progress + way(to: point, in: view) / distance
    }

    private func way(to point: CGPoint, in view: UIView) -> CGFloat {
        guard let start else { return 0 }
        return edge.way(of: CGPoint(x: point.x - start.point.x, y: point.y - start.point.y), in: view)
    }
}

extension TransitionGrab: UIGestureRecognizerDelegate {
    /// A finger catches only a transition that runs by itself. Bars keep their touches. A tab bar is not a
    /// `UIBarPositioning`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var view = touch.view
        while let next = view {
            if next is any UIBarPositioning || next is UITabBar { return false }
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
