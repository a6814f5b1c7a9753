public import UIKit

/// Presents a view controller over a part of the presenting one, which stays visible behind a backdrop, or over all of
/// it.
///
/// Use the class through `ModalTransitions`, or return an instance from your own
/// `presentationController(forPresented:presenting:source:)`.
open class OverlayPresentationController: UIPresentationController {
    /// The layout of the presented view, what is behind it, and what dismisses it.
    ///
    /// A change takes effect at once, and is animated inside an animation block. Whether the presenting view is removed
    /// is decided when the presentation begins.
    public var overlay: Overlay {
        didSet { overlayDidChange(from: oldValue) }
    }
    /// Whether a presented navigation stack takes the bar over from the presenting stack, and hands it back on
    /// dismissal.
    public var carriesBar = false

    /// Called when an animated presentation or dismissal begins.
    var onChange: (ScreenChange, any UIViewControllerTransitionCoordinator) -> Void = { _, _ in }
    /// Called when the presentation has ended, with the view that a pull is attached to.
    var onArrival: (UIView) -> Void = { _ in }
    /// Called once when the presentation is over or was cancelled, after UIKit's own callbacks.
    var onEnd: () -> Void = {}

    let backdropView = OverlayBackdropView(frame: .zero)
    let tap = UITapGestureRecognizer()
    private(set) var wrapper: OverlayWrapperView?
    /// The detents of the layout, if it has any.
    private(set) lazy var sheet = OverlaySheet(of: self)
    private let focus = OverlayFocus()
    let keyboard = OverlayKeyboard()
    /// Whether a transition is running. During a transition the animator moves the presented view. Otherwise the layout
    /// places it.
    private(set) var isMoving = false
    /// Whether a finger has moved the presented view out of its place. Until it is back, the layout does not place it.
    var isStretched = false {
        didSet { if !isStretched, !isMoving, !isOver { place() } }
    }
    var isAway: Bool { isMoving || isStretched }
    /// The size of the container when the presented view was last placed.
    private var placedIn = CGSize.zero
    private lazy var safeArea = SafeAreaDelta(on: presentedViewController)
    /// Whether this presentation removes the presenting view. Nil before it begins.
    private var removesPresenter: Bool?
    private var isOver = false

    /// Creates a presentation controller with an overlay that covers the whole container.
    public override init(presentedViewController presented: UIViewController, presenting: UIViewController?) {
        overlay = Overlay()
        super.init(presentedViewController: presented, presenting: presenting)
        elevate()
    }

    /// Creates a presentation controller with an overlay.
    public init(presentedViewController presented: UIViewController, presenting: UIViewController?, overlay: Overlay) {
        self.overlay = overlay
        super.init(presentedViewController: presented, presenting: presenting)
        elevate()
        overlay.check()
    }

    // MARK: Layout

    /// The wrapper around the view of the presented view controller.
    open override var presentedView: UIView? {
        if let wrapper { return wrapper }
        guard let content = super.presentedView, !isOver else { return super.presentedView }
        let made = OverlayWrapperView(around: content) {
            [weak self] in
            self?.holdSafeArea()
        } escape: {
            [weak self] in
            self?.escape() ?? false
        }
        wrapper = made
        made.onTaking = { [weak self] in self?.adviseOfTaking() }
        made.isElevated = isElevated
        shape()
        return made
    }

