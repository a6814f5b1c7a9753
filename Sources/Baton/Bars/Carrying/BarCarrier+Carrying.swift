import UIKit

extension BarCarrier {
    private var isTouched: Bool { renderer.painting.backdrop != nil || !overrides.isEmpty }

    func carry(to controller: UIViewController, along coordinator: any UIViewControllerTransitionCoordinator) {
        let leaving = coordinator.viewController(forKey: .from)
        let target = look(of: controller)
        guard target != renderer.shown || isTouched else { return }
        let isPop = leaving.map { navigationController?.isPop(to: controller, from: $0) == true } ?? false
        carry(to: target, controller, from: leaving, isPop: isPop, along: coordinator)
    }

    private func carry(
        to target: BarLook, _ controller: UIViewController, from leaving: UIViewController?, isPop: Bool,
        along coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let bar = renderer.bar else { return }
        let change = changes.begin()
        defer { if changes.end(change) { reconcile() } }
        adopt(controller)
        steadyTop?.end()
        steadyTop = leaving.flatMap(SteadyTop.init)
        var (former, target) = (seenLook, target)
        hideBar(target.isHidden, on: controller, isAtRest: false, animated: true)
        let slides = slidesAcross() && !ReducedMotion.applies(underFinger: coordinator.initiallyInteractive)
        let wish = (isPop ? former : target).transitionStyle
        if wish == .travel, slides, let leaving { likenForTravel(&former, &target, from: leaving, to: controller) }
        let next = inForce(target)
        overrideScreen(target.hidden(beside: former), on: controller)
        if let leaving, former.isHidden { overrideScreen(former.hidden(beside: target), on: leaving) }
        guard changes.isLast(change) else { return }
        renderer.needBackdrop(for: former, next)
        renderer.painting.carry(
            BarPlan(from: former, to: next, wish: wish, slides: slides),
            isPop: isPop, along: coordinator,
            latest: { [weak self, weak controller] in
                BarPaint.ends(from: former, to: controller.flatMap { self?.lookInForce(of: $0) } ?? next)
            })
        showBottomBars(target, along: coordinator)
        // The bar is outside the container view, so it has to be passed for an interaction to drive it (B3.36).
        coordinator.animateAlongsideTransition(
            in: bar,
            animation: { [weak self, weak controller] _ in
                guard let self, let controller, !state.hasEnded else { return }
                begin(target, on: controller)
                if former.isHidden != next.isHidden {
                    renderer.painting.slide(with: bar, isAway: next.isHidden, isPop)
                } else if contentFollowsBar {
                    moveContent(to: controller)
                }
            })
    }

    /// Makes UIKit's own background travel with its screen, if the two backgrounds differ. A likeness of it is painted until
    /// the transition ends.
    private func likenForTravel(
        _ former: inout BarLook, _ target: inout BarLook, from leaving: UIViewController, to entering: UIViewController
    ) {
        let areSystem = !former.isPainted && !target.isPainted
        guard !former.isPainted || !target.isPainted, !former.isHidden, !inForce(target).isHidden,
            !areSystem || BarDesign.current == .classic
        else { return }
        var likened = (former: former, target: target)
        if !former.isPainted { liken(&likened.former, on: leaving) }
        if !target.isPainted { liken(&likened.target, on: entering) }
        guard !areSystem || BarPaint(likened.former) != BarPaint(likened.target) else { return }
        (former, target) = likened
        overrideScreen(former, on: leaving)
    }

    private func liken(_ look: inout BarLook, on controller: UIViewController) {
        renderer.liken(&look, of: controller.barScreen.navigationItem)
        resolve(&look, on: controller)
    }

    /// Called when the transition begins. By now the entering screen has set its state.
    private func begin(_ target: BarLook, on controller: UIViewController) {
        let look = look(of: controller)
        edgeEffects.show(look, on: controller)
        // On the iOS 26 design no appearance is written during an animation (B17.7). It is written at the end.
        if look != target, BarDesign.current == .classic {
            UIView.performWithoutAnimation { overrideScreen(look, on: controller) }
        }
        renderer.show(tint: look.tint, mayBeCancelled: true)
        // UIKit may place the bar after this. Layout then tells where it is, and what it means for the leaving screen.
        renderer.painting.backdrop?.setNeedsLayout()
        navigationController?.setNeedsStatusBarAppearanceUpdate()
    }

    /// Moves the content of both screens along with the lower edge of the bar, in the current animation.
    private func moveContent(to entering: UIViewController) {
        guard let leaving = steadyTop, let end = SteadyTop(of: entering) else { return }
        UIView.performWithoutAnimation { end.move(to: leaving) }
        end.move(to: end)
        leaving.move(to: end)
    }
}
