public import Foundation

/// Runs a presentation from its beginning to the end of its dismissal: where the presented view sits, and what is
/// around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    private let presented: UIViewController
    private unowned var presenter: UIViewController
    final var container: UIView?
    /// The style that one of the system's own was made for: what the presented controller says later is ignored (B4.12).
    private var style: UIModalPresentationStyle?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.viewIfLoaded?.traitsMayHaveChanged() }
    }

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController ?? presentedViewController
        super.init()
    }

    /// The presenter is only settled when the presentation begins.
    final func settle(presenting controller: UIViewController) {
        presenter = controller
    }

    final func settle(style: UIModalPresentationStyle) {
        self.style = style
    }

    open var presentedViewController: UIViewController { presented }
    open var presentingViewController: UIViewController { presenter }
    /// Above the presenter, from the start of the presentation to the end of the dismissal (B3.11).
    open var containerView: UIView? { container }
    open var presentationStyle: UIModalPresentationStyle { style ?? presentedViewController.modalPresentationStyle }
    /// Before iOS 13 sheets became full screen in compact width; since then only popovers adapt, to sheets (B4.55).
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        presentationStyle == .popover && traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
    }

    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }
    open var shouldPresentInFullscreen: Bool { true }

    /// A custom presentation that is not for the full screen stays in the context of its caller (B4.5).
    final var staysInContext: Bool {
        presentationStyle.staysInContext || (presentationStyle == .custom && !shouldPresentInFullscreen)
    }

    /// The system's own presentations keep the presented view in its place; a custom one does that itself (B4.32).
    final func keepInPlace() {
        guard let style, ![.custom, .pageSheet, .formSheet].contains(style),
            presentedViewController.presentation.run?.isBusy == false
        else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    /// Whether what is behind the presentation can be touched beside the presented view.
    var letsTouchesThrough: Bool { false }

    /// The view behind the presentation that a touch beside the presented view goes to, if it goes to one.
    func viewBehind(at point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    /// The one that takes this one's place in another style, if it is known before.
    func adaptation(to style: UIModalPresentationStyle) -> UIPresentationController? { nil }

    /// Whether the escape gesture dismisses: what the user may close by a pull or a tap beside it (B10.20).
    var userMayEscape: Bool { false }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Sizes and traits

    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// What the presented controller sees: the container's traits, except where this one overrides them.
    final var traitsOfPresented: UITraitCollection {
        UITraitCollection(traitsFrom: [traitCollection, overrideTraitCollection].compactMap { $0 })
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        guard presentedViewController.viewIfLoaded?.bounds.size != own else { return }
        presentedViewController.viewWillTransition(to: own, with: coordinator)
    }
}
