import UIKit

extension SheetDrag: UIGestureRecognizerDelegate {
    /// A drag begins only along the axis of the sheet's edge, and not during a transition.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let edge = sheet?.edge, let presented = sheet?.presented, presented.transitionCoordinator == nil,
            let view = recognizer.view
        else { return false }
        let velocity = recognizer.velocity(in: view)
        let (along, across) = edge.isVertical ? (velocity.y, velocity.x) : (velocity.x, velocity.y)
        return abs(along) > abs(across)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        self.touch(touch.view)
        return sheet?.edge != nil
    }

    /// Scroll views under the finger recognize the same drag, which scrolls their content or moves the sheet.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        PulledContent.isDragged(by: otherGestureRecognizer, in: recognizer.view, along: sheet?.edge)
    }

    /// A row that can be swiped aside along the axis of the sheet takes the finger first.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        PulledContent.isSwipeOfRow(otherGestureRecognizer, along: sheet?.edge)
    }
}
