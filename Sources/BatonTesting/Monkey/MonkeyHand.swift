#if HEADLESS_UIKIT
    import Baton
    import BatonRecorder
    public import UIKit

    /// What the actions of a monkey work with: the stage, two fingers, and the screens that are there.
    @preconcurrency @MainActor
    public final class MonkeyHand {
        /// The stage that shows the app.
        public let stage: Stage
        /// The fingers.
        public let fingers: [Finger]
        /// The windows beside that of the stage.
        public internal(set) var otherWindows: [UIWindow] = []
        /// The app.
        public let app: any MonkeyApp

        init(_ app: any MonkeyApp, on device: HeadlessDevice) {
            self.app = app
            stage = Stage(device, root: app.makeRoot())
            fingers = [stage.finger, Finger(on: stage, number: 1)]
        }

        // MARK: What is there

        /// All windows.
        public var windows: [UIWindow] { [stage.window] + otherWindows }

        /// All view controllers: the roots, their children, and what they present.
        public var controllers: [UIViewController] {
            windows.flatMap(\.everyController)
        }

        /// All stacks.
        public var stacks: [UINavigationController] { controllers.compactMap { $0 as? UINavigationController } }

        /// Returns one of the stacks.
        public func stack(_ number: Int) -> UINavigationController? { pick(stacks, number) }

        /// All tab bar controllers.
        public var tabs: [UITabBarController] { controllers.compactMap { $0 as? UITabBarController } }

        /// The root, what it presents, and so on.
        public var chain: [UIViewController] {
            stage.window.rootViewController.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
        }

        /// The screen that is visible on top: the last that is presented, or what it shows.
        public var top: UIViewController? {
            chain.last.flatMap { Array(sequence(first: $0, next: \.shownChild)).last }
        }

        /// Returns the element with a number, counted on from the beginning where there are fewer.
        public func pick<Element>(_ elements: [Element], _ number: Int) -> Element? {
            elements.isEmpty ? nil : elements[number % elements.count]
        }

        /// Returns a point of the window in hundredths of its size.
        public func point(_ x: Int, _ y: Int) -> CGPoint {
            let bounds = stage.window.bounds
            return CGPoint(
                x: min(bounds.maxX - 1, bounds.width * CGFloat(x) / 100),
                y: min(bounds.maxY - 1, bounds.height * CGFloat(y) / 100))
        }

        /// Whether a finger is down.
        var isTouched: Bool { fingers.contains { $0.place != nil } }

        // MARK: Doing

        /// Lifts all fingers, and waits until nothing moves.
        public func rest() throws {
            for finger in fingers where finger.place != nil { finger.up() }
            try stage.settle(within: 20)
        }
    }
#endif
