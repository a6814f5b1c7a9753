import Foundation

/// The animator and the interaction controller of a presentation or dismissal. Without an animator the views are placed
/// directly.
@MainActor
struct ModalPlayer {
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interaction: (any UIViewControllerInteractiveTransitioning)?

    /// Asks for the animator. If there is one and the change is animated, asks for the interaction controller (B4.20,
    /// B4.21).
    ///
    /// Without animation no animator is asked (B3.30, B3.31). By the header's answer a custom presentation is asked for
    /// its animator then too, which places the views.
    init(
        animated: Bool, isCustom: Bool, orElse builtIn: BuiltInAnimator,
        askAnimator: () -> (any UIViewControllerAnimatedTransitioning)?,
        askInteraction: (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    ) {
        let asks = animated || isCustom && HeadlessQuirks.unanimatedCustomPresentationsAskAnimators
        let given = asks ? askAnimator() : nil
        interaction = animated ? given.flatMap(askInteraction) : nil
        animator = given ?? (animated ? builtIn : nil)
    }

    /// Creates a player for the built-in animation, driven by an interaction.
    init(_ animator: BuiltInAnimator, drivenBy interaction: any UIViewControllerInteractiveTransitioning) {
        self.animator = animator
        self.interaction = interaction
    }

    /// Plays a transition. Without an animator the views are only placed.
    func play(_ transition: Transition, orElse place: () -> Void) {
        if let animator { return transition.start(animator, drivenBy: interaction) }
        place()
        transition.coordinator.runAnimations()
        transition.complete(true)
    }
}
