import Foundation

/// The container of a presentation, which tells the presentation controller of its layout and traits.
@preconcurrency @MainActor
final class PresentationContainerView: UIView {
    weak var presentationController: UIPresentationController?

    override func layoutSubviews() {
        presentationController?.keepInPlace()
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentationController?.containerViewDidLayoutSubviews()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentationController?.traitCollectionDidChange(previousTraitCollection)
    }

    /// The escape gesture dismisses as any other wish of the user does (B10.20).
    override func accessibilityPerformEscape() -> Bool {
        guard let controller = presentationController, controller.userMayEscape,
            let run = controller.presentedViewController.presentation.run
        else { return super.accessibilityPerformEscape() }
        return run.dismissByUserIfAllowed()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        let isBeside = presentationController?.presentedView.map { hit?.isDescendant(of: $0) != true } ?? false
        if isBeside, let behind = presentationController?.viewBehind(at: point, with: event) { return behind }
        return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
    }
}
