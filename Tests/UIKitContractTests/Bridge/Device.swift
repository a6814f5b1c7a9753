import UIKit

/// The one bridge between the contract tests and what runs them: the stand-in's virtual time, or a real run loop.
///
/// Everything else in the contract tests is public UIKit API, so that they can be run inside an app on a device.
@MainActor
enum Device {
    /// A window that shows a controller, after its first layout and its appearance callbacks.
    static func show(_ root: UIViewController) -> UIWindow {
        let window = makeWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        wait(0.1)
        return window
    }

    /// Takes a window off the screen at the end of a test.
    static func put(away window: UIWindow) {
        window.isHidden = true
        window.rootViewController = nil
        turn()
    }

    #if canImport(ObjectiveC)
        /// One pass of the main run loop, with the commit at its end.
        static func turn() {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
        }

        static func wait(_ seconds: TimeInterval) {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
        }

        /// How far measured times may be off: a device shows frames, and a little late.
        static let timeTolerance: TimeInterval = 0.06
        /// How far a moving value may be off, in parts of its way.
        static let motionTolerance = 0.15

        private static func makeWindow() -> UIWindow {
            UIWindow(frame: UIScreen.main.bounds)
        }
    #else
        /// One pass of the main run loop, with the commit at its end.
        static func turn() {
            TurnLoop.main.runTurn()
        }

        static func wait(_ seconds: TimeInterval) {
            TurnLoop.main.advance(by: seconds)
        }

        /// Virtual time is exact to a frame.
        static let timeTolerance: TimeInterval = 1.0 / 60 + 1e-6
        static let motionTolerance = 1e-6

        private static func makeWindow() -> UIWindow {
            HeadlessLog.reset()
            return UIWindow(frame: UIScreen.main.bounds)
        }
    #endif
}
