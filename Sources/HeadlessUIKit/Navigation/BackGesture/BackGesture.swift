import Foundation

/// The system's swipes back of a navigation controller. A swipe begins an ordinary pop and drives its progress.
@MainActor
final class BackGesture {
    let edge = BackEdgePan()
    /// The swipe back from anywhere in the content, on iOS 26 and later (B2.48).
    private(set) lazy var content = makeContent()
    private unowned let navigation: UINavigationController
    private let guardian: BackGestureGuard
    private var drive: DraggedInteraction?
    /// The swipes that UIKit itself has disabled.
    private var disabled: [UIGestureRecognizer] = []
    /// The interaction for the pop that the swipe requests. If no pop takes it, the next animated change does (B2.44).
    private var prepared: DraggedInteraction?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        guardian =
            HeadlessQuirks.swipeDelegatesDiffer
            ? OtherBackGestureGuard.next(of: navigation) : BackGestureGuard(of: navigation)
        // The names were seen on iOS 26 (B27.52).
        if HeadlessDevice.current.systemVersion >= 26 { edge.name = "UINavigationController.edgeSwipe" }
        edge.delegate = guardian
        edge.addAction { [weak self] in self?.dragged($0) }
    }

    private func makeContent() -> BackContentPan? {
        guard HeadlessDevice.current.systemVersion >= 26 else { return nil }
        let content = BackContentPan(in: navigation.host, beside: edge)
        content.name = "UINavigationController.contentSwipe"
        content.addAction { [weak self] in self?.dragged($0) }
        return content
    }

    /// Adds the gesture recognizers. From iOS 26 on, delegates that were set before the view was loaded are lost (B16.11).
    func install(on view: UIView) {
        view.addGestureRecognizer(edge)
        defer { stackDidChange() }
        guard let content else { return }
        edge.delegate = guardian
        content.delegate = guardian
        view.addGestureRecognizer(content)
    }

    /// Whether the delegate of the stack implements the query for an animator.
    private var isBringingAnimators: Bool {
        navigation.assignedDelegate.map(navigation.findsAnimatorQuery) ?? false
    }

    /// Disables the swipes where UIKit may do so, or enables again what it has disabled. Called when a change has begun or
    /// ended, and when another delegate is set.
    ///
    /// - Parameter isCustom: Whether a change with an animator of the app has begun.
    func stackDidChange(isCustom: Bool = false) {
        let isDisabled: Bool
        switch HeadlessQuirks.swipesAreDisabled {
        case .nowhere where disabled.isEmpty: return
        case .nowhere: isDisabled = false
        case .inCustomTransitions: isDisabled = isCustom
        case .atTheRoot where navigation.change == nil: isDisabled = navigation.stack.count < 2
        case .whereAnimatorsAreBrought where navigation.change == nil: isDisabled = isBringingAnimators
        case .atTheRoot, .whereAnimatorsAreBrought: return
        }
        guard isDisabled != !disabled.isEmpty else { return }
        if isDisabled { disabled = [edge, content].compactMap { $0 }.filter(\.isEnabled) }
        disabled.forEach { $0.isEnabled = !isDisabled }
        if !isDisabled { disabled = [] }
    }

    /// Returns the prepared interaction, if any, and clears it. Called for each animated change.
    func takeDrive() -> DraggedInteraction? {
        defer { prepared = nil }
        return prepared
    }

    private func dragged(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return }
        let forward: CGFloat = view.leadingEdge == .right ? -1 : 1
        let way = pan.translation(in: view).x * forward
        switch pan.state {
        case .began:
            begin(width: view.bounds.width)
            drive?.drag(to: way)
        case .changed: drive?.drag(to: way)
        case .ended: release(velocity: pan.currentVelocity(in: view).x * forward)
        case .cancelled:
            if drive != nil, !pan.isEnabled, HeadlessQuirks.disabledSwipesFreezeStacks { view.refusesTouches = true }
            end { $0.cancel() }
        default: break
        }
    }

    private func begin(width: CGFloat) {
        // A view that has left its window may have kept the touch.
        guard navigation.viewIfLoaded?.window != nil, !HeadlessQuirks.animatorsStopSwipes || !isBringingAnimators,
            navigation.makesWayForSwipe()
        else { return }
        let drive = DraggedInteraction(way: width)
        self.drive = drive
        prepared = drive
        navigation.popViewController(animated: true)
        guard prepared != nil else { return }
        HeadlessLog.warn(
            "The back gesture began when nothing could be popped, so the next push will wait for this gesture forever. "
                + "A delegate of interactivePopGestureRecognizer must refuse at the root and during transitions.")
    }

    private func release(velocity: CGFloat) {
        end { DragRelease.finishes(part: $0.part, velocity: velocity) ? $0.finish() : $0.cancel() }
    }

    /// Ends the swipe. Only an interaction that a change has taken is finished or cancelled.
    private func end(_ end: (DraggedInteraction) -> Void) {
        if let drive, drive !== prepared { end(drive) }
        drive = nil
    }
}
