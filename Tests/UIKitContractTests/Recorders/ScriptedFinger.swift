import UIKit

/// A finger that drags at constant speed with sixty samples per second.
@MainActor
final class ScriptedFinger {
    private let number: Int
    private let window: UIWindow
    private(set) var place = CGPoint.zero

    init(_ number: Int = 0, on window: UIWindow) {
        self.number = number
        self.window = window
    }

    func down(_ x: CGFloat, _ y: CGFloat) {
        place = CGPoint(x: x, y: y)
        Device.touch(.down(finger: number, place), in: window)
    }

    func drag(to x: CGFloat, _ y: CGFloat, lasting duration: TimeInterval = 0.2) {
        let start = place
        let steps = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            Device.wait(duration / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            place = CGPoint(x: start.x + (x - start.x) * part, y: start.y + (y - start.y) * part)
            Device.touch(.move(finger: number, place), in: window)
        }
    }

    func up() {
        Device.touch(.up(finger: number), in: window)
    }

    /// Leaves the finger where it is for longer than a recent velocity counts.
    func rest() {
        Device.wait(0.3)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        Device.wait(0.05)
        up()
    }
}
