import Foundation

/// Presents an alert in the middle of a dimmed screen, above the keyboard, or an action sheet at the bottom.
@preconcurrency @MainActor
final class AlertPresentationController: UIPresentationController {
    private let dimmingView = UIView()
    private let tap = UITapGestureRecognizer()
    private var keyboardObserver: (any NSObjectProtocol)?
    private let isSheet: Bool

    private static let darkness: CGFloat = 0.2
    /// The distance between an action sheet and the edges of the screen.
    private static let sheetMargin: CGFloat = 8

    init(_ alert: UIAlertController, presenting presenter: UIViewController?) {
        isSheet = alert.preferredStyle == .actionSheet
        super.init(presentedViewController: alert, presenting: presenter)
        tap.addAction { [weak alert] in if $0.state == .ended { alert?.chooseCancel() } }
        dimmingView.addGestureRecognizer(tap)
        dimmingView.backgroundColor = .black
    }

    override var shouldRemovePresentersView: Bool { false }

    override var builtInTransition: UIModalTransitionStyle { isSheet ? .coverVertical : .crossDissolve }

    // MARK: Layout

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let alert = presentedView as? AlertView else { return .zero }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
        if isSheet {
            let across = min(room.width, room.height, containerView.bounds.width) - 2 * Self.sheetMargin
            let size = alert.fittingSize(inWidth: across)
            let bottom = min(room.maxY, containerView.bounds.maxY - Self.sheetMargin)
            return CGRect(origin: CGPoint(x: room.midX - across / 2, y: bottom - size.height), size: size)
        }
        let size = alert.fittingSize(inWidth: AlertLayout.alertWidth)
        let bottom = min(containerView.bounds.maxY, keyboardTop(in: containerView))
        return CGRect(
            origin: CGPoint(
                x: containerView.bounds.midX - size.width / 2, y: containerView.bounds.minY + (bottom - size.height) / 2
            ),
            size: size)
    }

    private func keyboardTop(in container: UIView) -> CGFloat {
        container.convert(SoftKeyboard.shared.frame, from: nil).minY
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        presentedViewController.viewIfLoaded?.bounds.size ?? parentSize
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView, let presentedView else { return }
        dimmingView.frame = containerView.bounds
        // A running animation may have set a transform, which the frame does not allow for.
        let place = frameOfPresentedViewInContainerView
        presentedView.bounds.size = place.size
        presentedView.center = CGPoint(x: place.midX, y: place.midY)
    }

    // MARK: Transitions

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        containerView.insertSubview(dimmingView, at: 0)
        dimmingView.alpha = 0
        alongside { [dimmingView] in dimmingView.alpha = Self.darkness }
        followKeyboard()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { removeDimmingView() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alongside { [dimmingView] in dimmingView.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { removeDimmingView() }
    }

    private func removeDimmingView() {
        dimmingView.removeFromSuperview()
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
        keyboardObserver = nil
    }

    private func alongside(_ change: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
        coordinator.animate(alongsideTransition: { _ in change() })
    }

    /// Follows the keyboard, but not that of a later test, which may run while an alert of this one is still in memory.
    private func followKeyboard() {
        let run = SoftKeyboard.shared.run
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                guard run == SoftKeyboard.shared.run, let container = self?.containerView else { return }
                UIView.animate(withDuration: SoftKeyboard.duration) {
                    container.setNeedsLayout()
                    container.layoutIfNeeded()
                }
            }
        }
    }
}
