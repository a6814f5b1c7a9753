public import UIKit

/// Presents a view controller over a part of the presenting one, which stays visible behind a dimming view.
///
/// Use the class through `ModalTransitions`, or return an instance from your own
/// `presentationController(forPresented:presenting:source:)`.
open class OverlayPresentationController: UIPresentationController {
    /// The layout of the presented view.
    public let layout: OverlayLayout
    /// The appearance around the presented view.
    public let style: OverlayStyle
    /// Whether a presented navigation stack takes the bar over from the presenting stack, and hands it back on
    /// dismissal.
    public var carriesBar = false

    /// Called when an animated presentation or dismissal begins.
    var onChange: (ScreenChange, any UIViewControllerTransitionCoordinator) -> Void = { _, _ in }
    /// Called when the presentation has ended, with the view that a pull is attached to.
    var onArrival: (UIView) -> Void = { _ in }
    /// Called once when the presentation is over or was cancelled, after UIKit's own callbacks.
    var onEnd: () -> Void = {}

    private lazy var dimmingView = DimmingView(frame: .zero, color: style.dimColor)
    private var wrapper: OverlayWrapperView?
    /// Whether a transition is running. During a transition the animator moves the presented view. Otherwise the layout
    /// places it.
    private var isMoving = false
    /// Whether a finger has pulled the presented view out of its place. Until it is back, the layout does not place it.
    var isStretched = false {
        didSet { if !isStretched, !isMoving, !isOver { place() } }
    }
    private var isAway: Bool { isMoving || isStretched }
    private lazy var safeArea = SafeAreaDelta(on: presentedViewController)
    private var isOver = false
    private let tap = UITapGestureRecognizer()

    /// Creates a presentation controller with a layout and a style.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?,
        layout: OverlayLayout = .card, style: OverlayStyle = OverlayStyle()
    ) {
        self.layout = layout
        self.style = style
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
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
        made.layer.cornerRadius = style.cornerRadius
        made.layer.maskedCorners = layout.edge?.farCorners(in: direction) ?? .all
        wrapper = made
        return made
    }

    /// The frame that the layout returns for the current container.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return layout.frame(
            in: containerView.bounds, safeArea: containerView.safeAreaInsets, direction: direction,
            content: contentSize)
    }

    /// The preferred content size of the presented view controller, or the size of its constraints in the available
    /// space.
    private var contentSize: CGSize {
        let preferred = presentedViewController.preferredContentSize
        guard layout.extent == .fitted, preferred == .zero, let containerView, let view = presentedViewController.view
        else { return preferred }
        let room = layout.room(in: containerView.bounds, safeArea: containerView.safeAreaInsets)
        return usable(view.size(fitting: room, along: layout.edge), in: room)
    }

    /// Replaces a missing size by half of the available space. A navigation controller, for example, has no size of its
    /// own.
    private func usable(_ size: CGSize, in room: CGSize) -> CGSize {
        let needsWidth = layout.edge.map { !$0.isVertical } ?? true
        let needsHeight = layout.edge.map(\.isVertical) ?? true
        guard needsWidth && size.width <= 0 || needsHeight && size.height <= 0 else { return size }
        Advice.give(
            about: type(of: presentedViewController),
            "It has a fitted layout but no size of its own, so it gets half of the available space.",
            "Set its preferredContentSize, constrain its content, or use another layout.")
        return CGSize(
            width: size.width > 0 ? size.width : room.width / 2, height: size.height > 0 ? size.height : room.height / 2
        )
    }

    /// Applies a new preferred content size. Inside an animation block the change is animated.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard !isAway else { return }
        place()
        presentedView?.layoutIfNeeded()
    }

    /// Whether the presenting view leaves the window during the presentation.
    open override var shouldRemovePresentersView: Bool { style.replacesPresenter }

    /// Places the views. After a rotation UIKit leaves the frame to the presentation controller (B4.32).
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        guard !isAway else { return }
        place()
    }

    private func place() {
        safeArea.set(.zero)
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    /// Keeps the safe area insets of the presented view during a transition, and while it is stretched.
    ///
    /// UIKit updates the insets as the view moves (B9.5), which would make the content jump. The difference to the
    /// insets of the final frame is therefore added.
    private func holdSafeArea() {
        guard isAway, let containerView, let wrapper else { return }
        let wanted = frameOfPresentedViewInContainerView.insets(
            in: containerView.bounds, safeArea: containerView.safeAreaInsets)
        safeArea.set(wanted.minus(wrapper.safeAreaInsets))
    }

    private var direction: UIUserInterfaceLayoutDirection {
        containerView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    }

    // MARK: Transitions

    /// Adds the dimming view, which fades in along with the transition.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        isMoving = true
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        // The dimming view receives the touches outside the presented view, and the taps that dismiss.
        dimmingView.isUserInteractionEnabled = true
        containerView.insertSubview(dimmingView, at: 0)
        alongside { [dimmingView, style] in dimmingView.alpha = style.dim }
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
        listenForTaps()
        if let presentedView {
            onArrival(presentedView)
            UIAccessibility.post(notification: .screenChanged, argument: presentedView)
        }
    }

    /// Fades out the dimming view along with the transition.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        isMoving = true
        alongside { [dimmingView] in dimmingView.alpha = 0 }
        barHandover?.begin { $0.handOver(to: $1) }
        tellOfChange(.dismiss, from: presentedViewController, to: presentingViewController)
    }

    /// Cleans up. After a cancelled dismissal everything stays, and the dimming view is restored (B4.27).
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        isMoving = false
        // The stack may be presented again, without a bar that is carried.
        barHandover?.end()
        guard completed else {
            dimmingView.alpha = style.dim
            return isStretched ? () : place()
        }
        end()
        UIAccessibility.post(notification: .screenChanged, argument: presentingViewController.view)
    }

    private func alongside(_ change: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
        coordinator.animate(alongsideTransition: { _ in change() })
    }

    private var barHandover: ModalBarHandover? {
        carriesBar ? ModalBarHandover(of: presentedViewController, over: presentingViewController) : nil
    }

    private func tellOfChange(_ operation: ScreenChange.Operation, from: UIViewController, to: UIViewController) {
        guard let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated else { return }
        onChange(ScreenChange(operation, from: from, to: to), coordinator)
    }

    private func end() {
        dimmingView.removeFromSuperview()
        if let recognized = tap.view { recognized.removeGestureRecognizer(tap) }
        safeArea.set(.zero)
        wrapper?.letGo()
        wrapper = nil
        isOver = true
        onEnd()
    }

    // MARK: Dismissal

    private func listenForTaps() {
        guard style.dismissesOnTapOutside else { return }
        GestureAction(on: tap) { [weak self] _ in self?.leave() }
        dimmingView.addGestureRecognizer(tap)
    }

    private func escape() -> Bool {
        guard UserDismissal.isPossible(of: presentedViewController) else { return false }
        leave()
        return true
    }

    /// Dismisses once, and calls the delegate as UIKit does when the user dismisses a sheet (B4.50 to B4.52).
    private func leave() {
        guard UserDismissal.isPossible(of: presentedViewController) else { return }
        guard UserDismissal.isAllowed(of: presentedViewController, by: self) else {
            return AdaptiveDelegate.didAttemptToDismiss(self)
        }
        UserDismissal.begin(of: presentedViewController, by: self)
    }
}
