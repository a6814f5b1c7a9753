import Foundation

/// The pan gesture recognizer of a scroll view. It begins only along the axes that scroll, and notifies the scroll view
/// when fingers land and lift.
@preconcurrency @MainActor
final class ScrollPan: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    /// Whether the touch stopped content that was still scrolling. If so, the pan begins without a threshold.
    private var hasCaught = false

    /// The scroll view, if it conforms to `UIGestureRecognizerDelegate`. In UIKit every scroll view conforms without
    /// declaring it publicly, which is not possible here.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { scrollView as? any UIGestureRecognizerDelegate }
        set {
            precondition(
                newValue === scrollView, "The pan of a scroll view must have its scroll view as its delegate.")
        }
    }

    /// Whether a drag down would not bring earlier content into view.
    var isAtTop: Bool { scrollView?.isAtTop != false || !scrollsVertically }

    var scrollsVertically: Bool { scrollView?.scrolls(.vertical) ?? false }

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
        // A movement across the axis does not fail the gesture, because the finger may still change direction.
        let begins = ways.contains { scrolls, along, across in
            scrolls && along >= max(threshold, across) && along > 0
        }
        return begins ? .begins : .undecided
    }

    /// The slack is the scroll view's own.
    override var translationAtBegin: HeadlessQuirks.TranslationAtBegin { .whole }

    private var threshold: CGFloat { hasCaught ? 0 : Self.threshold }

    /// Returns the part of the translation that was needed to recognise the pan. The content does not follow it
    /// (B7.12).
    func slack(in view: UIView) -> CGPoint {
        let way = translation(in: view)
        return CGPoint(
            x: min(max(way.x, -threshold), threshold), y: min(max(way.y, -threshold), threshold))
    }
}
