import Foundation

extension UINavigationController {
    /// Installs the view of the top view controller in its content frame. Used while no transition owns the view.
    func layOutTop() {
        guard let top = topViewController, isViewLoaded else { return }
        let view: UIView = top.view
        let frame = contentFrame(for: top)
        if view.frame != frame { view.frame = frame }
        guard view.superview !== host else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(view)
    }

    /// Returns the frame for the view of a child. Content extends under a translucent bar; it extends under an opaque
    /// bar only with `extendedLayoutIncludesOpaqueBars` (B8.30). In the iOS 26 design it then starts partly under the bar (B17.51).
    func contentFrame(for child: UIViewController) -> CGRect {
        let whole = host.bounds
        guard !extendsUnderBar(child) else { return whole }
        let top = max(0, barBottom(for: child) - GlassBar.contentOverlap(in: self))
        return CGRect(x: 0, y: top, width: whole.width, height: max(0, whole.height - top))
    }

    func extendsUnderBar(_ child: UIViewController) -> Bool {
        child.edgesForExtendedLayout.contains(.top)
            && (child.extendedLayoutIncludesOpaqueBars || !navigationBar.isOpaque(showing: child.navigationItem))
    }

    /// Returns the safe area insets of a child. They follow from its final frame, not from its position during a
    /// transition (B9.5).
    func contentInsets(for child: UIViewController) -> UIEdgeInsets {
        let own = view.safeAreaInsets
        let frame = contentFrame(for: child)
        let insets = UIEdgeInsets(
            top: max(0, max(own.top, barBottom(for: child)) - frame.minY), left: own.left,
            bottom: max(own.bottom, toolbarCover), right: own.right)
        return verticalBar(showing: child)?.insets(insets) ?? insets
    }

    /// Returns the bottom of the bar for a child. A child on the stack uses the bar height for its own title; a child
    /// that leaves the stack uses the current bar (B9.8).
    private func barBottom(for child: UIViewController) -> CGFloat {
        let top = view.safeAreaInsets.top
        if isNavigationBarHidden { return top }
        guard let place = stack.index(of: child) else { return navigationBar.frame.maxY }
        return top + navigationBar.metrics(for: .stack(stack[...place])).height - safeAreaSlide(of: child)
    }

    /// The items that determine the bar's height.
    var sizingItems: NavigationItems {
        .stack((formerStack ?? stack)[...])
    }

    /// Animates the bar's content with the transition. The bar is outside the container view, so the coordinator must
    /// include it in an interaction (B3.36).
    func moveBar(_ change: StackChange, in transition: RunningTransition, isCustom: Bool) {
        let bar = navigationBar
        [change.from, change.to].forEach(restoreBar)
        let kind = BarMoveKind.kind(
            isCustom: isCustom, prefersCrossFade: UIAccessibility.prefersCrossFadeTransitions,
            HeadlessDevice.current.design, HeadlessQuirks.itemsOfCustomAnimators)
        let move = bar.beginMove(to: .stack(change.new[...]), change.operation, kind)
        let isSeen = !isNavigationBarHidden || bar.frame.maxY > 0
        transition.coordinator.animate(bar: bar, isSeen: isSeen) { [weak self] _ in
            move.perform()
            guard let self else { return }
            formerStack = nil
            placeBars()
            change.from?.viewIfLoaded?.updateSafeArea()
        } completion: { _ in
            move.end()
        }
    }
}
