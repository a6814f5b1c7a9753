import UIKit

/// The gestures that dismiss one presented view controller.
///
/// The overlay may change while the view controller is presented. A gesture is therefore added when the overlay asks for it, stays
/// until the end, and reads what it may do from the overlay as it is when a finger comes.
@MainActor
final class ModalGestures {
    private let sheet: SheetMover
    private let dismissal: () -> TransitionChoice
    private var pull: PullDismiss?
    private var pinch: PinchDismiss?

    /// - Parameter dismissal: Returns what animates a dismissal that begins now.
    init(of presentation: OverlayPresentationController, dismissal: @escaping () -> TransitionChoice) {
        sheet = presentation.sheet
        self.dismissal = dismissal
        sheet.canDismiss = { !dismissal().isSystem }
        // Another layout may have no detents, or another edge.
        sheet.pull.dismissal.slides = { [weak sheet] in sheet?.edge.map(dismissal().slidesOut) ?? false }
    }

    var interactions: [TransitionInteraction] {
        [sheet.pull.interaction, pull?.interaction, pinch?.interaction].compactMap { $0 }
    }

    /// The recognizer that pulls in the current layout.
    var pullRecognizer: UIPanGestureRecognizer? {
        let isSheet = sheet.presentation?.layout.detents != nil
        return isSheet ? sheet.pull.recognizer : pull?.recognizer
    }

    var pinchRecognizer: UIPinchGestureRecognizer? { pinch?.recognizer }

    /// Adds what the overlay asks for now.
    func attach(to view: UIView, of presentation: OverlayPresentationController) {
        let (overlay, presented) = (presentation.overlay, presentation.presentedViewController)
        if overlay.dismissal.pull != nil, pull == nil, !overlay.hasOnlyDetents {
            let made = makePull(of: presentation)
            made.attach(to: view, of: presented)
            pull = made
        }
        if overlay.dismissal.pinch != nil, pinch == nil {
            let made = makePinch(of: presentation)
            made.attach(to: view, of: presented)
            pinch = made
        }
        if dismissal().isSystem { advise(of: overlay.dismissal) }
    }

    private func makePull(of presentation: OverlayPresentationController) -> PullDismiss {
        let (pull, dismissal) = (PullDismiss(), dismissal)
        pull.current = { [weak presentation] in
            guard let presentation, presentation.layout.detents == nil, !dismissal().isSystem else { return nil }
            return presentation.pull
        }
        pull.dismissal.slides = { [weak pull] in pull?.edge.map(dismissal().slidesOut) ?? false }
        return pull
    }

    private func makePinch(of presentation: OverlayPresentationController) -> PinchDismiss {
        let (pinch, dismissal) = (PinchDismiss(), dismissal)
        pinch.current = { [weak presentation] in
            dismissal().isSystem ? nil : presentation?.overlay.dismissal.pinch
        }
        return pinch
    }

    /// An interaction drives a custom animator. UIKit's own dismissal has none.
    private func advise(of dismissal: OverlayDismissal) {
        for (gesture, isWanted) in [("pull", dismissal.pull != nil), ("pinch", dismissal.pinch != nil)] where isWanted {
            Advice.give(
                about: ModalTransitions.self,
                "The transitions have a \(gesture), but UIKit animates the dismissal, so the \(gesture) is disabled.",
                "Set dismiss to a style or to your own animator.")
        }
    }

    func detach() {
        pull?.detach()
        pinch?.detach()
    }
}
