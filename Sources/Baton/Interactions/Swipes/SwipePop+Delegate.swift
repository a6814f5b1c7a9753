public import UIKit

extension SwipePop: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let isFromEdge = gestureRecognizer === edgeRecognizer
        if !isFromEdge, contentRecognizer.isScroll {
            touched = contentRecognizer.pointed
            if !mayUseDrag || !allowsPointer { return false }
        }
        guard !hasRefused, isFromEdge || leadsBack && !isTaken else { return false }
        asksLater = !isFromEdge && content?.freePans.isEmpty == false
        return allows { refusal(fromEdge: isFromEdge) ?? (asksLater ? nil : answer()) }
    }

    /// Whether the swipe has the finger, now that all pans under it have seen the movement: actions are called in the next
    /// cycle of the run loop. A pan that has begun by itself keeps the finger, and any other gives way.
    func hasFinger() -> Bool {
        guard asksLater else { return true }
        asksLater = false
        guard content?.isHeld != true, allows(answer) else { return false }
        content?.freePans.forEach { $0.letGo() }
        return true
    }

    private func allows(_ refusal: () -> String?) -> Bool {
        guard let reason = refusal() else { return true }
        hasRefused = true
        onRefusal(reason)
        return false
    }

    /// The reason why the swipe must not begin, or nil if the app may be asked.
    private func refusal(fromEdge: Bool) -> String? {
        if let reason = refuse() { return reason }
        guard let navigationController, navigationController.topViewController != nil else { return "no screen" }
        let circumstances = SwipePermission.of(navigationController).circumstances(
            fromEdge: fromEdge, belongsToDriver: belongsToDriver, allowances: allowances)
        let refusal = circumstances.refusal
        if let refusal, refusal != .intercepted { return refusal.rawValue }
        let inner = touched?.stacks(inside: navigationController) ?? []
        return inner.contains { $0.viewControllers.count > 1 } ? "a stack inside the screen goes back first" : nil
    }

    /// Asks the app. Returns the reason why the swipe must not begin, or nil if it may.
    private func answer() -> String? {
        guard let pop = navigationController?.popOfTop, options.shouldBegin(pop) else {
            return "shouldBegin returned false"
        }
        return pop.from.navigationItem.interceptsBack() ? SwipeRefusal.intercepted.rawValue : nil
    }

    /// Whether a long press or a pan in the top screen has the finger, or the drag turns a page back.
    private var isTaken: Bool {
        content.map { $0.isHeld || $0.turnsPage(towards: .trailing) } ?? false
    }

    /// Whether the drag leads to the trailing edge rather than up or down.
    private var leadsBack: Bool {
        guard let view = contentRecognizer.view else { return false }
        let velocity = contentRecognizer.velocity(in: view)
        return DirectionalEdge.trailing.way(of: velocity, in: view) > abs(velocity.y)
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        rest.lands(touch)
        prepare(touching: touch.view)
        return gestureRecognizer === edgeRecognizer || mayStart(at: touch) && mayUseDrag
    }

    /// A trackpad or a mouse scrolls back from anywhere in the content. When the swipe should begin, the place is known.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        guard event.type == .scroll else { return true }
        rest.scrolls()
        prepare(touching: nil)
        return true
    }

    private var allowances: SwipeAllowances { options.allowances(on: navigationController?.topViewController) }

    private func mayStart(at touch: UITouch) -> Bool {
        guard let top = navigationController?.topViewController, let view = top.viewIfLoaded else { return false }
        if isAtInnerEdge(touch) { return true }
        let area = allowances.area
        if case .automatic = area { return navigationController?.contentPopRecognizer != nil }
        return area.contains(touch.location(in: view), of: top)
    }

    /// Whether a finger is at the leading edge of a stack inside the window, as in a form sheet. A screen edge pan begins at the
    /// edge of the window only.
    private func isAtInnerEdge(_ touch: UITouch) -> Bool {
        guard let view = navigationController?.viewIfLoaded, let window = view.window else { return false }
        let (place, point) = (view.convert(view.bounds, to: window), touch.location(in: window))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let gap = isMirrored ? window.bounds.maxX - place.maxX : place.minX - window.bounds.minX
        let way = isMirrored ? place.maxX - point.x : point.x - place.minX
        return gap > 0 && way <= Self.edgeWidth
    }

    /// About as far from the edge as a screen edge pan begins.
    private static let edgeWidth: CGFloat = 20

    /// Whether a scroll may begin at the place of the pointer.
    private var allowsPointer: Bool {
        guard let top = navigationController?.topViewController, let view = top.viewIfLoaded else { return false }
        return allowances.area.contains(contentRecognizer.location(in: view), of: top)
    }

    // MARK: Other recognizers

    /// Whether the finger is on the top screen, and on no view in it that uses drags itself.
    private var mayUseDrag: Bool { content?.usesDrags == false }

    private var content: TouchedContent? { TouchedContent(touched, in: screen) }

    private var screen: UIView? { navigationController?.topViewController?.viewIfLoaded }

    /// A swipe in the content waits until what takes drags that way has failed.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === contentRecognizer, let screen else { return false }
        return !otherGestureRecognizer.isFreePan
            && otherGestureRecognizer.takesDrag(towards: .trailing, inside: screen)
    }

    /// Pans of texts and web pages may not decide before the finger lifts. The swipe begins beside them.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === contentRecognizer, let screen else { return false }
        return otherGestureRecognizer.isFreePan && otherGestureRecognizer.view?.isDescendant(of: screen) == true
    }

    /// The pan recognizers of scroll views and pages wait until the swipe from the edge has failed, as for UIKit's own
    /// (B7.17). A scroll view that is at its end waits for the swipe in the content.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // A relation with an edge pan could turn UIKit's own swipe on (B2.41). The second one may be of another class (B2.48).
        guard let other = otherGestureRecognizer as? UIPanGestureRecognizer,
            !(other is UIScreenEdgePanGestureRecognizer),
            navigationController?.systemSwipes.contains(other) != true
        else { return false }
        return gestureRecognizer === edgeRecognizer || other.scrollView?.scrolls(towards: .trailing) == false
    }
}
