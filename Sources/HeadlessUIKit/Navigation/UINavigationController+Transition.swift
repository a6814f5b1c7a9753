import Foundation

/// Runs the transition of a recorded change, from its beginning to its end.
extension UINavigationController {
    /// Begins the recorded change. Called when the layout pass reaches the navigation controller.
    func beginChange() {
        guard let change, changeStage == .recorded, mayBeginChange else { return }
        changeStage = .begun
        defer { interruption = Interruption() }
        // The transition of the previous change exists until its completion handlers have run.
        let transition = change.isAnimated ? stackTransition : nil
        let isAskedLate = HeadlessQuirks.animatorsAreAskedAfterWillShow
        if isAskedLate { tellBegin(of: change, in: transition) }
        let animator = transition == nil || change.drive != nil ? nil : askForAnimator(change)
        backGesture.stackDidChange(isCustom: animator != nil)
        let interaction =
            change.drive
            ?? animator.flatMap { assignedDelegate?.navigationController(self, interactionControllerFor: $0) }
        guard allowsPop(change, by: interaction) else {
            transition?.context.beginInteractively()
            transition?.context.cancelInteractiveTransition()
            transition?.complete(false)
            return
        }
        noteBarFaults(of: change, isCustom: animator != nil) {
            if !isAskedLate { tellBegin(of: change, in: transition) }
        }
        guard let transition else {
            showTop()
            // Everything happens in one layout pass, including the layout of the incoming view (B1.23).
            host.layoutSubtree()
            AccessibilityFocus.changed(to: change.to, by: change.operation == .push ? .push : .pop)
            return tellEnd(of: change)
        }
        appearancesAtStart = change.to?.navigationItem.appearances
        showToolbarItems(of: change.to, animated: true)
        moveBarSideways(change, in: transition)
        moveBottomBar(in: transition, mayBreak: animator != nil && interaction != nil)
        install(transition.context, change)
        moveBar(change, in: transition, isCustom: animator != nil || change.zooms)
        if let animator { return transition.start(animator, drivenBy: interaction) }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let builtIn = builtInAnimator(for: change, isMirrored: isMirrored)
        builtIn.place(transition.context)
        // The incoming view is laid out before anything animates (B1.20, B1.24).
        host.layoutSubtree()
        transition.start(builtIn, drivenBy: interaction)
    }

    private func tellBegin(of change: StackChange, in transition: RunningTransition?) {
        change.to?.loadViewIfNeeded()
        if transition != nil { barTravel = .possible }
        sendWillCallbacks(change)
    }

    /// A change that is recorded while the navigation controller disappears ends with the disappearance.
    private var mayBeginChange: Bool {
        if case .disappearing = appearance { return false }
        return view.window != nil
    }

    func makeTransition(for change: StackChange) {
        guard let from = change.from, let to = change.to else { return }
        let container = UIView(frame: host.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let context = TransitionContext(
            kind: change.operation == .push ? .push : .pop, containerView: container, isAnimated: true, style: .none,
            from: from, to: to)
        // The transition keeps the navigation controller and its view controllers until it has ended.
        stackTransition = RunningTransition(context: context) { completed in
            completed ? self.finish(change) : self.cancel(change)
        }
    }

    private func askForAnimator(_ change: StackChange) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let delegate = assignedDelegate, let from = change.from, let to = change.to else { return nil }
        return askForAnimator(delegate, change.operation, from: from, to: to)
    }

    /// Asks the bar's delegate for permission when an interactive pop starts (B1.73).
    private func allowsPop(_ change: StackChange, by interaction: (any UIViewControllerInteractiveTransitioning)?)
        -> Bool
    {
        let isDriven = interaction?.wantsInteractiveStart == true
        guard change.operation == .pop, isDriven || HeadlessQuirks.popsByCodeAskShouldPop, let from = change.from,
            navigationBar.delegate?.navigationBar(navigationBar, shouldPop: from.navigationItem) == false
        else { return true }
        if !isDriven {
            HeadlessLog.warn(
                "navigationBar(_:shouldPop:) returned false after \(type(of: from)) was popped, so UIKit would keep its "
                    + "item in the bar. Return true if no view controller on the stack has the item.")
        }
        return !isDriven
    }

    /// Sends the will callbacks, first to the outgoing view controller (B1.22).
    private func sendWillCallbacks(_ change: StackChange) {
        changeStage = .told
        change.from?.parentMove = change.removed.contains { $0 === change.from } ? .leaving : .none
        change.to?.parentMove = change.added.contains { $0 === change.to } ? .entering : .none
        change.from?.hasLostStack = losesStackEarly(change)
        change.from?.beginAppearanceTransition(false, animated: change.isAnimated)
        if HeadlessQuirks.willShowComesFirst { tellWillShow(change) }
        // In the callback before, the app may have shown something else in place of the stack.
        switch appearance {
        case .appearing, .appeared: change.to?.beginAppearanceTransition(true, animated: change.isAnimated)
        case .disappearing, .disappeared: break
        }
        if !HeadlessQuirks.willShowComesFirst { tellWillShow(change) }
    }

    private func tellWillShow(_ change: StackChange) {
        guard let to = change.to else { return }
        assignedDelegate?.navigationController(self, willShow: to, animated: change.isAnimated)
    }

