import Foundation

extension UIScrollView {
    /// The duration of an animated change of the content offset.
    static let animationDuration: TimeInterval = 0.3

    // MARK: Animation and deceleration

    func animate(to target: CGPoint) {
        let offset = contentOffset
        let duration = Self.animationDuration
        activity = .animating(
            ScrollRun(
                x: ScrollMotion(last: .ease(from: offset.x, to: target.x, duration: duration)),
                y: ScrollMotion(last: .ease(from: offset.y, to: target.y, duration: duration)), from: offset,
                at: TurnLoop.main.now))
        startLink()
    }

    func decelerate(x: ScrollMotion, y: ScrollMotion) {
        activity = .decelerating(ScrollRun(x: x, y: y, from: contentOffset, at: TurnLoop.main.now))
        delegate?.scrollViewWillBeginDecelerating(self)
        startLink()
    }

    /// Stops content that is decelerating or animating, and notifies the delegate.
    func stopMoving() {
        link?.invalidate()
        link = nil
        let former = activity
        if !former.isDragging {
            activity = .resting
            fadeIndicators()
        }
        switch former {
        case .resting, .dragging: break
        case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
        case .animating: delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    private func startLink() {
        link?.invalidate()
        let fresh = CADisplayLink { [weak self] link in
            guard let self, self.link === link else { return link.invalidate() }
            step(of: link)
        }
        fresh.add(to: .main, forMode: .common)
        link = fresh
    }

    private func step(of link: CADisplayLink) {
        let now = TurnLoop.main.now
        guard var run = activity.run else { return }
        let offset = run.offset(at: now, from: contentOffset)
        activity.run = run
        contentOffset = offset
        // The observer or the delegate may have stopped the movement or started another one.
        guard self.link === link, run.isOver(at: now) else { return }
        stopMoving()
        settleOffset()
        if activity.isResting { observer?.pageIsAtRest() }
    }

    // MARK: Touches on moving content

    /// Stops decelerating content when a finger touches it. Returns whether the content was decelerating.
    func catchContent() -> Bool {
        guard isDecelerating else { return false }
        stopMoving()
        return true
    }

    /// Moves content that was stopped beyond its end or between two pages to its resting place. Called when the fingers
    /// lift without a drag.
    func fingersAreGone() {
        guard activity.isResting, pan.isEnabled, window != nil else { return }
        let offset = contentOffset
        let (x, y) = (span(.horizontal), span(.vertical))
        guard !x.contains(offset.x) || !y.contains(offset.y) || isBetweenPages else { return }
        let rate = decelerationRate.rawValue
        let motions = [(x, offset.x), (y, offset.y)].map { span, place in
            let release = ScrollRelease(span: span, offset: place, velocity: 0, rate: rate)
            guard isPagingEnabled, span.contains(place) else { return release.motion }
            return release.motion(
                to: PageRule.target(release, dragFrom: place), noSlowerThan: DecelerationRate.fast.rawValue)
        }
        decelerate(x: motions[0], y: motions[1])
    }

    private var isBetweenPages: Bool {
        guard isPagingEnabled else { return false }
        return [(span(.horizontal), contentOffset.x), (span(.vertical), contentOffset.y)].contains { span, place in
            let release = ScrollRelease(span: span, offset: place, velocity: 0, rate: decelerationRate.rawValue)
            return PageRule.target(release, dragFrom: place) != place
        }
    }

    // MARK: Change notifications

    /// Updates everything that depends on the content offset, and notifies the observer and the delegate.
    func contentHasMoved() {
        if constraintState?.hasFloatingGuides == true { markConstraintsDirty() }
        placeIndicators()
        if remainingSafeArea != .zero { subviews.forEach { $0.updateSafeArea() } }
        tellBars()
        followBars()
        refreshControl?.contentHasMoved(in: self)
        observer?.pageHasMoved()
        delegate?.scrollViewDidScroll(self)
    }
}
