public import Foundation

/// Presents a view controller as a sheet over the presenting view controller, whose view stays visible.
///
/// The delegate can be a `UISheetPresentationControllerDelegate`, which is also notified of detent changes.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The value that selects the default of the system.
    public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

    let chrome = SheetChrome()
    /// Whether a transition or a pull controls the frame of the presented view. Otherwise the layout sets it.
    final var isMoving = false
    /// Whether a pull moves the sheet between its detents.
    final var isResizing = false
    /// The views around the presented view during a presentation in the iOS 26 design.
    private(set) final var wrapper: SheetWrapper?
    final var run: ModalPresentation? { presentedViewController.presentation.run }
    /// The running pull.
    final var pull: SheetPull?
    private lazy var pan = SheetPan(of: self)

    open var detents: [Detent] = [.large()] {
        didSet { layOutAnew() }
    }
    /// The identifier of the selected detent. If it is nil, the first of the detents is selected
    /// (B27.4).
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { layOutAnew() }
    }
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { layOutAnew() }
    }
    open var prefersGrabberVisible = false {
        didSet { layOutAnew() }
    }
    open var preferredCornerRadius = automaticDimension {
        didSet { layOutAnew() }
    }
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { layOutAnew() }
    }
    /// The place of the sheet in a wide container. It has an effect on iOS 27 and later (B18.3).
    open var preferredPlacement = Placement.automatic {
        didSet { layOutAnew() }
    }
    /// Whether a drag up on a scroll view at its top moves the sheet to a larger detent, where there is one (B27.7).
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { layOutAnew() }
    }

    /// Runs the changes and animates the sheet to its new frame.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard let containerView, containerView.window != nil else { return }
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            containerView.setNeedsLayout()
            containerView.layoutIfNeeded()
        }
    }

    /// Requests new values from the detents.
    open func invalidateDetents() {
        layOutAnew()
    }

    private func layOutAnew() {
        containerView?.setNeedsLayout()
    }

    // MARK: Layout

    open override var presentedView: UIView? { wrapper ?? super.presentedView }

    /// The part of the container in which the sheet is drawn.
    override var shownFrame: CGRect? { wrapper?.shownFrame ?? super.shownFrame }

    override var safeAreaOfPresented: UIEdgeInsets? {
        guard wrapper?.holdsContent == true, let layout = currentLayout, layout.hasDetents else { return nil }
        let bottom = layout.safeArea.bottom
        return UIEdgeInsets(top: 0, left: 0, bottom: inset?.safeArea(of: bottom) ?? bottom, right: 0)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return frame(in: containerView.bounds.size, safeArea: containerView.safeAreaInsets)
    }

    func frame(in size: CGSize, safeArea: UIEdgeInsets) -> CGRect {
        let layout = layout(in: size, safeArea: safeArea)
        return layout.frame(atDetent: values(in: layout).selected)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        frame(in: parentSize, safeArea: HeadlessDevice.upcoming.safeArea).size
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        chrome.layOut(in: containerView, isUndimmed: isUndimmed)
        guard !isMoving, let view = presentedView else { return }
        view.frame = frameOfPresentedViewInContainerView
        chrome.dress(view, as: self)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        resizeToPreferred()
    }

    // MARK: Transitions

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        isMoving = true
        if HeadlessDevice.hasGlass { wrapper = super.presentedView.map(SheetWrapper.init) }
        guard let containerView, let presentedView else { return }
        chrome.install(in: containerView) { [weak self] in self?.run?.dismissByTap() }
        chrome.dress(presentedView, as: self)
        pan.install(in: containerView)
        alongside { [chrome, isUndimmed] in chrome.dim(isUndimmed ? 0 : 1) }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        rest(isOver: !completed)
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        isMoving = true
        alongside { [chrome] in chrome.dim(0) }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        rest(isOver: completed)
    }

    private func rest(isOver: Bool) {
        isMoving = false
        guard isOver else { return layOutAnew() }
        chrome.takeOff()
        wrapper?.takeOff()
        wrapper = nil
        pan.takeOff()
    }

    private func alongside(_ change: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
        coordinator.animate(alongsideTransition: { _ in change() })
    }

    /// Touches beside the sheet reach the views behind it while these are not dimmed.
    override var letsTouchesThrough: Bool { isUndimmed }

    override var userMayEscape: Bool { true }

    override var concentricShape: ConcentricContainer? { wrapper?.concentricShape ?? chrome.concentricShape }
}
