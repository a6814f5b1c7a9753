import Foundation

/// Records changes of the stack, and applies those that nobody sees.
extension UINavigationController {
    /// Records a change. The stack changes immediately; the transition starts in the next layout pass (B1.10).
    ///
    /// If another change or a modal transition of this stack is running, the change waits until it has ended (B1.50,
    /// C12), unless it interrupts that transition. Changes without animation in one turn take effect at once, each on the outcome of the one before (C18).
    func record(
        _ operation: Operation, animated: Bool, isReplacement: Bool = false,
        _ edit: @escaping ([UIViewController]) -> [UIViewController]?
    ) {
        makeWay(for: operation)
        let modal = modalTransition
        guard waiting.isEmpty, modal == nil, change == nil || canJoinRecordedChange(animated: animated) else {
            let release = CATransaction.hold()
            waiting.append { [unowned self] in
                apply(edit, animated, isReplacement)
                stackTransition.map { $0.whenOver(release) } ?? release()
            }
            if change == nil { applyWaiting() }
            return
        }
        apply(edit, animated, isReplacement)
    }

    private func canJoinRecordedChange(animated: Bool) -> Bool {
        !animated && changeStage == .recorded && change?.isAnimated == false
    }

    /// Applies the pending changes, until one of them starts a transition. A modal transition comes first.
    func applyWaiting() {
        while change == nil, !waiting.isEmpty {
            if let modal = modalTransition {
                modal.coordinator.whenOver { [weak self] in self?.applyWaiting() }
                return
            }
            waiting.removeFirst()()
        }
    }

    /// The running modal transition of this navigation controller or of an ancestor, if the view is in a window.
    var modalTransition: RunningTransition? {
        guard viewIfLoaded?.window != nil else { return nil }
        return sequence(first: self as UIViewController) { $0.parent }.lazy
            .compactMap { $0.presentation.transition ?? $0.presentation.presented?.presentation.transition }
            .first { !$0.coordinator.hasEnded }
    }

    private func apply(
        _ edit: ([UIViewController]) -> [UIViewController]?, _ animated: Bool, _ isReplacement: Bool
    ) {
        guard let new = edit(stack) else { return }
        let step = StackChange(
            old: stack, new: new, isAnimated: animated && !stack.isEmpty && !new.isEmpty,
            isReplacement: isReplacement)
        let change = self.change.map { $0.joined(by: step) } ?? step
        let unseen = unseenScreens(removedBy: step)
        stack = new
        guard isSeen(change) else {
            self.change = nil
            tellWillMove(step, unseen)
            return settleUnseen(change)
        }
        // The change is recorded before the callbacks below, in which the app may change the stack again.
        self.change = change
        if change.isAnimated {
            self.change?.drive = backGesture.takeDrive() ?? zoomDismissal.takeDrive()
            formerStack = change.old
            makeTransition(for: change)
        }
        tellWillMove(step, unseen)
        view.setNeedsLayout()
    }

    private func isSeen(_ change: StackChange) -> Bool {
        change.from !== change.to && viewIfLoaded?.window != nil && appearance != .disappeared
    }

    private func settleUnseen(_ change: StackChange) {
        if change.from !== change.to {
            owesFirstShow = true
            // The end of the stack's disappearance is forwarded to the new top view controller.
            if case .disappearing = appearance { change.from?.endAppearanceIfBegun() }
        }
        settleSilently(change)
    }

    /// The view controllers that the recorded change added and the step removes. They leave the stack with the step,
    /// because they were never visible.
    private func unseenScreens(removedBy step: StackChange) -> [UIViewController] {
        let added = change?.added ?? []
        return step.removed.filter(added.contains)
    }

    private func tellWillMove(_ step: StackChange, _ unseen: [UIViewController]) {
        for controller in step.added where stack.contains(controller) { addChild(controller) }
        step.added.forEach { $0.barItems.hidesBottomBar = $0.hidesBottomBarWhenPushed }
        if let popped = step.from, step.removed.contains(popped) { popped.willMove(toParent: nil) }
        for controller in unseen where controller.parent === self && !stack.contains(controller) {
            if controller !== step.from { controller.willMove(toParent: nil) }
            controller.removeFromParent()
        }
    }

    /// Applies a change without a transition. Used if the change is not visible or the top view controller stays the
    /// same (B1.13, B1.43).
    private func settleSilently(_ change: StackChange) {
        exchangeAppearance(change)
        // In a callback below, the app may show the stack.
        if viewIfLoaded?.window == nil || appearance == .disappeared { removeViewsBelowTop() }
        change.removed.forEach {
            $0.navigationItem.searchController?.endWithScreen()
            $0.removeFromParent()
        }
        change.added.forEach { $0.didMove(toParent: self) }
        navigationBar.show(.stack(stack[...]))
        moveBottomBar(in: nil)
        if isViewLoaded { backGesture.stackDidChange() }
        setNeedsStatusBarAppearanceUpdate()
        viewIfLoaded?.setNeedsLayout()
    }

    /// If the navigation controller is about to appear, the new top view controller appears with it instead of the old
    /// one.
    private func exchangeAppearance(_ change: StackChange) {
        guard change.from !== change.to, case .appearing(let animated) = appearance,
            case .appearing? = change.from?.appearance
        else { return }
        change.from?.reverseAppearance(appears: false)
        // In the callback the app may have changed the stack again, or hidden it.
        guard case .appearing = appearance, let top = topViewController, top.appearance == .disappeared else { return }
        top.parentMove = change.old.contains { $0 === top } ? .none : .entering
        top.beginAppearanceTransition(true, animated: animated)
    }

    func removeViewsBelowTop() {
        let top = topViewController?.viewIfLoaded
        for view in host.subviews where view !== top { view.removeFromSuperview() }
        // An animator may have placed their views deeper in its container view.
        for controller in [change?.from, change?.to] where controller !== topViewController {
            controller?.viewIfLoaded?.removeFromSuperview()
        }
    }
}
