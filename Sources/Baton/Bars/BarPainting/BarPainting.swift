import UIKit

/// What is painted behind one bar's content: a backdrop, and a leaving backdrop while two backgrounds are visible.
@MainActor
final class BarPainting {
    private(set) var backdrop: (any BarBackdrop)?
    private var leaving: (any BarBackdrop)?
    /// Contains the lower of two backdrops that travel.
    private var clip: BarClip?
    private var placement: BarPlacement?
    private var fill: BarFill?
    /// Whether the transition leads to the latest paint, and not to the one that was planned.
    private(set) var showsLatest = false
    /// The frame of the bar when the backdrop last followed it.
    private var followed: CGRect?

    /// Installs a backdrop if there is none, and reports its changes to the observer.
    func need(_ placement: BarPlacement, observer: BackdropObserver? = nil) {
        guard backdrop == nil else { return }
        self.placement = placement
        backdrop = make(nil)
        // The observer is set last, because the backdrop has just entered the window and this is not to be reported.
        backdrop?.observer = observer
    }

    /// Fits the backdrops after the bar or its surroundings have changed their size.
    func fit() {
        [backdrop, leaving].compactMap { $0 }.forEach { placement?.fit($0) }
    }

    private static let fadeDuration = 0.35

    /// Corrects the order of the backdrops, and their place under the status bar, after UIKit has placed the bar.
    func keepPlaces() {
        guard let placement else { return }
        [backdrop, leaving].compactMap { $0 }.forEach(placement.keepStatusBar)
        let beside: [UIView?] = [backdrop, leaving].map { $0?.superview is BarClip ? nil : $0 } + [clip]
        var upper: UIView?
        for view in beside.compactMap({ $0 }) {
            placement.keepOrder(of: view, below: upper)
            upper = view
        }
    }

    // MARK: During a transition

    /// Carries out a plan along with a transition, from the part that the screens have behind them if it interrupts
    /// another. The ends of a blend are read again when it begins: a screen may set its state just before it appears.
    func carry(
        _ plan: BarPlan, in operation: ScreenChange.Operation,
        along course: TransitionCourse, from part: @escaping () -> CGFloat,
        latest: @escaping () -> (start: BarPaint, end: BarPaint)
    ) {
        followed = placement?.bar?.frame
        showsLatest = false
        /// Animates a view from a part of the change to its end.
        func animate(_ view: UIView, at place: @escaping (CGFloat) -> Void) {
            course.animate(view) {
                let start = part()
                if start > 0 { UIView.performWithoutAnimation { place(start) } }
                place(1)
            }
        }
        switch plan {
        case .blend(let start, let end):
            guard let backdrop = showBackdrop(start) else { return }
            course.animate(backdrop) { [weak self] in
                let latest = self?.ends(latest())
                self?.showsLatest = latest != nil
                let now = latest ?? (start, end)
                _ = self?.showBackdrop(now.start.mixed(with: now.end, by: part()))
                backdrop.show(now.end)
            }
        case .crossFade(let former, let next):
            guard let (leaving, entering) = splitBackdrop(showing: former, and: next.unseen) else { return }
            animate(entering) { entering.show(next.faded(to: $0)) }
            animate(leaving) { leaving.show(former.faded(to: 1 - $0)) }
        case .travel(let former, let next):
            guard let (leaving, entering) = splitBackdrop(showing: former, and: next),
                let split = UIView.withoutAnimation({ split(operation, leaving: leaving, entering: entering) })
            else { return }
            animate(split.upper) { split.placeUpper(at: $0) }
            animate(split.clip) { split.placeLower(at: $0) }
        }
    }

    /// Divides two backdrops at the edge between the screens.
    private func split(
        _ operation: ScreenChange.Operation, leaving: any BarBackdrop, entering: any BarBackdrop
    ) -> BarSplit? {
        guard let placement, let space = placement.bar?.superview else { return nil }
        let split = BarSplit(
            operation, leaving: leaving, entering: entering, clip: BarClip(over: space, from: placement.top), in: space)
        placement.put(split.lower, in: split.clip, below: split.upper)
        clip = split.clip
        split.place(at: 0)
        return split
    }

    /// Takes the backdrop that stays out of the clip.
    private func endSplit() {
        guard let clip else { return }
        self.clip = nil
        UIView.performWithoutAnimation {
            if let backdrop { placement?.takeOut(backdrop) }
            clip.removeFromSuperview()
        }
    }

