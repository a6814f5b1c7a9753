import UIKit

extension UIGestureRecognizer {
    /// Whether the recognizer belongs to a view inside another, and could take a drag of one finger from leading to trailing.
    ///
    /// A long press that has not begun cannot take a drag, and may never fail if it lets the finger move far. One that has
    /// begun is asked for by `holdsFinger`.
    func takesDragBack(inside screen: UIView) -> Bool {
        guard isEnabled, let view, view.isDescendant(of: screen) else { return false }
        switch self {
        case is UIScreenEdgePanGestureRecognizer:
            return false
        case let pan as UIPanGestureRecognizer:
            return pan.minimumNumberOfTouches <= 1 && scrollView.map { $0.scrollsBack == true } ?? true
        case let swipe as UISwipeGestureRecognizer:
            return swipe.numberOfTouchesRequired <= 1
                && swipe.direction.contains(view.effectiveUserInterfaceLayoutDirection.back)
        default:
            return false
        }
    }

    /// Whether the recognizer is a long press that has begun, and follows the finger.
    var holdsFinger: Bool { self is UILongPressGestureRecognizer && (state == .began || state == .changed) }

    /// Whether the recognizer scrolls a view horizontally that cannot go any further back.
    var isOfScrollViewAtItsEnd: Bool { scrollView?.scrollsBack == false }

    private var scrollView: UIScrollView? {
        guard let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === self else { return nil }
        return scrollView
    }
}

extension UIScrollView {
    /// Whether a drag from leading to trailing would scroll. Nil if the view does not scroll horizontally at all.
    ///
    /// The scroll view of a page controller counts as one at its end. Whether there is a page before is asked once, where a swipe
    /// would begin, because the app may make the page for the answer.
    fileprivate var scrollsBack: Bool? {
        if let pages { return pages.navigationOrientation == .horizontal ? false : nil }
        let insets = adjustedContentInset
        let last = contentSize.width + insets.right - bounds.width
        guard isScrollEnabled, last > -insets.left || alwaysBounceHorizontal else { return nil }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? contentOffset.x < last : contentOffset.x > -insets.left
    }
}

extension UIView {
    /// The page controller whose scroll view this is.
    fileprivate var pages: UIPageViewController? {
        self is UIScrollView ? superview?.next as? UIPageViewController : nil
    }

    /// Whether this is the scroll view of a page controller, with a page before the current one. UIKit does not say whether its
    /// scroll view can go there.
    var turnsPageBack: Bool {
        guard let pages, pages.navigationOrientation == .horizontal, let page = pages.viewControllers?.first else {
            return false
        }
        return pages.dataSource?.pageViewController(pages, viewControllerBefore: page) != nil
    }
}

extension UIUserInterfaceLayoutDirection {
    /// The direction of a swipe from leading to trailing.
    fileprivate var back: UISwipeGestureRecognizer.Direction { self == .rightToLeft ? .left : .right }
}
