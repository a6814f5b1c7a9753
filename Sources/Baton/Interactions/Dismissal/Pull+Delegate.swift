import UIKit

extension Pull: UIGestureRecognizerDelegate {
    /// A pull begins only along the axis of its edge.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let screen, let edge = screen.edge, let view = recognizer.view else { return false }
        let velocity = recognizer.velocity(in: view)
        guard edge.isAxis(of: velocity) else { return false }
        if recognizer.isScroll {
            touch(recognizer.pointed, isScroll: true)
            guard screen.pullMayStart(at: recognizer.location) else { return false }
        }
        return screen.pullMayBegin(movesScreen: edge.way(of: velocity, in: view) > 0 && beganAtEnd)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        rest.lands(touch)
        self.touch(touch.view)
        guard let screen else { return false }
        return screen.edge != nil && screen.pullMayStart(at: touch.location)
    }

    /// A trackpad pulls from wherever its pointer is. Only when the pull should begin, the place is known.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        if event.type == .scroll { rest.scrolls() }
        return true
    }

    /// Scroll views under the finger recognize the same drag, which scrolls their content or moves the screen.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scroll = otherGestureRecognizer.view as? UIScrollView, let view = recognizer.view,
            let edge = screen?.edge
        else { return false }
        return otherGestureRecognizer === scroll.panGestureRecognizer && scroll.isDescendant(of: view)
            && scroll !== view && PulledContent.scrolls(scroll, vertically: edge.isVertical)
    }

    /// A row that can be swiped aside along the axis takes the finger first.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        screen?.edge?.isVertical == false && otherGestureRecognizer.swipesRows
    }
}
