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

    /// Called when an animated presentation or dismissal begins.
    var onChange: (ScreenChange, any UIViewControllerTransitionCoordinator) -> Void = { _, _ in }
    /// Called when a presentation or dismissal has ended, or was cancelled, before the view leaves the window.
    var onChangeEnd: () -> Void = {}
    /// Called when the presentation has ended, and after a change of the overlay, with the view that gestures are attached to.
    var onGestures: (UIView) -> Void = { _ in }
    /// Called once when the presentation is over or was cancelled, after UIKit's own callbacks.
    var onEnd: () -> Void = {}

    let backdropView = OverlayBackdropView(frame: .zero)
    let tap = UITapGestureRecognizer()
    let closeKeys = KeyAction(
        "Baton.close", on: KeyAction.Key(input: UIKeyCommand.inputEscape, isCommand: false), KeyAction.Key(input: "."))
    private(set) var wrapper: OverlayWrapperView?
    /// The sheet, if the layout has detents.
    private(set) lazy var sheet = SheetMover(of: self)
    /// The element that had the focus of VoiceOver before the presentation.
    private weak var formerFocus: AnyObject?
    let keyboard = OverlayKeyboard()
    private(set) lazy var safeArea = SafeAreaDelta(on: presentedViewController)
    /// Who moves the presented view.
    private(set) var state = OverlayState.presenting
    /// The room in the container when it was last laid out.
    private var room: OverlayRoom?
    /// Shows the presented view out of its place.
    weak var stretch: ScreenStretch?
    /// Whether the presented view controller leaves only for as long as its screen is away.
    var isPutAway = false
    /// Whether this presentation removes the presenting view. Nil before it begins.
    private var removesPresenter: Bool?

    /// Creates a presentation controller with an overlay that covers the whole container.
    public override init(presentedViewController presented: UIViewController, presenting: UIViewController?) {
        overlay = Overlay()
        super.init(presentedViewController: presented, presenting: presenting)
        KnownKeyboard.watch()
    }

    /// Creates a presentation controller with an overlay.
    public init(presentedViewController presented: UIViewController, presenting: UIViewController?, overlay: Overlay) {
        self.overlay = overlay
        super.init(presentedViewController: presented, presenting: presenting)
        KnownKeyboard.watch()
        elevate()
        overlay.check()
    }

    // MARK: Layout

    /// The wrapper around the view of the presented view controller.
    open override var presentedView: UIView? {
        if let wrapper { return wrapper }
        guard let content = super.presentedView, state != .over else { return super.presentedView }
        let made = OverlayWrapperView(around: content, floats: mayFloat)
        wrapper = made
        made.onSafeArea = { [weak self] in self?.holdSafeArea() }
        made.onTaking = { [weak self] in self?.adviseOfTaking() }
        made.firstCut = { [weak self] in self?.sheet.firstCut }
        made.onEscape = { [weak self] in self?.escape() ?? false }
        made.isElevated = !overlay.coversAll
        shape()
        return made
    }

    /// The frame that the layout returns for the current container.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return geometry.map { $0.frame(at: sheet.length(in: $0)) } ?? frame(in: containerView)
    }

    /// Applies a new preferred content size. The view moves there by itself, or as an animation block says in which the size
    /// is set. A view that would move by itself waits for the end of a transition.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        send(movesByItself ? .resize : .change)
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
        let (old, new) = (room, containerView.map(OverlayRoom.init))
        room = new
        send(.containerLayout(isResized: old != nil && old != new))
    }

    private func overlayDidChange(from old: Overlay) {
        overlay.check()
        if old.coversAll != overlay.coversAll { elevate() }
        guard case .presented = state else { return }
        attachGestures()
        guard !overlay.looksLike(old) else { return updateAccess() }
        send(.change)
        showBackdrop()
    }

    // MARK: The state

    /// Whether a dismissal is cancelled. A presented stack also has the coordinator of a pop in it.
    private var isReturning: Bool {
        guard case .dismissing = state else { return false }
        return presentedViewController.transitionCoordinator?.isCancelled == true
    }

    func send(_ event: OverlayState.Event) {
        let next = state.after(event)
        state = next.state
        next.actions.forEach(carryOut)
    }

    private func carryOut(_ action: OverlayState.Action) {
        switch action {
        case .place: place()
        case .placeUnderTransform: placeUnderTransform()
        case .shapeAhead: shapeAhead()
        case .layOut: presentedView?.layoutIfNeeded()
        case .showBackdrop: showBackdrop()
        case .fadeBackdropIn: UIView.animate(withDuration: 0.25) { self.showBackdrop() }
        case .stopSheet: sheet.stop()
        case .settleSheet: sheet.settle()
        case .settle: settle()
        case .letGo:
            sheet.stop()
            stretch?.end()
        case .keepPlace: sheet.keepPlace()
        case .end: end()
        }
    }

    // MARK: Transitions

    /// Adds the backdrop, which appears along with the transition.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        removesPresenter = wantsRemoval
        formerFocus = VoiceOverFocus.element
        keyboard.follow { [weak self] in
            guard let self, containerView?.window?.isHidden == false else { return }
            keyboard.animate { self.send(self.isReturning ? .changeOnReturn : .change) }
        }
        guard let containerView else { return }
        // The frame may be read before the container knows its safe area.
        room = OverlayRoom(in: containerView)
        addBackdrop(to: containerView)
        alongside { [weak self] in self?.showBackdrop() }
        tellOfChange(.present, from: presentingViewController, to: presentedViewController)
    }

    /// Places the presented view, or cleans up if the presentation was cancelled.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        onChangeEnd()
        send(.presentationEnds(isComplete: completed))
        guard completed else { return }
        attachGestures()
        takeFocus()
    }

    /// Moves the focus into the presented view, unless UIKit has done so while the presentation ran.
    private func takeFocus() {
        guard let presentedView, (VoiceOverFocus.element as? UIView)?.isDescendant(of: presentedView) != true
        else { return }
        VoiceOverFocus.move(to: presentedView)
    }

    /// Hides the backdrop along with the transition.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        send(.dismissalBegins(isDragged: sheet.pull.dismissal.isDriving))
        alongside { [backdropView] in backdropView.hide() }
        tellOfChange(.dismiss, from: presentedViewController, to: presentingViewController)
    }

    /// Cleans up. After a cancelled dismissal everything stays, and the backdrop is restored (B4.27).
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        onChangeEnd()
        send(.dismissalEnds(isComplete: completed))
        guard completed else { return attachGestures() }
        VoiceOverFocus.move(to: VoiceOverFocus.unlessGone(formerFocus) ?? presentingViewController.viewIfLoaded)
        // In the next turn the presenting view controller can present again.
        if !isPutAway { _ = ReleaseNotice { self.overlay.onDismiss?() } }
    }

    private func end() {
        backdropView.removeFromSuperview()
        keyboard.stop()
        closeKeys.remove()
        sheet.stop()
        sheet.pull.detach()
        safeArea.set(.zero)
        wrapper?.letGo()
        wrapper = nil
        onEnd()
    }
}

/// A pull or a pinch moves the presented view.
extension OverlayPresentationController: StretchedPresentation {
    func stretchBegins(_ stretch: ScreenStretch) {
        self.stretch = stretch
        send(.move(to: .stretched))
    }

    func stretchEnds() {
        stretch = nil
        send(.move(to: .layout))
    }
}
