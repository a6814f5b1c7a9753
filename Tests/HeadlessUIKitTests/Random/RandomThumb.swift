import UIKit

/// A finger that swipes back, pulls sheets and changes its mind.
@MainActor
struct RandomThumb {
    let window: UIWindow
    private var place: CGPoint?
    /// From the edge it goes sideways, from anywhere else down.
    private var isAtEdge = false

    init(on window: UIWindow) {
        self.window = window
    }

    /// Does one thing, and says which.
    mutating func act(_ numbers: inout SeededNumbers) -> String {
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

    private mutating func land(_ numbers: inout SeededNumbers) -> String {
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
