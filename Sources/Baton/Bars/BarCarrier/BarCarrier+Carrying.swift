import UIKit

extension BarCarrier {
    private var isTouched: Bool { renderer.painting.backdrop != nil || !overrides.isEmpty }

    func carry(along change: StackChange) {
        let target = look(of: change.to)
        endCarrying()
        carried = CarriedLooks(from: change.from, change.from.map(look), to: change.to, target)
        writeAgain(after: change.coordinator)
        // Two bars of UIKit's get nothing of Baton's.
        guard target != renderer.shown || isTouched else { return }
        carry(to: target, along: change)
    }

    func endCarrying() {
        carried?.steadyTop?.end()
        carried = nil
    }

    private func carry(to target: BarLook, along change: StackChange) {
        let course = TransitionCourse(along: change.coordinator)
        let (entering, leaving, operation) = (change.to, change.from, change.operation)
        let nested = changes.begin()
        defer { if changes.end(nested) { reconcile() } }
        carried?.steadyTop = leaving.flatMap(SteadyTop.init)
        var (former, target) = (renderer.seen, target)
        if hidden.hide(target.isHidden, on: entering, isAtRest: false, animated: true) == false, operation == .pop {
            // The fault is Baton's also if the carrier has ended.
            timeline.afterward { [self] in hidden.recover { state.hasEnded || state == .resting } }
        }
        let slides = change.slidesAcross && !ReducedMotion.applies(underFinger: change.coordinator.initiallyInteractive)
        let wish = (operation.isForward ? target : former).transition
        if wish == .travel, slides, let leaving, !former.isHidden, !hidden.inForce(target).isHidden,
            let travelling = BarLook.travelling(
                from: (former, circumstances(of: leaving)), to: (target, circumstances(of: entering)))
        {
            (former, target) = travelling
            overrideScreen(former, on: leaving)
        }
        let (start, end) = (former, hidden.inForce(target))
        overrideScreen(target.takingBackgroundIfHidden(from: former), on: entering)
        if let leaving, former.isHidden { overrideScreen(former.takingBackgroundIfHidden(from: target), on: leaving) }
        // Hiding the bar, or an override, has begun a later change.
        guard changes.isLast(nested) else { return }
        renderer.needBackdrop(for: start, end)
        renderer.painting.carry(
            BarPlan(from: start, to: end, wish: wish, slides: slides),
            in: operation, along: course,
            from: { [weak leaving] in operation == .pop && slides ? leaving?.wayBehind ?? 0 : 0 },
            latest: { [weak self, weak entering] in
                BarPaint.ends(from: start, to: entering.flatMap { self?.lookInForce(of: $0) } ?? end)
            })
        course.animate(renderer.bar) { [weak self, weak entering, target] in
            guard let self, let entering, !state.hasEnded else { return }
            begin(target, on: entering)
            if start.isHidden != end.isHidden {
                renderer.slide(isAway: end.isHidden, in: operation)
            } else if contentFollowsBar {
                carried?.moveContent(to: entering)
            }
        }
    }

    private func lookInForce(of controller: UIViewController) -> BarLook { hidden.inForce(look(of: controller)) }

    /// Moves the backdrop with the bar during a transition.
    func follow() {
        if let coordinator = timeline.coordinator, let bar = renderer.bar {
            let course = TransitionCourse(along: coordinator)
            renderer.painting.follow(bar, along: course)
            carried?.keepTop(along: course, of: bar)
        }
        carried?.steadyTop?.keep()
    }

    /// Called when the transition begins. By now the entering screen has set its state.
    private func begin(_ target: BarLook, on controller: UIViewController) {
        let look = look(of: controller)
        if renderer.painting.showsLatest { carried?.target = look }
        renderer.edgeEffects.show(look, on: controller.barScreen)
        // On the iOS 26 design no appearance is written during an animation (B17.7). It is written at the end.
        if look != target, BarDesign.current == .classic {
            UIView.performWithoutAnimation { overrideScreen(look, on: controller) }
        }
        renderer.show(tint: look.tint, mayBeCancelled: true)
        // UIKit may place the bar after this. Layout then tells where it is, and what it means for the leaving screen.
        renderer.painting.backdrop?.setNeedsLayout()
        navigationController?.setNeedsStatusBarAppearanceUpdate()
    }
}
