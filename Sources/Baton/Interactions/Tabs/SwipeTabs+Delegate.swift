public import UIKit

extension SwipeTabs: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if recognizer.isScroll {
            touched = recognizer.pointed
            guard mayStart(at: { recognizer.location(in: $0) }) else { return false }
        }
        guard let direction, let content, !content.usesDrags, !content.isHeld,
            !content.scrolls(towards: direction), !content.turnsPage(towards: direction)
        else { return false }
        if let reason = refusal(towards: direction) {
            onRefusal(reason)
            return false
        }
        edge = direction
        return true
    }

    /// Whether a finger that was beyond an end may change tabs now that it moves towards the other edge.
    func allows(_ edge: DirectionalEdge) -> Bool {
        tabBarController?.neighbour(towards: edge) != nil && refusal(towards: edge) == nil
    }

    /// The reason why the swipe must not begin, or nil if it may. Where there is no tab the screen stretches.
    private func refusal(towards edge: DirectionalEdge) -> String? {
        if let refusal = refusalOfTabs(towards: edge) { return refusal }
        guard let tabBarController, let shown = tabBarController.shownChild,
            let next = tabBarController.neighbour(towards: edge)
        else { return nil }
        var change = ScreenChange(edge == .leading ? .tabForward : .tabBack, from: shown, to: next.screen)
        change.cause = .finger
        return refuse(change) ?? (options.shouldBegin(change) ? nil : "shouldBegin returned false")
    }

    private func refusalOfTabs(towards edge: DirectionalEdge) -> String? {
        guard let tabBarController, let shown = tabBarController.shownChild,
            [DirectionalEdge.leading, .trailing].contains(where: { tabBarController.neighbour(towards: $0) != nil })
        else { return "there is no other tab" }
        if shown.transitionCoordinator != nil { return "a transition is running" }
        let stacks = touched?.stacks(inside: tabBarController) ?? []
        // The user has left the tabs.
        if stacks.flatMap(\.viewControllers).contains(where: \.hidesBottomBarWhenPushed) {
            return "the screen hides the tab bar"
        }
        let goesBack = edge == .trailing && stacks.contains { $0.viewControllers.count > 1 }
        return goesBack ? "a stack inside the screen goes back first" : nil
    }

    /// The edge towards which the finger moves, or nil if it moves up or down.
    private var direction: DirectionalEdge? {
        guard let view = recognizer.view else { return nil }
        let velocity = recognizer.velocity(in: view)
        guard DirectionalEdge.leading.isAxis(of: velocity) else { return nil }
        return DirectionalEdge.leading.way(of: velocity, in: view) > 0 ? .leading : .trailing
    }

    // MARK: The place

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        rest.lands(touch)
        touched = touch.view
        return content != nil && mayStart { touch.location(in: $0) }
    }

    /// A trackpad or a mouse changes tabs by a scroll anywhere in the content.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        guard event.type == .scroll else { return true }
        rest.scrolls()
        touched = nil
        return true
    }

    private func mayStart(at place: (UIView) -> CGPoint) -> Bool {
        guard let selected = tabBarController?.selectedViewController, let view = selected.viewIfLoaded else {
            return false
        }
        return options.startsAt(place(view), selected)
    }

    private var screen: UIView? { tabBarController?.shownChild?.viewIfLoaded }

    private var content: TouchedContent? { TouchedContent(touched, in: screen) }

    // MARK: Other recognizers

    /// The swipe waits until what could take the drag has failed. A scroll view waits for the swipe instead, which does not begin
    /// where the view can scroll.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let screen, otherGestureRecognizer.scrollView == nil else { return false }
        return otherGestureRecognizer.takesDrag(towards: .leading, inside: screen)
            || otherGestureRecognizer.takesDrag(towards: .trailing, inside: screen)
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.scrollView?.scrolls(towards: .leading) != nil
    }
}
