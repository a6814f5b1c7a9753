import Foundation

/// The pan of a scroll view: it begins along the axes that scroll, and finds out about every finger.
@preconcurrency @MainActor
final class ScrollPan: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    /// The finger stopped content that was moving, so that it has hold of it from its first step.
    private var hasCaught = false

    /// The scroll view, where it adopts the protocol: it cannot adopt it unseen here, as it does in UIKit.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { scrollView as? any UIGestureRecognizerDelegate }
        set {
            precondition(
                newValue === scrollView, "The pan of a scroll view must have its scroll view as its delegate.")
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, numberOfTouches == touches.count { hasCaught = scrollView?.catchContent() ?? false }
    }

    override func reset() {
        super.reset()
        hasCaught = false
        scrollView?.fingersAreGone()
    }

    override func verdict(on travel: CGPoint) -> Verdict {
        guard let scrollView else { return .fails }
        let (x, y) = (abs(travel.x), abs(travel.y))
        let ways = [(scrollView.scrolls(.horizontal), x, y), (scrollView.scrolls(.vertical), y, x)]
        // Sideways is not a failure: the finger may still turn.
        let begins = ways.contains { scrolls, along, across in
            scrolls && along >= max(threshold, across) && along > 0
        }
        return begins ? .begins : .undecided
    }

    private var threshold: CGFloat { hasCaught ? 0 : Self.threshold }

    /// What of the way so far went into finding out that this is a pan. The content does not follow it (B7.12).
    func slack(in view: UIView) -> CGPoint {
        let way = translation(in: view)
        return CGPoint(
            x: min(max(way.x, -threshold), threshold), y: min(max(way.y, -threshold), threshold))
    }
}
