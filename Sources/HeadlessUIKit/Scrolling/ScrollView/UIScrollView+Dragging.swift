import Foundation

extension UIScrollView {
    /// How many times longer the translation along one axis must be for the other axis to be locked.
    private static let lockRatio: CGFloat = 2

    /// Handles a state change of the pan gesture recognizer.
    func drag(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            beginDragging()
            moveDrag()
        case .changed:
            moveDrag()
        case .ended:
            endDragging(velocity: pan.currentVelocity(in: self))
        case .cancelled:
            endDragging(velocity: .zero)
        case .possible, .failed:
            break
        }
    }

    private func beginDragging() {
        stopMoving()
        let offset = contentOffset
        activity = .dragging(
            x: ScrollDrag(from: offset.x, in: span(.horizontal)), y: ScrollDrag(from: offset.y, in: span(.vertical)))
        showIndicators()
        slack = pan.slack(in: self)
        lockedAxis = axisToLock
        if keyboardDismissMode == .onDrag { window?.endEditing(false) }
        observer?.pageDragBegins()
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func moveDrag() {
        guard case .dragging(var x, var y) = activity else { return }
        let way = pan.translation(in: self) - slack
        var offset = contentOffset
        if isDragged(.horizontal) { offset.x = x.move(to: way.x, from: offset.x, in: span(.horizontal)) }
        if isDragged(.vertical) { offset.y = y.move(to: way.y, from: offset.y, in: span(.vertical)) }
        activity = .dragging(x: x, y: y)
        contentOffset = offset
    }

    private func endDragging(velocity: CGPoint) {
        guard case .dragging(let x, let y) = activity else { return }
        refreshControl?.fingerHasLifted()
        let horizontal = release(.horizontal, velocity: isDragged(.horizontal) ? -velocity.x : 0)
        let vertical = release(.vertical, velocity: isDragged(.vertical) ? -velocity.y : 0)
        let proposed = CGPoint(x: target(horizontal, x), y: collapseSnapped(target(vertical, y)))
        var target = proposed
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: horizontal.velocity / 1000, y: vertical.velocity / 1000),
            targetContentOffset: &target)
        activity = .resting
        let isMoving = target != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
        guard isMoving, activity.isResting else {
            if activity.isResting {
                fadeIndicators()
                observer?.pageIsAtRest()
            }
            return
        }
        decelerate(x: motion(horizontal, to: target.x), y: motion(vertical, to: target.y))
    }

    private func release(_ axis: NSLayoutConstraint.Axis, velocity: CGFloat) -> ScrollRelease {
        ScrollRelease(
            span: span(axis), offset: axis == .horizontal ? contentOffset.x : contentOffset.y, velocity: velocity,
            rate: decelerationRate.rawValue)
    }

    private func target(_ release: ScrollRelease, _ drag: ScrollDrag) -> CGFloat {
        isPagingEnabled ? PageRule.target(release, dragFrom: drag.start) : release.target
    }

    private func motion(_ release: ScrollRelease, to target: CGFloat) -> ScrollMotion {
        if isPagingEnabled { return release.motion(to: target, noSlowerThan: DecelerationRate.fast.rawValue) }
        return target == release.target ? release.motion : release.motion(to: target)
    }

    private func isDragged(_ axis: NSLayoutConstraint.Axis) -> Bool {
        scrolls(axis) && lockedAxis != axis
    }

    /// The axis that does not scroll in this drag. With directional lock, a drag that is clearly along one axis locks
    /// the other axis.
    private var axisToLock: NSLayoutConstraint.Axis? {
        guard isDirectionalLockEnabled else { return nil }
        let way = pan.translation(in: self)
        if abs(way.x) > Self.lockRatio * abs(way.y) { return .vertical }
        return abs(way.y) > Self.lockRatio * abs(way.x) ? .horizontal : nil
    }

    // MARK: Beginning a drag

    /// Whether the pan may begin. It may not if no axis scrolls, if an enclosing scroll view should take the drag, or
    /// if a view in the content keeps the touch.
    var mayDrag: Bool {
        guard scrollsAnywhere, !leavesDragToParent else { return false }
        guard !delay.isHolding, let view = pan.attempt.touches.first?.view, view !== self else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: view)
    }

    /// Whether an enclosing scroll view should take the drag: this content is at its end, and the enclosing scroll view
    /// can still scroll in that direction.
    private var leavesDragToParent: Bool {
        let way = pan.translation(in: self)
        let axis: NSLayoutConstraint.Axis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
        let transfers =
            axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
        guard transfers, scrolls(axis), !canFollow(way, axis) else { return false }
        return sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }
            .contains { $0.scrolls(axis) && $0.canFollow(way, axis) }
    }

    private func canFollow(_ way: CGPoint, _ axis: NSLayoutConstraint.Axis) -> Bool {
        let (step, offset) = axis == .horizontal ? (way.x, contentOffset.x) : (way.y, contentOffset.y)
        let span = span(axis)
        return step > 0 ? offset > span.lowest : step < 0 && offset < span.highest
    }
}