    /// The frame that the layout returns for the current container.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return sheet.frame(in: containerView) { geometry } ?? frame(of: layout, in: containerView)
    }

    /// Applies a new preferred content size. Inside an animation block the change is animated.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        placeAgain()
    }

    /// Fits the content again when the user has changed the size of text.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        containerView?.setNeedsLayout()
    }

    /// Whether the presenting view leaves the window during the presentation.
    open override var shouldRemovePresentersView: Bool { removesPresenter ?? wantsRemoval }

    /// Places the views. After a rotation UIKit leaves the frame to the presentation controller (B4.32).
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        backdropView.frame = containerView?.bounds ?? .zero
        isAway ? followContainer() : place()
    }

    private func place() {
        if layout.detents == nil { safeArea.set(.zero) }
        presentedView?.frame = frameOfPresentedViewInContainerView
        placedIn = containerView?.bounds.size ?? .zero
        shape()
        holdSafeArea()
        updateBackdrop()
    }

    /// Places the presented view and lays it out, unless a transition or a finger moves it.
    private func placeNow() {
        guard !isAway, containerView != nil, !isOver else { return }
        place()
        presentedView?.layoutIfNeeded()
    }

    /// Places the presented view again, also a sheet that comes to rest.
    private func placeAgain() {
        isStretched && layout.detents != nil ? sheet.placeAgain() : placeNow()
    }

    /// Places a sheet at a detent that was chosen by code. While an animator presents it, the animator's transform stays.
    func sheetChanged() {
        guard containerView != nil, !isOver, !isMoving || presentedViewController.isBeingPresented else { return }
        isMoving ? moveUnderTransform() : (isStretched = false)
        presentedView?.layoutIfNeeded()
        showBackdrop()
    }

    /// Resizes the presented view while an animator or a finger moves it, because its container has another size now.
    private func followContainer() {
        guard let containerView, containerView.bounds.size != placedIn else { return }
        defer { placedIn = containerView.bounds.size }
        guard placedIn != .zero else { return }
        if isMoving { moveUnderTransform() }
        if layout.detents != nil || sheet.isInUse { sheet.followContainer() }
    }

    private func moveUnderTransform() {
        guard let wrapper else { return }
        wrapper.restingFrame = frameOfPresentedViewInContainerView
        shape()
    }

    private func shape() {
        let layout = layout
        wrapper?.corners = OverlayWrapperView.Corners(
            mask: layout.edge?.farCorners(in: direction) ?? .all, radius: layout.usableRadius)
        if let wrapper { sheet.shape(wrapper) }
    }

    private func overlayDidChange(from old: Overlay) {
        overlay.check()
        if old.coversAll != overlay.coversAll { elevate() }
        guard !isMoving, containerView != nil, !isOver else { return }
        attachDrag()
        placeAgain()
        showBackdrop()
    }

    /// Keeps the safe area insets of the presented view while it moves. UIKit updates them (B9.5), which would make the
    /// content jump. The difference is therefore added.
    private func holdSafeArea() {
        guard let containerView, let wrapper, let place = heldPlace(of: wrapper) else { return }
        let wanted = place.insets(in: containerView.bounds, safeArea: containerView.safeAreaInsets)
        safeArea.set(wanted.minus(wrapper.safeAreaInsets))
    }

    // MARK: Transitions

    /// Adds the backdrop, which appears along with the transition.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        isMoving = true
        removesPresenter = wantsRemoval
        focus.remember()
        keyboard.follow(after: keyboardBelow) { [weak self] in self?.keyboard.animate { self?.placeAgain() } }
        guard let containerView else { return }
        addBackdrop(to: containerView)
        alongside { [weak self] in self?.showBackdrop() }
        barHandover?.begin { $0.takeOver(from: $1) }
        tellOfChange(.present, from: presentingViewController, to: presentedViewController)
    }

    /// Places the presented view, or cleans up if the presentation was cancelled.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        isMoving = false
        barHandover?.end()
        guard completed else { return end() }
        place()
        // The overlay may have changed meanwhile.
        showBackdrop()
        attachDrag()
        if let presentedView {
            onArrival(presentedView)
            focus.enter(presentedView)
        }
    }

    /// Hides the backdrop along with the transition.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        sheet.transitionBegins()
        isMoving = true
        alongside { [backdropView] in backdropView.hide() }
        barHandover?.begin { $0.handOver(to: $1) }
        tellOfChange(.dismiss, from: presentedViewController, to: presentingViewController)
    }

    /// Cleans up. After a cancelled dismissal everything stays, and the backdrop is restored (B4.27).
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        isMoving = false
        // The stack may be presented again, without a bar that is carried.
        barHandover?.end()
        guard completed else {
            sheet.transitionIsCancelled { [weak self] in self?.showBackdrop() }
            return isStretched ? () : place()
        }
        end()
        focus.leave(to: presentingViewController)
    }

    private func end() {
        backdropView.removeFromSuperview()
        keyboard.stop()
        sheet.end()
        safeArea.set(.zero)
        wrapper?.letGo()
        wrapper = nil
        isOver = true
        onEnd()
    }
}
