import Foundation

/// The container view of a presentation. It notifies the presentation controller of layout and trait changes.
@preconcurrency @MainActor
final class PresentationContainerView: UIView {
    weak var presentationController: UIPresentationController?
    private var isModal: Bool?
    /// Before that it may have no safe area, by `HeadlessQuirks.safeAreasOfContainersComeLate`.
    private(set) var hasBeenLaidOut = false

    /// A presentation hides the views behind it from VoiceOver, unless touches reach them (B10.21).
    override var accessibilityViewIsModal: Bool {
        get { isModal ?? (presentationController?.letsTouchesThrough != true) }
        set { isModal = newValue }
    }

    override func layoutSubviews() {
        if !hasBeenLaidOut {
            hasBeenLaidOut = true
            updateSafeArea()
        }
        presentationController?.keepInPlace()
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentationController?.containerViewDidLayoutSubviews()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentationController?.traitCollectionDidChange(previousTraitCollection)
    }

    /// Dismisses the presentation with the escape gesture, by the same rules as other dismissals by the user (B10.20).
    override func accessibilityPerformEscape() -> Bool {
        guard let controller = presentationController, controller.userMayEscape,
            let run = controller.presentedViewController.presentation.run
        else { return super.accessibilityPerformEscape() }
        return run.dismissByUserIfAllowed()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // During a transition nothing receives the touch, including what is behind.
        if refusesTouches, isUserInteractionEnabled, self.point(inside: point, with: event) { return self }
        let hit = super.hitTest(point, with: event)
        let isBeside = presentationController?.presentedView.map { hit?.isDescendant(of: $0) != true } ?? false
        if isBeside, let behind = presentationController?.viewBehind(at: point, with: event) { return behind }
        return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
    }
}
