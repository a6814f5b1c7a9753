import UIKit

extension BarCarrier {
    private var isTouched: Bool { renderer.painting.backdrop != nil || !overrides.isEmpty }

    /// Carries the bar along with a change.
    func carry(along change: StackChange) {
        let target = look(of: change.to)
        endCarrying()
        carried = CarriedLooks(from: change.from, change.from.map(look), to: change.to, target)
        writeAgain(after: change.coordinator)
        // Two bars of UIKit's get nothing of Baton's.
        guard target != renderer.shown || isTouched else { return }
        carry(to: target, along: change)
    }

    /// Forgets what was carried.
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
        var (former, target) = (seenLook, target)
        let wasHiding = hiding == .byBaton
        hideBar(target.isHidden, on: entering, isAtRest: false, animated: true)
        if wasHiding, hiding == .unasked, operation == .pop { timeline.afterward(recoverBar) }
        let slides =
            change.slidesAcross
            && !ReducedMotion.applies(underFinger: change.coordinator.initiallyInteractive)
        let wish = (operation.isForward ? target : former).transition
        if wish == .travel, slides, let leaving { likenForTravel(&former, &target, from: leaving, to: entering) }
        let (start, end) = (former, inForce(target))
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
                moveContent(to: entering)
            }
        }
    }

    /// Moves the backdrop with the bar during a transition.
    func follow() {
        if let coordinator = timeline.coordinator, let bar = renderer.bar {
            let course = TransitionCourse(along: coordinator)
            renderer.painting.follow(bar, along: course)
            keepTop(along: course)
        }
        carried?.steadyTop?.keep()
    }

    /// Corrects the safe area of the leaving screen in the animation in which UIKit has changed it. UIKit moves the content of a
    /// list along, and would show it lower, or higher, by the height of the bar until the end if only one of the two were animated.
    private func keepTop(along course: TransitionCourse) {
        guard let top = carried?.steadyTop, top.isMoved else { return }
        course.animate(renderer.bar) { [weak top] in top?.keep() }
    }

    /// Makes UIKit's own background travel with its screen, if the two backgrounds differ. A likeness of it is painted until
    /// the transition ends.
    private func likenForTravel(
        _ former: inout BarLook, _ target: inout BarLook, from leaving: UIViewController, to entering: UIViewController
    ) {
        guard !former.isPainted || !target.isPainted, !former.isHidden, !inForce(target).isHidden else { return }
        let likened = (
            former: former.likened(in: circumstances(of: leaving)),
            target: target.likened(in: circumstances(of: entering))
        )
        // Two backgrounds of which there is no likeness are the same: both are the iOS 26 design's.
        guard likened.former != nil || likened.target != nil else { return }
        guard let start = likened.former, let end = likened.target else { return renderer.adviseOfMissingLikeness() }
        guard former.isPainted || target.isPainted || BarPaint(start) != BarPaint(end) else { return }
        (former, target) = (start, end)
        overrideScreen(former, on: leaving)
    }

    /// Called when the transition begins. By now the entering screen has set its state.
    private func begin(_ target: BarLook, on controller: UIViewController) {
        let look = look(of: controller)
        if renderer.painting.showsLatest { carried?.arrive(at: look) }
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

    /// Moves the content of both screens along with the lower edge of the bar, in the current animation.
    private func moveContent(to entering: UIViewController) {
        guard let leaving = carried?.steadyTop, let end = SteadyTop(of: entering) else { return }
        UIView.performWithoutAnimation { end.move(to: leaving) }
        end.moveBack()
        leaving.move(to: end)
    }
}

extension UIViewController {
    /// The part of the way out of its stack that a sliding screen has behind it. It is 0 unless the screen leaves in the
    /// middle of its push (B16.21).
    fileprivate var wayBehind: CGFloat {
        guard let view = viewIfLoaded, let space = view.superview, let seen = view.layer.presentation(),
            space.bounds.width > 0
        else { return 0 }
        return min(1, abs(seen.frame.midX - space.bounds.midX) / space.bounds.width)
    }
}
