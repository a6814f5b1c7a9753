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
        claim(controller)
        steadyTop?.end()
        steadyTop = leaving.flatMap(SteadyTop.init)
        let former = seenLook
        hideBar(target.isHidden, on: controller, isAtRest: false, animated: true)
        let next = inForce(target)
        overrideScreen(target.hidden(beside: former), on: controller)
        if let leaving, former.isHidden { overrideScreen(former.hidden(beside: target), on: leaving) }
        guard changes.isLast(change) else { return }
        renderer.needBackdrop(for: former, next)
        renderer.painting.carry(
            BarPlan(
                from: former, to: next, wish: (isPop ? former : next).transitionStyle,
                slides: slidesAcross() && !ReducedMotion.applies(underFinger: coordinator.initiallyInteractive)),
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

    /// Called when the transition begins. By now the entering screen has set its state.
    private func begin(_ target: BarLook, on controller: UIViewController) {
        let look = look(of: controller)
        edgeEffects.show(look, on: controller)
        // On the iOS 26 design no appearance is written during an animation (B17.7). It is written at the end.
        if look != target, BarDesign.current == .classic {
            UIView.performWithoutAnimation { overrideScreen(look, on: controller) }
        }
        renderer.turn(toTint: look.tint)
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
