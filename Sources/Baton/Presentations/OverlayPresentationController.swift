public import UIKit

/// Presents a screen over a part of another one, which stays visible behind a dimming view.
///
/// Use it through `ModalTransitions`, or return it from your own `presentationController(forPresented:presenting:source:)`.
open class OverlayPresentationController: UIPresentationController {
    /// Where the presented screen sits.
    public let layout: OverlayLayout
    /// What is around it.
    public let style: OverlayStyle
    /// Whether a presented stack starts with the bar of the presenter's stack, and gives it back on its way out.
    public var carriesBar = false

    /// Called when the screen begins to come or to go.
    var onChange: (ScreenChange, any UIViewControllerTransitionCoordinator) -> Void = { _, _ in }
    /// Called when the presented screen has arrived, with the view that a pull is attached to.
    var onArrival: (UIView) -> Void = { _ in }
    /// Called once when the presentation is over or did not come about, after UIKit's own callbacks.
    var onEnd: () -> Void = {}

    private lazy var dimmingView = DimmingView(frame: .zero, color: style.dimColor)
    private var wrapper: OverlayWrapperView?
    /// While it comes or goes the animator has the presented view; at rest the layout has it.
    private var isMoving = false
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

    // MARK: Where

    /// The wrapper around the presented controller's view.
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

    /// The layout's frame for the container as it is now.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return layout.frame(
            in: containerView.bounds, safeArea: containerView.safeAreaInsets, direction: direction,
            content: contentSize)
    }

    /// What the controller says, or what its constraints come to in the room that there is.
    private var contentSize: CGSize {
        let preferred = presentedViewController.preferredContentSize
        guard layout.extent == .fitted, preferred == .zero, let containerView, let view = presentedViewController.view
        else { return preferred }
        let room = layout.room(in: containerView.bounds, safeArea: containerView.safeAreaInsets)
        return usable(view.size(fitting: room, along: layout.edge), in: room)
    }

    /// Content that has no size of its own, such as a navigation controller, gets half of the room instead of none.
    private func usable(_ size: CGSize, in room: CGSize) -> CGSize {
        let needsWidth = layout.edge.map { !$0.isVertical } ?? true
        let needsHeight = layout.edge.map(\.isVertical) ?? true
        guard needsWidth && size.width <= 0 || needsHeight && size.height <= 0 else { return size }
        Advice.give(
            about: type(of: presentedViewController),
            "It is presented with a fitted layout and has no size of its own, so it gets half of the room.",
            "Set its preferredContentSize, constrain its content, or use another layout.")
        return CGSize(
            width: size.width > 0 ? size.width : room.width / 2, height: size.height > 0 ? size.height : room.height / 2
        )
    }

    /// The presented screen wants another size; inside an animation block it grows there.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard !isMoving else { return }
        place()
        presentedView?.layoutIfNeeded()
    }

    /// Whether the presenter leaves the window meanwhile.
    open override var shouldRemovePresentersView: Bool { style.replacesPresenter }

    /// After a rotation UIKit leaves the frame to the presentation controller (B4.32).
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        guard !isMoving else { return }
        place()
    }

    private func place() {
        safeArea.set(.zero)
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    /// On its way the presented view finds its insets anew (B9.5), and its content would jump under the finger: it gets what
    /// is missing of those that it has in its place.
    private func holdSafeArea() {
        guard isMoving, let containerView, let wrapper else { return }
        let wanted = frameOfPresentedViewInContainerView.insets(
            in: containerView.bounds, safeArea: containerView.safeAreaInsets)
        safeArea.set(wanted.excess(over: wrapper.safeAreaInsets))
    }

    private var direction: UIUserInterfaceLayoutDirection {
        containerView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    }

    // MARK: When

    /// Brings the dimming view, which darkens along with the transition.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        isMoving = true
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        // The dimming view takes the touches that are meant for nobody, and the taps that dismiss.
        dimmingView.isUserInteractionEnabled = true
        containerView.insertSubview(dimmingView, at: 0)
        alongside { [dimmingView, style] in dimmingView.alpha = style.dim }
        barHandover?.begin { $0.takeOver(from: $1) }
        tellOfChange(.present, from: presentingViewController, to: presentedViewController)
    }

    /// Takes everything away again if the presentation did not come about.
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

    /// Lightens the dimming view along with the transition.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        isMoving = true
        alongside { [dimmingView] in dimmingView.alpha = 0 }
        barHandover?.begin { $0.handOver(to: $1) }
        tellOfChange(.dismiss, from: presentedViewController, to: presentingViewController)
    }

    /// After a cancelled dismissal everything stays, and the dimming view is as dark as before (B4.27).
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        isMoving = false
        // The stack may be presented again, and by something that carries no bar.
        barHandover?.end()
        guard completed else {
            dimmingView.alpha = style.dim
            return place()
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

    // MARK: Leaving

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

    /// Asks and tells the delegate as UIKit does when the user dismisses a sheet (B4.50 to B4.52), once.
    private func leave() {
        guard UserDismissal.isPossible(of: presentedViewController) else { return }
        guard UserDismissal.isAllowed(of: presentedViewController, by: self) else {
            return AdaptiveDelegate.didAttemptToDismiss(self)
        }
        UserDismissal.begin(of: presentedViewController, by: self)
    }
}
