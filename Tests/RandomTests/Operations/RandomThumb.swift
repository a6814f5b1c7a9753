import TestSupport
import UIKit

/// A finger that randomly swipes back, pulls sheets and reverses its direction.
@MainActor
struct RandomThumb {
    let window: UIWindow
    private var place: CGPoint?
    /// Whether the touch began at the edge. It then moves sideways, and otherwise down.
    private var isAtEdge = false

    init(on window: UIWindow) {
        self.window = window
    }

    /// Performs one random step and returns its description.
    mutating func act(_ numbers: inout RandomNumbers) -> String {
        guard let place else { return land(&numbers) }
        switch numbers.next(below: 6) {
        case 0: return lift()
        case 1:
            self.place = nil
            HeadlessTouches.cancelled(finger: 0, in: window)
            return "cancel"
        default:
            let way = CGFloat(numbers.next(below: 160) - 20)
            let next = CGPoint(x: place.x + (isAtEdge ? way : 3), y: place.y + (isAtEdge ? 3 : way))
            self.place = next
            HeadlessTouches.moved(finger: 0, to: next, in: window)
            return "move"
        }
    }

    private mutating func land(_ numbers: inout RandomNumbers) -> String {
        isAtEdge = numbers.next(below: 2) == 0
        let place = CGPoint(x: numbers.next(below: isAtEdge ? 20 : 390), y: numbers.next(below: 844))
        self.place = place
        HeadlessTouches.began(finger: 0, at: place, in: window)
        return "down"
    }

    @discardableResult
    mutating func lift() -> String {
        guard place != nil else { return "" }
        place = nil
        HeadlessTouches.ended(finger: 0, in: window)
        return "up"
    }
}
