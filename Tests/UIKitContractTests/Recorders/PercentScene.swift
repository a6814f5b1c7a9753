import UIKit

/// A custom presentation that a percent-driven interaction drives.
@MainActor
final class PercentScene {
    let modal = ModalScene(.custom)
    let interaction: LoggingInteraction

    /// The interaction's start goes to a log of its own if one is given.
    init(_ animator: any UIViewControllerAnimatedTransitioning, log: CallLog? = nil) {
        interaction = LoggingInteraction(log ?? modal.log)
        modal.delegate.animator = animator
        modal.delegate.interaction = interaction
    }

    var coordinator: (any UIViewControllerTransitionCoordinator)? {
        modal.presented.transitionCoordinator
    }

    /// Presents up to the moment at which the transition has begun.
    func start() {
        modal.present()
        Device.turn()
    }

    func update(_ part: CGFloat) {
        interaction.update(part)
        Device.turn()
    }
}
