import UIKit

/// Lets a finger catch a running transition by a drag along its axis, turn it round and let it go.
///
/// The recognizer stays on the view between transitions, so that a finger that is down already can catch the next one.
@MainActor
final class TransitionGrab: NSObject {
    /// A transition that a finger may catch.
    struct Target {
        let interaction: TransitionInteraction
        /// The edge towards which a finger moves the transition forward.
        let edge: DirectionalEdge
        /// The view whose length is the distance of the whole transition.
        weak var moved: UIView?
        /// The distance of the whole transition, if it is not the length of that view.
        let length: CGFloat?

        @MainActor
        var distance: CGFloat { length ?? moved.map { edge.extent(of: $0.bounds.size) } ?? 0 }
    }

    private static let key = AssociationKey()

    private let recognizer = UIPanGestureRecognizer()
    private var target: Target?
    /// The progress and the distance of the finger when it has caught the transition.
    private var start: (progress: CGFloat, way: CGFloat) = (0, 0)
    private let rest = FingerRest()

    private override init() {
        super.init()
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        GestureAction(on: recognizer) { [weak self] _ in self?.panned() }
    }

    /// Returns what catches transitions on a view, which retains it. The first call adds the recognizer.
    @discardableResult
    static func on(_ view: UIView) -> TransitionGrab {
        if let known = key.get(from: view) as? TransitionGrab { return known }
        let new = TransitionGrab()
        view.addGestureRecognizer(new.recognizer)
        key.set(new, on: view)
        return new
    }

    /// Removes the recognizer from a view. A transition that is held runs on, because nothing else would end it.
    static func remove(from view: UIView) {
        guard let known = key.get(from: view) as? TransitionGrab else { return }
        let holds = known.recognizer.state == .began || known.recognizer.state == .changed
        key.set(nil, on: view)
        view.removeGestureRecognizer(known.recognizer)
        if holds { known.target?.interaction.resume() }
        known.target = nil
    }

    /// Allows a finger to catch a transition until its end.
    func allow(_ new: Target, until coordinator: any UIViewControllerTransitionCoordinator) {
        target = new
        let interaction = new.interaction
        let waits = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.end(interaction) }
        if !waits { end(interaction) }
    }

    private func end(_ interaction: TransitionInteraction) {
        if target?.interaction === interaction { target = nil }
    }

    // MARK: The finger

    private func panned() {
        guard let view = recognizer.view, let target else { return }
        let way = way(of: target, in: view)
        let isRest = recognizer.state == .ended && rest.isRest
        let velocity = isRest ? 0 : target.edge.way(of: recognizer.velocity(in: view), in: view)
        switch recognizer.state {
        case .began:
            rest.moves()
            target.interaction.pause()
            target.interaction.fingers = GestureFingers(of: recognizer) { [rest] in rest.isRest }
            start = (target.interaction.percentComplete, way)
        case .changed:
            rest.moves()
            target.interaction.update(
                progress(of: target, at: way), velocity: velocity, distance: target.distance)
        case .ended:
            target.interaction.release(
                progress: progress(of: target, at: way), velocity: velocity, distance: target.distance)
        default:
            target.interaction.resume()
        }
    }

    private func way(of target: Target, in view: UIView) -> CGFloat {
        target.edge.way(of: recognizer.translation(in: view), in: view)
    }

    private func progress(of target: Target, at way: CGFloat) -> CGFloat {
        let distance = target.distance
        guard distance > 0 else { return target.interaction.percentComplete }
        return start.progress + (way - start.way) / distance
    }
}

extension TransitionGrab: UIGestureRecognizerDelegate {
    /// A finger catches only a transition that runs by itself, and only along its axis.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = recognizer.view, let target, target.interaction.canBeCaught else { return false }
        return target.edge.isAxis(of: recognizer.velocity(in: view))
    }

    /// Bars keep their touches. A tab bar is not a `UIBarPositioning`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        rest.lands(touch)
        var view = touch.view
        while let next = view {
            if next is any UIBarPositioning || next is UITabBar { return false }
            view = next.superview
        }
        return true
    }
}
