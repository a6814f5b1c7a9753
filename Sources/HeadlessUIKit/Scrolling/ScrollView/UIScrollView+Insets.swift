import Foundation

extension UIScrollView {
    /// The inset that holds where the content rests, whether or not a bar has collapsed meanwhile.
    var restingInset: UIEdgeInsets {
        var inset = adjustedInset
        inset.top += collapsedTop
        return inset
    }

    /// Adds the share of the safe area to the content inset, and keeps content that was at its start there
    /// (B9.10, B9.11).
    func updateAdjustedInset() {
        if window != nil { safeShare = safeAreaShare }
        let inset = UIEdgeInsets(
            top: contentInset.top + safeShare.top, left: contentInset.left + safeShare.left,
            bottom: contentInset.bottom + safeShare.bottom, right: contentInset.right + safeShare.right)
        guard inset != adjustedInset else { return }
        let old = knownInset
        adjustedInset = inset
        knownInset = restingInset
        keepStart(from: old)
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        subviews.forEach { $0.updateSafeArea() }
    }

    /// Content that is shorter or that was at its start stays where it rests, unless something moves it.
    private func keepStart(from old: UIEdgeInsets) {
        guard activity.isResting else { return }
        let new = restingInset
        var offset = contentOffset
        if offset.y <= -old.top + ScrollLeg.nearness { offset.y += old.top - new.top }
        if offset.x <= -old.left + ScrollLeg.nearness { offset.x += old.left - new.left }
        contentOffset = offset
        settleOffset()
    }

    /// Brings content that nothing moves back between its ends, after these changed.
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

    /// What of the safe area the insets do not take care of is left to the content.
    var remainingSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        let (horizontal, vertical) = adjustedAxes
        return UIEdgeInsets(
            top: vertical ? 0 : safe.top, left: horizontal ? 0 : safe.left, bottom: vertical ? 0 : safe.bottom,
            right: horizontal ? 0 : safe.right)
    }

    /// Which axes the safe area counts on (B9.10).
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
