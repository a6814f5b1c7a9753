import UIKit

/// A custom presentation with a percent-driven interaction.
@MainActor
final class PercentScene {
    let modal = ModalScene(.custom)
    let interaction: LoggingInteraction

    /// Creates the scene. The start of the interaction is logged if a log is given.
    init(_ animator: any UIViewControllerAnimatedTransitioning, log: CallLog? = nil) {
        interaction = LoggingInteraction(log ?? modal.log)
        modal.delegate.animator = animator
        modal.delegate.interaction = interaction
    }

    var coordinator: (any UIViewControllerTransitionCoordinator)? {
        modal.presented.transitionCoordinator
    }

    /// Presents, and returns when the transition has begun.
    func start() {
        modal.present()
        Device.turn()
    }

    func update(_ part: CGFloat) {
        interaction.update(part)
        Device.turn()
    }
}
