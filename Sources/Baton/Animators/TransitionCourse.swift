import UIKit

/// The course of a transition, for changes of Baton's own views that are animated along with it: the paint of a bar, a backdrop.
///
/// The changes join the animator of the transition if Baton animates it. Otherwise UIKit runs them alongside.
@MainActor
struct TransitionCourse {
    private let coordinator: any UIViewControllerTransitionCoordinator

    init(along coordinator: any UIViewControllerTransitionCoordinator) {
        self.coordinator = coordinator
    }

    /// Animates changes along with the transition. It may have begun.
    ///
    /// - Parameter view: A view that is outside of the container view. It is named so that an interaction of UIKit's drives it
    ///   too (B3.36).
    func animate(_ view: UIView?, _ changes: @escaping () -> Void) {
        let alongside = AlongsideChanges.of(coordinator)
        guard let change = alongside.add(changes) else { return }
        let runs = coordinator.animateAlongsideTransition(in: view) { context in
            context.isAnimated ? AnimatedChanges.make(change.carryOut) : change.carryOut()
        }
        if !runs { change.drop() }
    }

    /// Lets the changes that wait join an animator, and those that are added while it is active. UIKit then has nothing left to
    /// run for them.
    static func join(
        _ animator: UIViewPropertyAnimator, along coordinator: any UIViewControllerTransitionCoordinator
    ) {
        AlongsideChanges.of(coordinator).join(animator)
    }
}

/// The changes that wait for the start of a transition.
@MainActor
private final class AlongsideChanges {
    private static let key = AssociationKey()

    private weak var animator: UIViewPropertyAnimator?
    private var waiting: [AlongsideChange] = []

    /// The changes along a transition. Its coordinator retains them.
    static func of(_ coordinator: any UIViewControllerTransitionCoordinator) -> AlongsideChanges {
        if let known = key.get(from: coordinator) as? AlongsideChanges { return known }
        let new = AlongsideChanges()
        key.set(new, on: coordinator)
        return new
    }

    /// Adds changes to the animator. Returns them if it is not Baton's, not known yet, or not active.
    func add(_ changes: @escaping () -> Void) -> AlongsideChange? {
        if let animator, animator.state == .active {
            animator.addAnimations { AnimatedChanges.make(changes) }
            return nil
        }
        let change = AlongsideChange(changes)
        if animator == nil { waiting.append(change) }
        return change
    }

    func join(_ animator: UIViewPropertyAnimator) {
        self.animator = animator
        let due = waiting
        waiting = []
        for change in due { animator.addAnimations { AnimatedChanges.make(change.carryOut) } }
    }
}

/// A change that is carried out once, by Baton's animator or by UIKit.
@MainActor
private final class AlongsideChange {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func carryOut() {
        let due = action
        action = nil
        due?()
    }

    func drop() {
        action = nil
    }
}
