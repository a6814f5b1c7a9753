import Foundation

extension UITabBarController {
    /// Selects a tab that the user tapped. The delegate is asked before and notified afterwards, even if the tab is
    /// already selected (B10.2).
    func selectByTap(_ item: UITabBarItem) {
        guard takesTaps else { return }
        guard let index = shownTabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
        let chosen = shownTabs[index]
        guard mayTap(chosen) else { return }
        let former = selectedTab
        let wasSelected = index == list.selection
        select(index, byTap: true)
        tellTap(chosen, insteadOf: former)
        if wasSelected { (chosen as? UINavigationController)?.popToRootViewController(animated: true) }
    }

    /// Selects a view controller. One without a tab of its own is shown in the More tab (B10.6).
    func select(_ screen: UIViewController) {
        let isListed = !shownTabs.contains { $0 === screen }
        if isListed { more.show(screen) }
        shownTabs.firstIndex { $0 === (isListed ? more.navigation : screen) }.map { select($0) }
    }

    /// Whether a tap on a tab has an effect now.
    var takesTaps: Bool { change.map { answer(during: $0, byTap: true) != .areIgnored } ?? true }

    /// Returns what becomes of a selection during a change. It is not known what UIKit does (B10.5, B28.1).
    private func answer(during change: TabChange, byTap: Bool) -> HeadlessQuirks.SelectionsInTabChanges {
        if change.dissolves { return HeadlessQuirks.selectionsInTabDissolves }
        return byTap ? HeadlessQuirks.tapsInTabChanges : HeadlessQuirks.selectionsInTabChanges
    }

    /// Selects a tab.
    func select(_ index: Int, byTap: Bool = false) {
        if let change {
            switch answer(during: change, byTap: byTap) {
            case .areIgnored: return
            case .wait: return waitingSelection = index
            case .endTheChange:
                // Nothing follows on a selection of the tab that comes.
                guard list.selection != index else { return }
                // A change that begins or ends just now cannot end.
                guard let tabTransition, !tabTransition.isOver else { return waitingSelection = index }
                tabTransition.complete(true)
                // The app may have selected another tab as it ended.
                if self.change != nil { return select(index, byTap: byTap) }
            }
        }
        guard let old = list.selection, old != index else { return }
        let (former, from, to) = (list, shownTabs[old], shownTabs[index])
        setMinimized(false)
        list.selection = index
        tabBar.selectedItem = to.tabBarItem
        let change = TabChange(from: from, to: to, former: former)
        if !animates(change), !dissolves(change, byTap: byTap) { exchange(from, with: to) }
    }

    /// Starts the transition of a change, and returns whether the delegate has an animator for it (B10.1). A tab bar
    /// controller that nobody sees does not ask.
    func animates(_ change: TabChange) -> Bool {
        guard viewIfLoaded?.window != nil, isComingOrHere,
            let animator = delegate?.tabBarController(
                self, animationControllerForTransitionFrom: change.from, to: change.to)
        else { return false }
        start(animator, drivenBy: delegate?.tabBarController(self, interactionControllerFor: animator), change)
        return true
    }

    /// Starts the cross-dissolve of a change, and returns whether there is one.
    private func dissolves(_ change: TabChange, byTap: Bool) -> Bool {
        guard TabDissolve.isUsual(byTap: byTap), viewIfLoaded?.window != nil, case .appeared = appearance else {
            return false
        }
        var dissolving = change
        dissolving.dissolves = true
        start(TabDissolve(), drivenBy: nil, dissolving)
        return true
    }

    /// Exchanges the selected view controller without a transition. While the tab bar controller comes or goes, it comes
    /// and goes with it.
    func exchange(_ from: UIViewController?, with to: UIViewController?) {
        switch appearance {
        case .appeared: return switchAtOnce(from, to)
        case .appearing(let animated):
            from?.beginAppearanceTransition(false, animated: animated)
            if shows(to) { to?.beginAppearanceTransition(true, animated: animated) }
        case .disappearing, .disappeared: break
        }
        from?.endAppearanceIfBegun()
        showSelected()
    }

