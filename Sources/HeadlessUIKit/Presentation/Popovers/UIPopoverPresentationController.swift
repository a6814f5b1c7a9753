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

    open override var frameOfPresentedViewInContainerView: CGRect { layout?.frame ?? .zero }

    private var layout: PopoverLayout? {
        guard let containerView, let source = sourceFrame(in: containerView) else { return nil }
        let preferred = presentedViewController.preferredContentSize
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
        return PopoverLayout(
            room: room, source: source, size: preferred == .zero ? PopoverLayout.defaultSize : preferred,
            permitted: permittedArrowDirections)
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
            sourceItem != nil,
            "The popover of \(type(of: presentedViewController)) has nothing to come out of: set sourceView, "
                + "barButtonItem or sourceItem before the presentation.")
        guard let containerView else { return }
        backdrop.install(in: containerView) { [weak self] in
            self?.presentedViewController.presentation.run?.dismissByTap()
        }
    }

    override func adaptation(to style: UIModalPresentationStyle) -> UIPresentationController? {
        style == .formSheet || style == .pageSheet ? adaptiveSheetPresentationController : nil
    }

    override var userMayEscape: Bool { true }

    override func viewBehind(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let containerView, let passthroughViews else { return nil }
        return passthroughViews.lazy
            .compactMap { $0.hitTest(containerView.convert(point, to: $0), with: event) }.first
    }
}
