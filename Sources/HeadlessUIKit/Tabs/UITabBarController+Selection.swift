import Foundation

extension UITabBarController {
    /// The user chose a tab: asked before, told after, also when it is the selected one (B10.2).
    func selectByTap(_ item: UITabBarItem) {
        // A tap during a transition is not taken (B10.5).
        guard change == nil, let index = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
        let chosen = tabs[index]
        guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else { return }
        let wasSelected = index == selection
        select(index)
        delegate?.tabBarController(self, didSelect: chosen)
        if wasSelected { (chosen as? UINavigationController)?.popToRootViewController(animated: true) }
    }

    /// A screen without a tab of its own is shown under More (B10.6).
    func select(_ screen: UIViewController) {
        let isListed = !tabs.contains { $0 === screen }
        if isListed { more.show(screen) }
        tabs.firstIndex { $0 === (isListed ? more.navigation : screen) }.map(select)
    }

    /// Another choice during a transition waits for its end.
    func select(_ index: Int) {
        guard change == nil else { return waitingSelection = index }
        guard let old = selection, old != index else { return }
        let (from, to) = (tabs[old], tabs[index])
        selection = index
        tabBar.selectedItem = to.tabBarItem
        guard viewIfLoaded?.window != nil, isComingOrHere else {
            // Nobody sees the choice; the screen that was leaving with the tabs has left now.
            from.endAppearanceIfBegun()
            return showSelected()
        }
        let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
        guard let animator else { return switchAtOnce(from, to) }
        let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
        start(animator, drivenBy: interaction, TabChange(from: from, to: to, oldSelection: old))
    }

    /// Without an animator there is no animation (B10.1).
    func switchAtOnce(_ from: UIViewController?, _ to: UIViewController?) {
        from?.beginAppearanceTransition(false, animated: false)
        to?.beginAppearanceTransition(true, animated: false)
        showSelected()
        host.layoutSubtree()
        from?.endAppearanceIfBegun()
        to?.endAppearanceIfBegun()
        setNeedsStatusBarAppearanceUpdate()
    }

    private func start(
        _ animator: any UIViewControllerAnimatedTransitioning,
        drivenBy interaction: (any UIViewControllerInteractiveTransitioning)?, _ change: TabChange
    ) {
        self.change = change
        // The leaving side hears before there is a coordinator (B1.64).
        change.from.beginAppearanceTransition(false, animated: true)
        let transition = makeTransition(for: change)
        tabTransition = transition
        change.to.beginAppearanceTransition(true, animated: true)
        install(transition.context, change)
        transition.start(animator, drivenBy: interaction)
    }

    private func makeTransition(for change: TabChange) -> Transition {
        let container = UIView(frame: host.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let context = TransitionContext(
            kind: .selectTab, containerView: container, isAnimated: true, style: .none, from: change.from,
            to: change.to)
        return Transition(context: context) { [unowned self] completed in
            completed ? finish(change) : cancel(change)
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
        showSelected()
        change.from.endAppearanceIfBegun()
        change.to.endAppearanceIfBegun()
        close()
    }

    /// The selection returns, and every will that was sent is answered (B10.4, B2.31).
    private func cancel(_ change: TabChange) {
        selection = change.oldSelection
        tabBar.selectedItem = change.from.tabBarItem
        showSelected()
        change.to.reverseAppearance(appears: false)
        change.from.reverseAppearance(appears: true)
        close()
    }

    private func close() {
        change = nil
        let ended = tabTransition
        ended?.coordinator.runCompletions()
        if tabTransition === ended { tabTransition = nil }
        setNeedsStatusBarAppearanceUpdate()
        guard change == nil, let next = waitingSelection else { return }
        waitingSelection = nil
        if tabs.indices.contains(next) { select(next) }
    }
}
