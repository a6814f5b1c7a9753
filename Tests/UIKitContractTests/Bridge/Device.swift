import UIKit
import XCTest

/// The only interface between the contract tests and the environment that runs them: the stand-in's virtual time, or a
/// real run loop.
///
/// All other code in the contract tests uses public UIKit API only, so the tests can also run in an app on a device.
@MainActor
enum Device {
    /// Shows a view controller in a window. Returns after the first layout and the appearance callbacks.
    static func show(_ root: UIViewController) -> UIWindow {
        let window = makeWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        wait(0.1)
        return window
    }

    /// The scene that shows the windows of the tests. The host has to be an app with the scene life cycle (B19.2, B19.4).
    static var scene: UIWindowScene {
        for _ in 0..<100 {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            if let scene = scenes.first(where: { $0.activationState == .foregroundActive }) { return scene }
            wait(0.02)
        }
        preconditionFailure(
            "No window scene is active, and a window without a scene is not laid out. The host of the tests must be an "
                + "app whose Info.plist has a scene manifest with a delegate class.")
    }

    /// Removes a window from the screen at the end of a test.
    static func put(away window: UIWindow) {
        window.isHidden = true
        window.rootViewController = nil
        turn()
    }

    /// Whether a change of tabs without an animator is a dissolve (B28.1).
    static var dissolvesTabs: Bool {
        (UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0) >= 18
    }

    #if !HEADLESS_UIKIT
        /// Returns whether the device runs a version, or for 15 and 18 a neighbour of it.
        nonisolated static func isOn(_ version: Int) -> Bool {
            let own = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
            return version < 26 ? (version == 15 ? 15...16 : 17...18).contains(own) : own == version
        }

        /// Runs the main run loop once, including the commit at its end.
        static func turn() {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
        }

        static func wait(_ seconds: TimeInterval) {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
        }

        /// The tolerance for measured times. A device renders discrete frames with a small delay.
        static let timeTolerance: TimeInterval = 0.06
        /// The tolerance for an animated value, as a fraction of its distance.
        static let motionTolerance = 0.15

        private static func makeWindow() -> UIWindow {
            UIWindow(windowScene: scene)
        }

        /// Skips the test.
        ///
        /// No public API can touch the screen. On a device a person performs the script, or XCUITest does so from
        /// outside of the app.
        static func requireFinger() throws {
            throw XCTSkip("Needs a finger: do by hand what the script says, or drive the app with XCUITest.")
        }

        static func touch(_ touch: ScriptedTouch, in window: UIWindow) {
            preconditionFailure("A test with a finger has to call requireFinger() first.")
        }

        /// Checks a statement with the settings of motion that the user has chosen.
        static func withEachMotionSetting(_ check: () -> Void) {
            check()
        }

        /// Checks statements for which the stand-in has several answers.
        static func asStated(_ check: () throws -> Void) rethrows {
            try check()
        }

        static func onEachStep(of recognizer: UIGestureRecognizer, _ action: @escaping @MainActor () -> Void) {
            let target = ActionTarget(action)
            recognizer.addTarget(target, action: #selector(ActionTarget.fire))
            objc_setAssociatedObject(recognizer, &targetKey, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        private static var targetKey: UInt8 = 0
    #else
        /// The version of the system that the running test is for.
        private static var generation = 18

        private static var giveFormerAnswers: () -> Void = {}

        /// Makes a version of the system the one that the next test runs on, with the answers that devices with it gave.
        static func run(on version: Int) {
            generation = version
            giveFormerAnswers()
            giveFormerAnswers = HeadlessSwitch.giveSeenAnswers(on: version)
            HeadlessDevice.current = .phone.running(version)
        }

        /// Leaves the default device and the former answers to the tests that follow.
        static func restore() {
            giveFormerAnswers()
            giveFormerAnswers = {}
            HeadlessDevice.current = .phone
        }

        /// Runs the main run loop once, including the commit at its end.
        static func turn() {
            TurnLoop.main.runTurn()
        }

        static func wait(_ seconds: TimeInterval) {
            TurnLoop.main.advance(by: seconds)
        }

        /// Virtual time is exact to one frame.
        static let timeTolerance: TimeInterval = 1.0 / 60 + 1e-6
        static let motionTolerance = 1e-6

        private static func makeWindow() -> UIWindow {
            HeadlessLog.reset()
            HeadlessDevice.current = .phone.running(generation)
            return UIWindow(windowScene: scene)
        }

        /// Is called first by every test that touches the screen.
        static func requireFinger() throws {}

        static func touch(_ touch: ScriptedTouch, in window: UIWindow) {
            switch touch {
            case .down(let finger, let point): HeadlessTouches.began(finger: finger, at: point, in: window)
            case .move(let finger, let point): HeadlessTouches.moved(finger: finger, to: point, in: window)
            case .up(let finger): HeadlessTouches.ended(finger: finger, in: window)
            }
        }

        /// Checks a statement with each combination of the settings of motion.
        static func withEachMotionSetting(_ check: () -> Void) {
            for (reduces, fades) in [(false, false), (false, true), (true, true), (true, false), (false, false)] {
                var device = HeadlessDevice.phone.running(generation)
                device.reduceMotion = reduces
                device.prefersCrossFade = fades
                HeadlessDevice.current = device
                check()
            }
        }

        /// Checks statements for which the stand-in has several answers, with the answers that the statements give.
        static func asStated(_ check: () throws -> Void) rethrows {
            HeadlessQuirks.touchesInCustomTransitions = .followInteraction
            HeadlessQuirks.viewsMovedBeforeLayoutLoseInsets = true
            HeadlessQuirks.requestsForBars = .whereBarsChange
            HeadlessQuirks.alongsideAnimations = .followTheContext
            defer {
                HeadlessQuirks.touchesInCustomTransitions = .reachRecognizers
                HeadlessQuirks.viewsMovedBeforeLayoutLoseInsets = false
                HeadlessQuirks.requestsForBars = .shared
                HeadlessQuirks.alongsideAnimations = .joinTheAnimator
            }
            try check()
        }

        /// Targets and selectors require the Objective-C runtime.
        static func onEachStep(of recognizer: UIGestureRecognizer, _ action: @escaping @MainActor () -> Void) {
            recognizer.addAction { _ in action() }
        }
    #endif
}

/// One touch action, in the window's coordinates.
enum ScriptedTouch {
    case down(finger: Int, CGPoint)
    case move(finger: Int, CGPoint)
    case up(finger: Int)
}

#if !HEADLESS_UIKIT
    /// Forwards a recognizer's action to a closure.
    @MainActor
    private final class ActionTarget: NSObject {
        private let action: @MainActor () -> Void

        init(_ action: @escaping @MainActor () -> Void) {
            self.action = action
        }

        @objc func fire() {
            action()
        }
    }
#endif
