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
        let former = renderer.shown
        let slides = slidesAcross() && !isReduced
        let wish = (isPop ? former : target).transitionStyle
        var painted = (former: former, target: target)
        if wish == .travel, slides, let leaving { likenForTravel(&painted, from: leaving, to: controller) }
        overrideScreen(painted.target, on: controller)
        compensate(target, on: controller)
        guard changes.isLast(change) else { return }
        renderer.needBackdrop(for: painted.former, painted.target)
        renderer.painting.carry(
            BarPlan(from: painted.former, to: painted.target, wish: wish, slides: slides),
            isPop: isPop, along: coordinator,
            latest: { [weak self, weak controller] in
                BarPaint.ends(from: former, to: controller.flatMap { self?.look(of: $0) } ?? target)
            })
        showBottomBars(target, along: coordinator)
        let steady = leaving.flatMap { SteadyTop(of: $0, besides: controller) }
        // The bar is outside the container view, so it has to be passed for an interaction to drive it (B3.36).
        coordinator.animateAlongsideTransition(
            in: bar,
            animation: { [weak self, weak controller, weak leaving] _ in
                guard let self, let controller, !state.hasEnded else { return }
                begin(target, on: controller, after: former, of: leaving, steady)
            })
    }

    /// Makes UIKit's own background travel with its screen, if the two backgrounds differ. A likeness of it is painted until
    /// the transition ends.
    private func likenForTravel(
        _ looks: inout (former: BarLook, target: BarLook), from leaving: UIViewController, to entering: UIViewController
    ) {
        guard !looks.former.showsPaint || !looks.target.showsPaint else { return }
        var likened = looks
        let areSystem = !looks.former.showsPaint && !looks.target.showsPaint
        if areSystem, BarDesign.current == .glass { return }
        if !likened.former.isPainted { liken(&likened.former, on: leaving) }
        if !likened.target.isPainted { liken(&likened.target, on: entering) }
        guard !areSystem || BarPaint(likened.former) != BarPaint(likened.target) else { return }
        looks = likened
        overrideScreen(likened.former, on: leaving)
    }

    private func liken(_ look: inout BarLook, on controller: UIViewController) {
        renderer.liken(&look, of: controller.barScreen.navigationItem)
        resolve(&look, on: controller)
    }

    /// Called when the transition begins. By now the entering screen has set its state.
    private func begin(
        _ target: BarLook, on controller: UIViewController, after former: BarLook, of leaving: UIViewController?,
        _ steady: SteadyTop?
    ) {
        let look = look(of: controller)
        edgeEffects.show(look, on: controller)
        if look != target {
            UIView.performWithoutAnimation {
                // On the iOS 26 design no appearance is written during an animation (B17.7). It is written at the end.
                if BarDesign.current == .classic { overrideScreen(look, on: controller) }
                compensate(look, on: controller)
            }
        }
        renderer.turn(toTint: look.tint, isHidden: look.isHidden)
        former.isHidden ? watchSafeArea(of: leaving, former) : watchSafeArea(of: steady)
        watchSafeArea(of: controller, look)
        navigationController?.setNeedsStatusBarAppearanceUpdate()
    }

    /// Whether screens fade instead of sliding, because of an accessibility setting.
    private var isReduced: Bool {
        UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
    }
}
