import UIKit

/// How the recognizer of a pull, or of a sheet, gets on with those of the content.
extension PulledContent {
    /// Whether a recognizer drags a scroll view in a view along the axis of an edge. It recognizes along with the pull.
    static func isDragged(
        by recognizer: UIGestureRecognizer, in view: UIView?, along edge: DirectionalEdge?
    ) -> Bool {
        guard let scroll = recognizer.view as? UIScrollView, let view, let edge else { return false }
        return recognizer === scroll.panGestureRecognizer && scroll.isDescendant(of: view) && scroll !== view
            && scrolls(scroll, vertically: edge.isVertical)
    }

    /// Whether a recognizer swipes a row aside along the axis of an edge. The pull waits for it to fail.
    static func isSwipeOfRow(_ recognizer: UIGestureRecognizer, along edge: DirectionalEdge?) -> Bool {
        guard let edge, !edge.isVertical, let list = recognizer.view as? UIScrollView else { return false }
        return (list is UITableView || list is UICollectionView) && recognizer is UIPanGestureRecognizer
            && recognizer !== list.panGestureRecognizer
    }
}
