import UIKit

/// What is painted below one bar: a backdrop, and beside it, while two backgrounds are to be seen at once, a second one.
@MainActor
final class BarPainting {
    private(set) var backdrop: BarBackdrop?
    private var companion: BarBackdrop?
    private var isMaking = false
    /// Where the bar was when the backdrop last followed it.
    private var followed: CGRect?

    func need(
        below bar: UIView, at edge: Edge? = .top, onLayout: @escaping () -> Void, onMove: @escaping (Bool) -> Void
    ) {
        // What it tells as it comes into the window may lead here again.
        guard backdrop == nil, !isMaking else { return }
        isMaking = true
        defer { isMaking = false }
        backdrop = UIView.withoutAnimation { BarBackdrop(below: bar, at: edge, onLayout: onLayout, onMove: onMove) }
    }

    // MARK: On the way

    /// Goes one course along with a transition.
    func carry(
        _ course: BarCourse, isPop: Bool, below bar: UIView,
        along coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let backdrop else { return }
        followed = bar.frame
        switch course {
        case .blend(let start, let end):
            UIView.performWithoutAnimation { backdrop.show(start) }
            coordinator.animateAlongsideTransition(in: backdrop, animation: { _ in backdrop.show(end) })
        case .crossFade(let leaving, let entering):
            let other = makeCompanion(below: bar, showing: leaving)
            UIView.performWithoutAnimation { backdrop.show(entering.unseen) }
            coordinator.animateAlongsideTransition(in: backdrop, animation: { _ in backdrop.show(entering) })
            coordinator.animateAlongsideTransition(in: other, animation: { _ in other.show(leaving.unseen) })
        case .travel(let leaving, let entering):
            let other = makeCompanion(below: bar, showing: leaving)
            UIView.performWithoutAnimation { backdrop.show(entering) }
            let split = BarSplit(
                upper: isPop ? other : backdrop, lower: isPop ? backdrop : other, in: bar.superview)
            UIView.performWithoutAnimation { split.place(isApart: !isPop) }
            coordinator.animateAlongsideTransition(
                in: split.upper, animation: { _ in split.placeUpper(isApart: isPop) })
            coordinator.animateAlongsideTransition(
                in: split.lower, animation: { _ in split.placeLower(isApart: isPop) })
        }
    }

    private func makeCompanion(below bar: UIView, showing paint: BarPaint) -> BarBackdrop {
        companion?.removeFromSuperview()
        let made = UIView.withoutAnimation {
            let made = BarBackdrop(below: bar)
            made.show(paint)
            return made
        }
        companion = made
        return made
    }

    /// The bar gets another place while screens change: the backdrop goes there along with it, from where that is seen.
    func follow(_ bar: UIView, along coordinator: any UIViewControllerTransitionCoordinator) {
        guard bar.frame != followed else { return }
        followed = bar.frame
        let seen = bar.layer.presentation()?.frame ?? bar.frame
        for backdrop in [backdrop, companion].compactMap({ $0 }) {
            let (start, end) = (backdrop.place(for: seen), backdrop.place(for: bar.frame))
            guard start != end else { continue }
            UIView.performWithoutAnimation { backdrop.stand(at: start) }
            coordinator.animateAlongsideTransition(in: backdrop, animation: { _ in backdrop.stand(at: end) })
        }
    }

    /// Turns from one look into another inside the animation block that is open; what cannot turn is the other at once.
    func turn(from start: BarLook, to end: BarLook) {
        guard let backdrop else { return }
        let paints = BarPaint.ends(from: start, to: end)
        let mixes = BarCourse.mixes(paints.start, paints.end)
        UIView.performWithoutAnimation { backdrop.show(mixes ? paints.start : paints.end) }
        backdrop.show(paints.end)
    }

    // MARK: At rest

    /// Comes to rest; inside an animation block the background turns into the new one.
    func settle(from start: BarLook, to look: BarLook) {
        companion?.removeFromSuperview()
        companion = nil
        followed = nil
        guard let backdrop else { return }
        backdrop.transform = .identity
        backdrop.mask = nil
        let paints = BarPaint.ends(from: start, to: look)
        UIView.performWithoutAnimation { backdrop.show(paints.start) }
        guard !look.needsBackdrop else { return start == look ? backdrop.rest(paints.end) : backdrop.show(paints.end) }
        self.backdrop = nil
        start.needsBackdrop ? fade(backdrop, to: paints.end) : backdrop.removeFromSuperview()
    }

    /// The last that is seen of a backdrop, inside the animation block that is open.
    private func fade(_ leaving: BarBackdrop, to paint: BarPaint) {
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
            leaving.show(paint)
        } completion: { _ in
            leaving.removeFromSuperview()
        }
    }
}
