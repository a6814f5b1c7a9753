public import Foundation

/// Manages a presentation from its beginning to the end of its dismissal: the frame of the presented view, and the
/// views around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    private let presented: UIViewController
    private unowned var presenter: UIViewController
    final var container: UIView? {
        didSet { InheritedTraits.expire() }
    }
    /// The style for which a built-in presentation controller was created. Later changes to the style of the presented
    /// view controller are ignored (B4.12).
    private var style: UIModalPresentationStyle?
    final var traitState: TraitState?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet {
            UncalledMethods.check(delegate, for: "UIAdaptivePresentationControllerDelegate") {
                $0 is any UIAdaptivePresentationControllerDelegate.Type
            }
        }
    }
    open var overrideTraitCollection: UITraitCollection? {
        didSet {
            InheritedTraits.expire()
            presentedViewController.viewIfLoaded?.traitsMayHaveChanged()
        }
    }

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController ?? presentedViewController
        super.init()
    }

    /// Sets the presenting view controller. It is final only when the presentation begins.
    final func settle(presenting controller: UIViewController) {
        presenter = controller
    }

    final func settle(style: UIModalPresentationStyle) {
        self.style = style
    }

    open var presentedViewController: UIViewController { presented }
    open var presentingViewController: UIViewController { presenter }
    /// The container view. It is above the presenting view from the start of the presentation to the end of the
    /// dismissal (B3.11).
    open var containerView: UIView? { container }
    open var presentationStyle: UIModalPresentationStyle { style ?? presentedViewController.modalPresentationStyle }
    /// Returns the style to which the presentation adapts. Before iOS 13, sheets became full screen in a compact width.
    /// On iOS 13 and later only popovers adapt, to sheets (B4.55).
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        presentationStyle == .popover && traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
    }

    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presentation stays in the context of its source. A custom presentation does so if it is not for the
    /// full screen (B4.5).
    final var staysInContext: Bool {
        presentationStyle.staysInContext || (presentationStyle == .custom && !shouldPresentInFullscreen)
    }

    /// Sets the frame of the presented view in a built-in presentation, at rest and while a built-in animation moves
    /// it. Sheets and custom presentations set it themselves (B4.32).
    final func keepInPlace() {
        guard let style, ![.custom, .pageSheet, .formSheet].contains(style), let view = presentedView,
            let run = presentedViewController.presentation.run
        else { return }
        let place = frameOfPresentedViewInContainerView
        if !run.isBusy {
            view.frame = place
        } else if presentedViewController.presentation.transition?.animator is BuiltInAnimator {
            // The animation may have set a transform, which the frame does not allow for.
            view.bounds.size = place.size
            view.center = CGPoint(x: place.midX, y: place.midY)
        }
    }

    /// Whether touches beside the presented view reach the views behind the presentation.
    var letsTouchesThrough: Bool { false }

    /// Returns the view behind the presentation that receives a touch beside the presented view, if any.
    func viewBehind(at point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    /// The part of the container in which the presented view is drawn.
    var shownFrame: CGRect? { presentedView?.frame }

    /// Returns the existing presentation controller that replaces this one in another style, if any.
    func adaptation(to style: UIModalPresentationStyle) -> UIPresentationController? { nil }

    /// The movement that the presented view controller prefers, if it prefers one.
    final var preferredMove: UIModalTransitionStyle? {
        guard case .move(let style)? = presentedViewController.preferredTransition?.kind else { return nil }
        return style
    }

    /// The movement of the presented view in a built-in animation.
    var builtInTransition: UIModalTransitionStyle { presentedViewController.modalTransitionStyle }

    /// Whether the escape gesture dismisses the presentation. It does if the user can also dismiss it by a pull or a
    /// tap beside it (B10.20).
    var userMayEscape: Bool { false }

    /// The rectangle of the container from which the presented view grows in a built-in animation, if any (B18.4).
    var growthSource: CGRect? { nil }

    /// The shape that the corners of the presented views follow. Sheets and popovers have one (B18.6).
    var concentricShape: ConcentricContainer? { nil }

    /// The safe area of the presented view, or nil if its place decides it.
    var safeAreaOfPresented: UIEdgeInsets? { nil }

    /// Adds the container view to the hierarchy. Returns false if it belongs in the usual place.
    func install(_ container: UIView) -> Bool { false }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Sizes and traits

    open var traitCollection: UITraitCollection {
        overriding(containerView?.traitCollection ?? UIScreen.main.traitCollection)
    }

    /// The traits of the presented view controller: those of the container, with the override applied.
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
