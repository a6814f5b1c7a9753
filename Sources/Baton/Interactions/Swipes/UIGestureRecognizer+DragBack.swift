import UIKit

extension UIGestureRecognizer {
    /// Whether the recognizer belongs to a view inside another, and could take a drag from leading to trailing.
    func takesDragBack(inside screen: UIView) -> Bool {
        guard isEnabled, let view, view.isDescendant(of: screen) else { return false }
        switch self {
        case is UIScreenEdgePanGestureRecognizer:
            return false
        case is UIPanGestureRecognizer:
            return scrollView.map { $0.scrollsBack == true } ?? true
        case let swipe as UISwipeGestureRecognizer:
            return swipe.direction.contains(view.effectiveUserInterfaceLayoutDirection.back)
        case is UILongPressGestureRecognizer:
            return true
        default:
            return false
        }
    }

    /// Whether the recognizer scrolls a view horizontally that cannot go any further back.
    var isOfScrollViewAtItsEnd: Bool { scrollView?.scrollsBack == false }

    private var scrollView: UIScrollView? {
        guard let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === self else { return nil }
        return scrollView
    }
}

extension UIScrollView {
    /// Whether a drag from leading to trailing would scroll. Nil if the view does not scroll horizontally at all.
    fileprivate var scrollsBack: Bool? {
        if let pages = superview?.next as? UIPageViewController { return pages.turnsBack }
        let insets = adjustedContentInset
        let last = contentSize.width + insets.right - bounds.width
        guard isScrollEnabled, last > -insets.left || alwaysBounceHorizontal else { return nil }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? contentOffset.x < last : contentOffset.x > -insets.left
    }
}

extension UIPageViewController {
    /// Whether there is a page before the current one. UIKit does not say whether its scroll view can go there. Nil if
    /// pages are turned vertically.
    fileprivate var turnsBack: Bool? {
        guard navigationOrientation == .horizontal, let page = viewControllers?.first else { return nil }
        return dataSource?.pageViewController(self, viewControllerBefore: page) != nil
    }
}

extension UIUserInterfaceLayoutDirection {
    /// The direction of a swipe from leading to trailing.
    fileprivate var back: UISwipeGestureRecognizer.Direction { self == .rightToLeft ? .left : .right }
}
