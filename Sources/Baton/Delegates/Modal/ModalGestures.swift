import UIKit

/// The gestures that dismiss one presented view controller. Each is added when the overlay asks for it, stays until the
/// end, and reads what it may do from the overlay as it is when a finger comes.
@MainActor
final class ModalGestures {
    private let sheet: SheetMover
    /// Whether UIKit animates a dismissal that begins now.
    private let isSystem: () -> Bool
    private let pull = PullDismiss()
    private let pinch = PinchDismiss()

    /// - Parameter dismissal: Returns what animates a dismissal that begins now.
    init(of presentation: OverlayPresentationController, dismissal: @escaping () -> TransitionChoice) {
        sheet = presentation.sheet
        let isSystem = { [weak presentation] in
            guard let presentation else { return true }
            return dismissal().isSystem(
                for: ScreenChange(
                    .dismiss, from: presentation.presentedViewController, to: presentation.presentingViewController))
        }
        self.isSystem = isSystem
        sheet.canDismiss = { !isSystem() }
        // Another layout may have no detents, or another edge.
        sheet.pull.dismissal.slides = { [weak sheet] in sheet?.edge.map(dismissal().slidesOut) ?? false }
        pull.dismissal.slides = { [weak pull] in pull?.edge.map(dismissal().slidesOut) ?? false }
        pull.current = { [weak presentation] in
            guard let presentation, presentation.layout.detents == nil, !isSystem() else { return nil }
            return presentation.pull
        }
        pinch.current = { [weak presentation] in
            isSystem() ? nil : presentation?.overlay.pinch
        }
    }

    var interactions: [TransitionInteraction] { [sheet.pull.interaction, pull.interaction, pinch.interaction] }

    /// The recognizer that pulls in the current layout.
    var pullRecognizer: UIPanGestureRecognizer? {
        let isSheet = sheet.presentation?.layout.detents != nil
        return isSheet ? sheet.pull.recognizer : pull.recognizer.view.map { _ in pull.recognizer }
    }

    var pinchRecognizer: UIPinchGestureRecognizer? { pinch.recognizer.view.map { _ in pinch.recognizer } }

    /// Adds what the overlay asks for now.
    func attach(to view: UIView, of presentation: OverlayPresentationController) {
        let (overlay, presented) = (presentation.overlay, presentation.presentedViewController)
        if overlay.pull != nil, pull.recognizer.view == nil, !overlay.hasOnlyDetents {
            pull.attach(to: view, of: presented)
        }
        if overlay.pinch != nil, pinch.recognizer.view == nil { pinch.attach(to: view, of: presented) }
        if isSystem() { advise(of: overlay) }
    }

    /// An interaction drives a custom animator. UIKit's own dismissal has none.
    private func advise(of overlay: Overlay) {
        for (gesture, isWanted) in [("pull", overlay.pull != nil), ("pinch", overlay.pinch != nil)] where isWanted {
            Advice.give(
                about: ModalTransitions.self,
                "The transitions have a \(gesture), but UIKit animates the dismissal, so the \(gesture) is disabled.",
                "Set dismiss to a style or to your own animator.")
        }
    }

    func detach() {
        pull.detach()
        pinch.detach()
    }
}
