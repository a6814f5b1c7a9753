public import Foundation

/// Presents a screen beside what it came out of where there is room, and as a sheet where there is little (B4.55).
///
/// The delegate may be a `UIPopoverPresentationControllerDelegate`; it then hears of the popover's coming too.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { layOutAnew() }
    }
    /// How far the popover keeps from the edges of the screen.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { layOutAnew() }
    }
    /// Views beside the popover that can be touched without dismissing it.
    open var passthroughViews: [UIView]?
    /// The part of the source view to stand beside; null stands for all of it.
    open var sourceRect = CGRect.null {
        didSet { layOutAnew() }
    }
    private let backdrop = PopoverBackdrop()

    /// A view or a bar button item, whichever was set last.
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

    /// The sheet that the popover becomes where there is little room.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)

    // MARK: Where

    /// Unknown before the popover is on screen.
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

    /// It keeps its size whatever happens around it, as long as there is room.
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

    // MARK: When

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
