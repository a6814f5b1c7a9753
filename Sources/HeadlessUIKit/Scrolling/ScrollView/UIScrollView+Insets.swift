import Foundation

extension UIScrollView {
    /// The inset that determines where the content rests. A collapsed bar does not reduce it.
    var restingInset: UIEdgeInsets {
        var inset = adjustedInset
        inset.top += barCollapse.distance + barSlide.insetShare
        return inset
    }

    /// Adds the safe area to the content inset on the adjusted axes. Content at its start stays there (B9.10, B9.11).
    func updateAdjustedInset() {
        if window != nil { safeShare = safeAreaShare }
        let inset = UIEdgeInsets(
            top: contentInset.top + safeShare.top + (refreshControl?.room ?? 0),
            left: contentInset.left + safeShare.left,
            bottom: contentInset.bottom + safeShare.bottom, right: contentInset.right + safeShare.right)
        guard inset != adjustedInset else { return }
        let old = knownInset
        adjustedInset = inset
        knownInset = restingInset
        keepStart(from: old)
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        subviews.forEach { $0.updateSafeArea() }
        followBars()
    }

    /// Moves content that is at its start to the new start, then brings all content between its ends. Does nothing
    /// while the content is being dragged or moves.
    private func keepStart(from old: UIEdgeInsets) {
        guard activity.isResting else { return }
        let new = restingInset
        var offset = contentOffset
        if offset.y <= -old.top + ScrollLeg.nearness { offset.y += old.top - new.top }
        if offset.x <= -old.left + ScrollLeg.nearness { offset.x += old.left - new.left }
        contentOffset = offset
        settleOffset()
    }

    /// Moves content back between its ends after they changed. Does nothing while the content is touched or moves.
    func settleOffset() {
        guard activity.isResting, !isTracking else { return }
        contentOffset = CGPoint(
            x: span(.horizontal).rest(nearest: contentOffset.x), y: span(.vertical).rest(nearest: contentOffset.y))
    }

    private var safeAreaShare: UIEdgeInsets {
        let safe = safeAreaInsets
        let (horizontal, vertical) = adjustedAxes
        return UIEdgeInsets(
            top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
            right: horizontal ? safe.right : 0)
    }

    /// The part of the safe area that the insets do not cover. It applies to the subviews.
    var remainingSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        let (horizontal, vertical) = adjustedAxes
        return UIEdgeInsets(
            top: vertical ? 0 : safe.top, left: horizontal ? 0 : safe.left, bottom: vertical ? 0 : safe.bottom,
            right: horizontal ? 0 : safe.right)
    }

    /// The axes on which the safe area is added to the content inset (B9.10).
    private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
        let horizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
        let vertical = contentSize.height > bounds.height || alwaysBounceVertical
        return switch contentInsetAdjustmentBehavior {
        case .automatic: (horizontal, vertical || isContentOfScreenUnderBars)
        case .scrollableAxes: (horizontal, vertical)
        case .never: (false, false)
        case .always: (true, true)
        }
    }
}
