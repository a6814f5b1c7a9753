import UIKit

/// A window with a reset clock, and fingers for it.
@MainActor
final class GestureStage {
    static let frame = 1.0 / 60

    let window: UIWindow
    let log = GestureLog()

    init() {
        TurnLoop.main.reset()
        HeadlessLog.reset()
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
    }

    var root: UIView { window.rootViewController?.view ?? window }

    /// Adds a view that logs its touches.
    func addView(_ name: String, _ frame: CGRect, to superview: UIView? = nil) -> TouchLogView {
        let view = TouchLogView(name, log, frame: frame)
        (superview ?? root).addSubview(view)
        return view
    }

    /// Adds a recognizer to a view and logs its actions.
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView) -> Recognizer {
        view.addGestureRecognizer(recognizer)
        log.follow(recognizer, name)
        return recognizer
    }

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        HeadlessTouches.began(finger: finger, at: CGPoint(x: x, y: y), in: window)
    }

    /// Moves a finger one frame after the last event.
    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        TurnLoop.main.advance(by: Self.frame)
        HeadlessTouches.moved(finger: finger, to: CGPoint(x: x, y: y), in: window)
    }

    func up(finger: Int = 0) {
        HeadlessTouches.ended(finger: finger, in: window)
    }

    func cancel(finger: Int = 0) {
        HeadlessTouches.cancelled(finger: finger, in: window)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        TurnLoop.main.advance(by: 0.05)
        up()
    }
}
