import Foundation

/// Who moves the views of a presentation or a dismissal, and who drives it; nobody where it is not animated.
@MainActor
struct ModalPlayer {
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interaction: (any UIViewControllerInteractiveTransitioning)?

    /// Asks for the animator, and where there is one and time for it, for the interaction (B4.20, B4.21).
    ///
    /// Without an animation only a custom presentation asks its animator, to place the views (B3.30, B3.31).
    init(
        animated: Bool, isCustom: Bool, orElse builtIn: BuiltInModalAnimator,
        askAnimator: () -> (any UIViewControllerAnimatedTransitioning)?,
        askInteraction: (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    ) {
        let given = animated || isCustom ? askAnimator() : nil
        interaction = animated ? given.flatMap(askInteraction) : nil
        animator = given ?? (animated ? builtIn : nil)
    }

    /// The system's own animation under somebody's finger.
    init(_ animator: BuiltInModalAnimator, drivenBy interaction: any UIViewControllerInteractiveTransitioning) {
        self.animator = animator
        self.interaction = interaction
    }

    /// Plays a transition; where nobody animates, the views are only put into place.
    func play(_ transition: Transition, orElse place: () -> Void) {
        if let animator { return transition.start(animator, drivenBy: interaction) }
        place()
        transition.coordinator.runAnimations()
        transition.complete(true)
    }
}