    /// Whether the popped view controller has no navigation controller from `viewWillDisappear` on (B27.49).
    private func losesStackEarly(_ change: StackChange) -> Bool {
        guard HeadlessQuirks.poppedScreensLoseTheirStackEarly, HeadlessDevice.current.systemVersion >= 26 else {
            return false
        }
        return change.operation == .pop && (tabBarController == nil || hidesBottomBar)
    }

    /// Installs the container view. At the start it contains only the from view (B3.1).
    private func install(_ context: TransitionContext, _ change: StackChange) {
        guard let from = change.from, let to = change.to else { return }
        context.containerView.frame = host.bounds
        host.addSubview(context.containerView)
        disorderBar()
        context.settle(
            (
                TransitionSide(view: from.view, initialFrame: from.view.frame, finalFrame: .zero),
                TransitionSide(view: to.view, initialFrame: .zero, finalFrame: contentFrame(for: to))
            ))
        context.containerView.addSubview(from.view)
    }

    private func finish(_ change: StackChange) {
        showTop()
        // The incoming view is laid out once more after the animation (B1.24).
        change.to?.viewIfLoaded?.setNeedsLayout()
        tellEnd(of: change)
    }

    private func tellEnd(of change: StackChange) {
        // A popped view controller has no parent when it has disappeared, and is notified of the move afterwards
        // (B1.28, B1.21).
        let leaving = change.removed.filter { $0.parent === self }
        leaving.forEach { $0.navigationItem.searchController?.endWithScreen() }
        leaving.forEach { $0.leaveParent() }
        change.from?.endAppearanceIfBegun()
        // In a navigation controller that is appearing, the incoming view controller appears together with it.
        if !appearance.isAppearing { change.to?.endAppearanceIfBegun() }
        leaving.forEach { $0.didMove(toParent: nil) }
        change.added.forEach { $0.didMove(toParent: self) }
        if changeStage == .told, let to = change.to {
            assignedDelegate?.navigationController(self, didShow: to, animated: change.isAnimated)
        }
        if change.operation == .pop, let item = change.from?.navigationItem {
            navigationBar.delegate?.navigationBar(navigationBar, didPop: item)
        }
        close(change)
    }

    /// Cancels a change. Each will callback that was sent is balanced; the delegate is not called again (B2.5, B2.6).
    private func cancel(_ change: StackChange) {
        stack = change.old
        showTop()
        // A view that came back into its window while it was moved has no safe area until it is laid out in its place (B9.5).
        change.from?.viewIfLoaded?.setNeedsLayout()
        if changeStage == .told { reverseAppearance(change) }
        let kept = change.isReplacement && HeadlessQuirks.cancelledReplacementKeepsNewTop ? change.to : nil
        for controller in change.added where controller !== kept {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        stack += [kept].compactMap { $0 }
        if HeadlessQuirks.cancelledPopsCallDidShow, HeadlessDevice.hasGlass, change.operation == .pop,
            let from = change.from
        {
            assignedDelegate?.navigationController(self, didShow: from, animated: true)
        }
        close(change)
    }

    /// Reverses the appearance callbacks. The view controller that stays goes where the navigation controller goes, and
    /// ends with it: behind a cover it does not reappear.
    private func reverseAppearance(_ change: StackChange) {
        change.to?.reverseAppearance(appears: false)
        switch appearance {
        case .appeared: change.from?.reverseAppearance(appears: true)
        case .appearing(let animated): change.from?.beginAppearanceTransition(true, animated: animated)
        case .disappearing: break
        case .disappeared: change.from?.endAppearanceIfBegun()
        }
    }

    /// Ends a change that has not begun when the navigation controller disappears: no layout pass will begin it. The
    /// delegate is called when the navigation controller appears again (B1.13).
    func endUnseenChange() {
        guard let change, changeStage == .recorded else { return }
        changeStage = .begun
        owesFirstShow = true
        // The transition of the previous change exists until its completion handlers have run.
        guard change.isAnimated, let stackTransition else { return finish(change) }
        stackTransition.complete(true)
    }

    /// Closes a change. The change has ended before its completion handlers run, so that they can start the next one
    /// (B1.54).
    private func close(_ change: StackChange) {
        change.from?.parentMove = .none
        change.from?.hasLostStack = false
        change.to?.parentMove = .none
        self.change = nil
        changeStage = .recorded
        // The bar must be in its normal state for the next change, whatever the result of this one.
        if barTravel == .possible { barTravel = .none }
        let ended = stackTransition
        ended?.coordinator.runCompletions()
        if HeadlessQuirks.lateAppearancesAreOverwritten, let appearancesAtStart, change.to === topViewController {
            change.to?.navigationItem.putBack(appearancesAtStart)
        }
        appearancesAtStart = nil
        keepBarFaults()
        keepItemFault(of: change, after: ended)
        if ended?.hasLostMotion == true { navigationBar.layer.addStrayAnimation() }
        if stackTransition === ended { stackTransition = nil }
        if isViewLoaded { backGesture.stackDidChange() }
        applyWaiting()
        view.setNeedsLayout()
    }

    /// Installs the view of the top view controller and removes all other views from the host view.
    private func showTop() {
        formerStack = nil
        barFaults.toolbarStays = false
        placeBars()
        layOutTop()
        removeViewsBelowTop()
        navigationBar.show(.stack(stack[...]))
        showToolbarItems(of: topViewController, animated: false)
        moveBottomBar(in: nil)
    }
}
