import UIKit

extension UIGestureRecognizer {
    /// Whether the recognizer belongs to a view inside another, and could take a drag of one finger towards an edge. A
    /// long press that has not begun cannot take a drag, and may never fail if it lets the finger move far. One that
    /// has begun is asked for by `holdsFinger`.
    func takesDrag(towards edge: DirectionalEdge, inside screen: UIView) -> Bool {
        guard isEnabled, let view, view.isDescendant(of: screen) else { return false }
        switch self {
        case is UIScreenEdgePanGestureRecognizer:
            return false
        case let pan as UIPanGestureRecognizer:
            return pan.minimumNumberOfTouches <= 1 && (scrollView.map { $0.scrolls(towards: edge) == true } ?? true)
        case let swipe as UISwipeGestureRecognizer:
            return swipe.numberOfTouchesRequired <= 1
                && swipe.direction.contains(
                    edge.isAtEnd(in: view.effectiveUserInterfaceLayoutDirection) ? .right : .left)
        default:
            return false
        }
    }

    /// Whether the recognizer is a pan that may go in any direction, and takes the finger of a view only when it begins.
    var isFreePan: Bool {
        isEnabled && !(self is UIScreenEdgePanGestureRecognizer) && scrollView == nil && !swipesRows
            && (self as? UIPanGestureRecognizer).map { $0.minimumNumberOfTouches <= 1 } == true
    }

    /// Whether the recognizer is a pan that swipes the rows of a list aside.
    var swipesRows: Bool {
        self is UIPanGestureRecognizer && scrollView == nil && (view is UITableView || view is UICollectionView)
    }

    /// Whether the recognizer is a long press or a pan that has begun, and follows the finger.
    var holdsFinger: Bool {
        (self is UILongPressGestureRecognizer || isFreePan) && (state == .began || state == .changed)
    }

    /// Takes the fingers away from the recognizer until they lift.
    func letGo() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }

    /// Whether the drag is a scroll of a trackpad or a mouse, which has no touches.
    var isScroll: Bool { numberOfTouches == 0 }

    /// The view under the finger or the pointer.
    var pointed: UIView? { view?.hitTest(location(in: view), with: nil) }

    /// The scroll view that the recognizer scrolls.
    var scrollView: UIScrollView? {
        guard let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === self else { return nil }
        return scrollView
    }
}

extension UIScrollView {
    /// Whether a drag towards the leading or trailing edge would scroll. Nil if the view does not scroll horizontally
    /// at all. The scroll view of a page controller counts as one at its end. Whether there is another page is asked
    /// once, where a swipe would begin, because the app may make the page for the answer.
    func scrolls(towards edge: DirectionalEdge) -> Bool? {
        if let pages { return pages.navigationOrientation == .horizontal ? false : nil }
        let insets = adjustedContentInset
        let last = contentSize.width + insets.right - bounds.width
        guard isScrollEnabled, last > -insets.left || alwaysBounceHorizontal else { return nil }
        let leadsRight = edge.isAtEnd(in: effectiveUserInterfaceLayoutDirection)
        return leadsRight ? contentOffset.x > -insets.left : contentOffset.x < last
    }
}

extension UIView {
    /// The page controller whose scroll view this is: the first view controller among the next responders. That of a scroll view
    /// in a page is the page.
    fileprivate var pages: UIPageViewController? {
        guard self is UIScrollView else { return nil }
        return sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
            as? UIPageViewController
    }

    /// Whether this is the scroll view of a page controller that a drag towards an edge turns to another page. UIKit does not say
    /// whether its scroll view can go there.
    func turnsPage(towards edge: DirectionalEdge) -> Bool {
        guard let pages, pages.navigationOrientation == .horizontal, let page = pages.viewControllers?.first else {
            return false
        }
        let other =
            edge == .trailing
            ? pages.dataSource?.pageViewController(pages, viewControllerBefore: page)
            : pages.dataSource?.pageViewController(pages, viewControllerAfter: page)
        return other != nil
    }
}
