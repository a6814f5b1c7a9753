import UIKit

/// What is painted behind one bar's content: a backdrop, and while two backgrounds are to be seen at once, the one that is
/// leaving.
@MainActor
final class BarPainting {
    private(set) var backdrop: (any BarBackdrop)?
    private var leaving: (any BarBackdrop)?
    private var placement: BarPlacement?
    private var fill: BarFill?
    /// Where the bar was when the backdrop last followed it.
    private var followed: CGRect?

    /// Has a backdrop from now on, which tells what it hears.
    func need(_ placement: BarPlacement, observer: BackdropObserver? = nil) {
        guard backdrop == nil else { return }
        self.placement = placement
        backdrop = make(nil)
        // It came into the window just now, which is no news.
        backdrop?.observer = observer
    }

    /// The bar that the backdrop is in, or its surroundings, have another size.
    func fit() {
        [backdrop, leaving].compactMap { $0 }.forEach { placement?.fit($0) }
    }

    // MARK: On the way

    /// Follows a plan along with a transition.
    ///
    /// - Parameter latest: what a blend is between when the transition begins, which may be another end than the plan's:
    ///   a screen says what it wants when it is about to appear.
    func carry(
        _ plan: BarPlan, isPop: Bool, along coordinator: any UIViewControllerTransitionCoordinator,
        latest: (() -> (start: BarPaint, end: BarPaint))? = nil
    ) {
        followed = placement?.bar?.frame
        switch plan {
        case .blend(let start, let end):
            guard let backdrop = prepareBackdrop(from: start, to: end) else { return }
            coordinator.animateAlongsideTransition(
                in: backdrop,
                animation: { [weak self] _ in
                    let now = self?.ends(latest?()) ?? (start, end)
                    if now != (start, end) { _ = self?.prepareBackdrop(from: now.start, to: now.end) }
                    backdrop.show(now.end)
                })
        case .crossFade(let former, let next):
            guard let (leaving, entering) = splitBackdrop(showing: former, and: next.unseen) else { return }
            coordinator.animateAlongsideTransition(in: entering, animation: { _ in entering.show(next) })
            coordinator.animateAlongsideTransition(in: leaving, animation: { _ in leaving.show(former.unseen) })
        case .travel(let former, let next):
            guard let (leaving, entering) = splitBackdrop(showing: former, and: next) else { return }
            let split = BarSplit(
                upper: isPop ? leaving : entering, lower: isPop ? entering : leaving, in: placement?.bar?.superview)
            UIView.performWithoutAnimation { split.place(isApart: !isPop) }
            coordinator.animateAlongsideTransition(
                in: split.upper, animation: { _ in split.placeUpper(isApart: isPop) })
            coordinator.animateAlongsideTransition(
                in: split.lower, animation: { _ in split.placeLower(isApart: isPop) })
        }
    }

    /// The ends of a blend, if the backdrop that is there can show them.
    private func ends(_ ends: (start: BarPaint, end: BarPaint)?) -> (start: BarPaint, end: BarPaint)? {
        guard let ends, [ends.start.fill, ends.end.fill].allSatisfy({ BarFill.areOneView($0, fill) }) else {
            return nil
        }
        return ends
    }

    /// The backdrop at the beginning of a blend.
    private func prepareBackdrop(from start: BarPaint, to end: BarPaint) -> (any BarBackdrop)? {
        let backdrop = showBackdrop(start)
        if start.line != end.line { backdrop?.line.loosen() }
        return backdrop
    }

    /// The bar gets another place while screens change: the backdrop goes there along with it, from where that is seen.
    func follow(_ bar: UIView, along coordinator: any UIViewControllerTransitionCoordinator) {
        guard bar.frame != followed, let placement else { return }
        followed = bar.frame
        let seen = bar.layer.presentation()?.frame ?? bar.frame
        let (start, end) = (placement.place(for: seen), placement.place(for: bar.frame))
        guard start != end else { return }
        for backdrop in [backdrop, leaving].compactMap({ $0 }) {
            UIView.performWithoutAnimation {
                backdrop.line.loosen()
                backdrop.stand(at: start)
            }
            coordinator.animateAlongsideTransition(in: backdrop, animation: { _ in backdrop.stand(at: end) })
        }
    }

    /// Turns from one look into another inside the animation block that is open.
    func turn(from start: BarLook, to end: BarLook) {
        let paints = BarPaint.ends(from: start, to: end)
        if BarFill.areOneView(paints.start.fill, paints.end.fill) {
            showBackdrop(paints.start)?.turn(to: paints.end)
        } else if let (leaving, entering) = splitBackdrop(showing: paints.start, and: paints.end.unseen) {
            entering.turn(to: paints.end)
            // It goes by itself, whatever changes meanwhile.
            self.leaving = nil
            fade(leaving)
        }
    }

    // MARK: At rest

    /// Comes to rest; inside an animation block the background turns into the new one.
    func settle(from start: BarLook, to look: BarLook) {
        leaving?.leave()
        leaving = nil
        followed = nil
        guard start != look else { return look.needsBackdrop ? rest(in: BarPaint(look)) : end() }
        look.needsBackdrop ? turn(from: start, to: look) : fadeAway(from: start)
    }

    private func fadeAway(from start: BarLook) {
        guard start.needsBackdrop, let last = showBackdrop(BarPaint(start)) else { return end() }
        backdrop = nil
        fade(last)
    }

    private func rest(in paint: BarPaint) {
        let backdrop = showBackdrop(paint)
        UIView.performWithoutAnimation { backdrop?.rest(paint) }
    }

    private func end() {
        backdrop?.leave()
        backdrop = nil
    }

    /// The last that is seen of a backdrop, inside the animation block that is open.
    private func fade(_ last: any BarBackdrop) {
        last.observer = nil
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
            last.alpha = 0
        } completion: { _ in
            last.leave()
        }
    }

    // MARK: Kinds

    /// The backdrop, of a kind that shows a paint, and showing it.
    private func showBackdrop(_ paint: BarPaint) -> (any BarBackdrop)? {
        if !BarFill.areOneView(paint.fill, fill) { replace(for: paint.fill)?.leave() }
        fill = paint.fill
        UIView.performWithoutAnimation { backdrop?.show(paint) }
        return backdrop
    }

    /// Two backdrops where there was one, which is the one that leaves.
    private func splitBackdrop(
        showing former: BarPaint, and next: BarPaint
    ) -> (leaving: any BarBackdrop, entering: any BarBackdrop)? {
        leaving?.leave()
        _ = showBackdrop(former)
        guard let old = replace(for: next.fill), let new = showBackdrop(next) else { return nil }
        leaving = old
        return (old, new)
    }

    /// Puts a fresh backdrop in the place of the present one, and returns that.
    private func replace(for fill: BarFill?) -> (any BarBackdrop)? {
        guard let former = backdrop else { return nil }
        let observer = former.observer
        former.observer = nil
        backdrop = make(fill)
        backdrop?.observer = observer
        return former
    }

    private func make(_ fill: BarFill?) -> any BarBackdrop {
        self.fill = fill
        return UIView.withoutAnimation {
            let made = BarFill.makeBackdrop(for: fill)
            placement?.put(made)
            return made
        }
    }
}