    /// Returns the start and the end of a blend, if the current backdrop can show them.
    private func ends(_ ends: (start: BarPaint, end: BarPaint)) -> (start: BarPaint, end: BarPaint)? {
        [ends.start.fill, ends.end.fill].allSatisfy { BarFill.areOneView($0, fill) } ? ends : nil
    }

    /// Moves the backdrop sideways with a bar that is being hidden or shown (B1.77), in the current animation. UIKit
    /// may move the bar only after this. If it does something else, `follow` finds it by the next layout.
    func slide(with bar: UIView, isAway: Bool, in operation: ScreenChange.Operation) {
        guard let placement, let backdrop, let stack = bar.superview, bar.frame.maxY > 0 else { return }
        let forward = bar.frame.width * stack.effectiveUserInterfaceLayoutDirection.sign
        let way = isAway ? (operation.isForward ? -forward : forward) : -bar.frame.minX
        let end = bar.frame.offsetBy(dx: way, dy: 0)
        UIView.performWithoutAnimation { backdrop.stand(at: placement.place(for: bar.frame)) }
        backdrop.stand(at: placement.place(for: end))
        followed = end
    }

    /// Moves the backdrop along with the transition when the frame of the bar changes, from the frame that is visible.
    func follow(_ bar: UIView, along course: TransitionCourse) {
        guard bar.frame != followed, let placement else { return }
        followed = bar.frame
        // In an animation of the bar, the constraints have moved the backdrop as well.
        guard UIView.inheritedAnimationDuration == 0 else { return }
        let seen = bar.visibleFrame
        let (start, end) = (placement.place(for: seen), placement.place(for: bar.frame))
        guard start != end else { return }
        for backdrop in [backdrop, leaving].compactMap({ $0 }) {
            UIView.performWithoutAnimation { backdrop.stand(at: start) }
            course.animate(backdrop) { backdrop.stand(at: end) }
        }
    }

    /// Animates from one look to another inside the current animation block.
    func turn(from start: BarLook, to end: BarLook) {
        let paints = BarPaint.ends(from: start, to: end)
        if BarFill.areOneView(paints.start.fill, paints.end.fill) {
            showBackdrop(paints.start)?.show(paints.end)
        } else if let (leaving, entering) = splitBackdrop(showing: paints.start, and: paints.end.unseen) {
            entering.show(paints.end)
            // The leaving backdrop is no longer affected by later changes.
            self.leaving = nil
            fade(leaving)
        }
    }

    // MARK: At rest

    /// Shows a paint of the bar at rest. Inside an animation block a change of the same kind is animated.
    func show(_ paint: BarPaint) {
        guard let fill = paint.fill else {
            backdrop?.fade(to: 0)
            return
        }
        if !BarFill.areOneView(fill, self.fill) { rest(in: paint) }
        self.fill = fill
        backdrop?.show(paint)
    }

    /// Shows a look at rest. Inside an animation block the background animates to the new one.
    func settle(from start: BarLook, to look: BarLook) {
        leaving?.leave()
        leaving = nil
        endSplit()
        keepPlaces()
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

    /// Fades a backdrop out inside the current animation block, and then removes it.
    private func fade(_ last: any BarBackdrop) {
        last.observer = nil
        // The block takes the duration of the one around it (B6.5).
        UIView.animate(withDuration: Self.fadeDuration) {
            last.fade(to: 0)
        } completion: { _ in
            last.leave()
        }
    }

    // MARK: Replacing backdrops

    /// Shows a paint and returns the backdrop, which is replaced first if it cannot show that kind of paint.
    private func showBackdrop(_ paint: BarPaint) -> (any BarBackdrop)? {
        if !BarFill.areOneView(paint.fill, fill) { replace(for: paint.fill)?.leave() }
        fill = paint.fill
        UIView.performWithoutAnimation { backdrop?.show(paint) }
        return backdrop
    }

    /// Adds a second backdrop. The previous one becomes the leaving backdrop.
    private func splitBackdrop(
        showing former: BarPaint, and next: BarPaint
    ) -> (leaving: any BarBackdrop, entering: any BarBackdrop)? {
        leaving?.leave()
        endSplit()
        _ = showBackdrop(former)
        guard let old = replace(for: next.fill), let new = showBackdrop(next) else { return nil }
        leaving = old
        return (old, new)
    }

    /// Installs a new backdrop in place of the current one, and returns the previous one.
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
