import UIKit

/// The course of a transition, for changes of Baton's own views along with it, such as the paint of a bar or a
/// backdrop. They join the animator of the transition if Baton animates it. Otherwise UIKit runs them alongside.
@MainActor
struct TransitionCourse {
    private let coordinator: any UIViewControllerTransitionCoordinator

    init(along coordinator: any UIViewControllerTransitionCoordinator) {
        self.coordinator = coordinator
    }

    /// Animates changes along with the transition, which may have begun. A view outside of the container is named so that an
    /// interaction of UIKit's drives it too (B3.36).
    func animate(_ view: UIView?, _ changes: @escaping () -> Void) {
        let alongside = AlongsideChanges.of(coordinator)
        guard let carryOut = alongside.add(changes) else { return }
        coordinator.animateAlongsideTransition(in: view) { context in
            context.isAnimated ? AnimatedChanges.make(carryOut) : carryOut()
        }
    }

    /// Lets waiting changes join an animator, and later ones while it is active. UIKit then has none left to run.
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
    private var waiting: [() -> Void] = []

    /// The changes along a transition. Its coordinator retains them.
    static func of(_ coordinator: any UIViewControllerTransitionCoordinator) -> AlongsideChanges {
        let changes = key.get(from: coordinator) as? AlongsideChanges ?? AlongsideChanges()
        key.set(changes, on: coordinator)
        return changes
    }

    /// Adds changes to the animator. If it is not Baton's, not known yet, or not active, they are returned, to be carried out by UIKit
    /// unless Baton's animator does so before.
    func add(_ changes: @escaping () -> Void) -> (() -> Void)? {
        if let animator, animator.state == .active {
            animator.addAnimations { AnimatedChanges.make(changes) }
            return nil
        }
        var due: (() -> Void)? = changes
        let carryOut = {
            let changes = due
            due = nil
            changes?()
        }
        if animator == nil { waiting.append(carryOut) }
        return carryOut
    }

    func join(_ animator: UIViewPropertyAnimator) {
        self.animator = animator
        let due = waiting
        waiting = []
        for change in due { animator.addAnimations { AnimatedChanges.make(change) } }
    }
}
