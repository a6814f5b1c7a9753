import Foundation

/// The swipes of a split view controller: from the edge of the primary column to show one more column, and back to hide
/// the columns over the secondary one.
@MainActor
final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let split: UISplitViewController
    private let edge = UIScreenEdgePanGestureRecognizer()
    private let back = UISwipeGestureRecognizer()

    init(of split: UISplitViewController) {
        self.split = split
        super.init()
        edge.addAction { [unowned split] in if $0.state == .began { split.revealOneMore() } }
        back.addAction { [unowned split] in if $0.state == .ended { split.choose(.secondaryOnly) } }
        for recognizer in [edge, back] {
            recognizer.delegate = self
            split.view.addGestureRecognizer(recognizer)
        }
    }

    /// Sets the side of the primary column.
    func place(atRight: Bool) {
        edge.edges = atRight ? .right : .left
        back.direction = atRight ? .right : .left
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard split.presentsWithGesture, !split.isCollapsed else { return false }
        return gestureRecognizer === edge ? split.mayRevealBySwipe : split.hasColumnsOverSecondary
    }
}