    /// Whether a view controller is still the selected one. The app may select another one in a callback.
    private func shows(_ controller: UIViewController?) -> Bool { selectedViewController === controller }

    private func switchAtOnce(_ from: UIViewController?, _ to: UIViewController?) {
        from?.beginAppearanceTransition(false, animated: false)
        if shows(to) { to?.beginAppearanceTransition(true, animated: false) }
        showSelected()
        host.layoutSubtree()
        from?.endAppearanceIfBegun()
        to?.endAppearanceIfBegun()
        AccessibilityFocus.changed(to: to, by: .selectTab)
        setNeedsStatusBarAppearanceUpdate()
    }

    private func start(
        _ animator: any UIViewControllerAnimatedTransitioning,
        drivenBy interaction: (any UIViewControllerInteractiveTransitioning)?, _ change: TabChange
    ) {
        self.change = change
        // The disappearing view controller is notified before the transition coordinator exists (B1.64).
        change.from.beginAppearanceTransition(false, animated: true)
        let transition = makeTransition(for: change)
        tabTransition = transition
        change.to.beginAppearanceTransition(true, animated: true)
        install(transition.context, change)
        transition.start(animator, drivenBy: interaction)
    }

    private func makeTransition(for change: TabChange) -> RunningTransition {
        let container = UIView(frame: host.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let context = TransitionContext(
            kind: .selectTab, containerView: container, isAnimated: true, style: .none, from: change.from,
            to: change.to)
        // The tab bar controller is retained until the end, as a stack is.
        return RunningTransition(context: context) { [self] completed in
            guard let change = self.change else { return }
            completed || change.from.parent !== self ? finish(change) : cancel(change)
        }
    }

    private func install(_ context: TransitionContext, _ change: TabChange) {
        host.addSubview(context.containerView)
        context.settle(
            (
                TransitionSide(view: change.from.view, initialFrame: change.from.view.frame, finalFrame: .zero),
                TransitionSide(view: change.to.view, initialFrame: .zero, finalFrame: contentFrame(for: change.to))
            ))
        context.containerView.addSubview(change.from.view)
    }

    private var isComingOrHere: Bool {
        switch appearance {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }

    private func finish(_ change: TabChange) {
        let transition = tabTransition
        showSelected()
        // A tab that leaves again in the same turn has its content.
        if change.dissolves { host.layoutSubtree() }
        change.from.endAppearanceIfBegun()
        change.to.endAppearanceIfBegun()
        tabTransition === transition ? settleChange() : tellMoves(change.removed, change.added)
        close(transition)
    }

    /// Restores the selection. Each view controller that received a `viewWill` callback receives the callbacks that
    /// reverse it (B10.4, B2.31).
    private func cancel(_ change: TabChange) {
        let transition = tabTransition
        restore(change)
        showSelected()
        change.to.reverseAppearance(appears: false)
        returnAppearance(of: change.from)
        change.added.forEach { $0.removeFromParent() }
        close(transition)
    }

    /// Reverses the callbacks of the view controller that stays. It goes where the tab bar controller goes: behind a cover it does
    /// not reappear.
    private func returnAppearance(of screen: UIViewController) {
        switch appearance {
        case .appeared: screen.reverseAppearance(appears: true)
        case .appearing(let animated): screen.beginAppearanceTransition(true, animated: animated)
        case .disappearing: break
        case .disappeared: screen.endAppearanceIfBegun()
        }
    }

    /// Ends a change. In a callback of its end the app may have begun the next one.
    private func close(_ ended: RunningTransition?) {
        if tabTransition === ended { change = nil }
        ended?.coordinator.runCompletions()
        if tabTransition === ended { tabTransition = nil }
        setNeedsStatusBarAppearanceUpdate()
        guard change == nil, let next = waitingSelection else { return }
        waitingSelection = nil
        if shownTabs.indices.contains(next) { select(next) }
    }
}
