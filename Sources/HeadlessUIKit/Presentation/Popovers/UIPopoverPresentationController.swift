public import Foundation

/// Presents a view controller in a popover beside its source, or as a sheet in a compact width (B4.55).
///
/// The delegate can be a `UIPopoverPresentationControllerDelegate`, which is also notified before the popover appears.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { layOutAnew() }
    }
    /// The minimum distances between the popover and the edges of the container's safe area.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { layOutAnew() }
    }
    /// The views beside the popover that receive touches without dismissing it.
    open var passthroughViews: [UIView]?
    /// The rectangle in the source view beside which the popover appears. If it is null, the whole view is used.
    open var sourceRect = CGRect.null {
        didSet { layOutAnew() }
    }
    private let backdrop = PopoverBackdrop()
    private let replacedItem = ReplacedBarItem()
    private static let cornerRadius: CGFloat = 13

    /// The view or bar button item beside which the popover appears. The last value set applies.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { layOutAnew() }
    }

    open var sourceView: UIView? {
        get { sourceItem as? UIView }
        set { sourceItem = newValue }
    }

    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// The sheet to which the popover adapts in a compact width.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)

    // MARK: Layout

    /// The direction of the arrow. It is unknown before the popover is on screen.
    open var arrowDirection: UIPopoverArrowDirection { layout?.arrow ?? .unknown }

    open override var frameOfPresentedViewInContainerView: CGRect {
        if let layout { return layout.frame }
        guard mayBeCentered, let containerView else { return .zero }
        let (middle, size) = (containerView.bounds, contentSize)
        return CGRect(
            x: middle.midX - size.width / 2, y: middle.midY - size.height / 2, width: size.width, height: size.height)
    }

    private var layout: PopoverLayout? {
        guard let containerView, let source = sourceFrame(in: containerView) else { return nil }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
        return PopoverLayout(room: room, source: source, size: contentSize, permitted: permittedArrowDirections)
    }

    private var contentSize: CGSize {
        let preferred = presentedViewController.preferredContentSize
        return preferred == .zero ? PopoverLayout.defaultSize : preferred
    }

    /// Whether this is the popover of an action sheet on a phone, which needs no source (B18.5).
    private var mayBeCentered: Bool {
        HeadlessDevice.hasGlass && UIDevice.current.userInterfaceIdiom == .phone
            && presentedViewController is UIAlertController
    }

    /// The popover of an action sheet does not become a sheet in a compact width.
    open override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        mayBeCentered ? .none : super.adaptivePresentationStyle(for: traitCollection)
    }

    private func sourceFrame(in container: UIView) -> CGRect? {
        if let sourceView, !sourceRect.isNull { return sourceView.convert(sourceRect, to: container) }
        return sourceItem?.frame(in: container)
    }

    /// Returns the current size of the popover. It does not depend on the size of the container.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        presentedViewController.viewIfLoaded?.bounds.size ?? parentSize
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        layOutAnew()
    }

    private func layOutAnew() {
        containerView?.setNeedsLayout()
    }

    // MARK: Transitions

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        precondition(
            sourceItem != nil || mayBeCentered,
            "The popover of \(type(of: presentedViewController)) has nothing to come out of: set sourceView, "
                + "barButtonItem or sourceItem before the presentation.")
        guard let containerView else { return }
        backdrop.install(in: containerView) { [weak self] in
            self?.presentedViewController.presentation.run?.dismissByTap()
        }
        alongside { [replacedItem, replacedButton] in replacedItem.hide(replacedButton) }
    }

    /// The bar button that the popover replaces while it is shown, in the iOS 26 design (B18.4).
    private var replacedButton: BarButtonView? {
        HeadlessDevice.hasGlass ? barButtonItem?.button : nil
    }

    override var growthSource: CGRect? {
        guard let containerView, let button = replacedButton, button.window != nil else { return nil }
        return button.frame(in: containerView)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { replacedItem.show() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alongside { [replacedItem] in replacedItem.show() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { replacedItem.hide(replacedButton) }
    }

    private func alongside(_ change: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
        coordinator.animate(alongsideTransition: { _ in change() })
    }

    override func adaptation(to style: UIModalPresentationStyle) -> UIPresentationController? {
        style == .formSheet || style == .pageSheet ? adaptiveSheetPresentationController : nil
    }

    override var userMayEscape: Bool { true }

    override var concentricShape: ConcentricContainer? {
        presentedView.map { ConcentricContainer(rect: $0.bounds, radii: CornerRadii(Self.cornerRadius)) }
    }

    override func viewBehind(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let containerView, let passthroughViews else { return nil }
        return passthroughViews.lazy
            .compactMap { $0.hitTest(containerView.convert(point, to: $0), with: event) }.first
    }
}
