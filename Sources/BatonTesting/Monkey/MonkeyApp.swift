#if HEADLESS_UIKIT
    public import UIKit

    /// An app on which a monkey plays. Each program has a new one.
    ///
    /// Write a class of your own where the monkey has to push, to do, or to check, what only your app can:
    ///
    /// ```swift
    /// final class Shop: MonkeyApp {
    ///     func makeRoot() -> UIViewController { MainTabs() }
    ///
    ///     func makeScreen(_ number: Int) -> UIViewController { number.isMultiple(of: 2) ? FeedScreen() : PhotoScreen() }
    /// }
    /// ```
    @preconcurrency @MainActor
    public protocol MonkeyApp: AnyObject {
        /// Makes the root view controller of a window.
        func makeRoot() -> UIViewController

        /// Makes a screen that may be pushed and presented. The number, from 0 to 32, chooses one of several.
        func makeScreen(_ number: Int) -> UIViewController

        /// What can be done beside what can be done to every app.
        var actions: [MonkeyAction] { get }

        /// What holds beside what holds in every app.
        var rules: [MonkeyRule] { get }

        /// Called when the root is shown, before the first step.
        func begin(_ hand: MonkeyHand)

        /// Takes back what `begin(_:)` and the actions have set. The rules of the end are checked afterwards.
        func undo(_ hand: MonkeyHand) throws

        /// Returns what is wrong when the windows are closed, such as the names of screens that still exist.
        func checkAfterwards() -> String?
    }

    extension MonkeyApp {
        /// A plain screen.
        public func makeScreen(_ number: Int) -> UIViewController { MonkeyScreen(number) }
        /// Nothing.
        public var actions: [MonkeyAction] { [] }
        /// Nothing.
        public var rules: [MonkeyRule] { [] }
        /// Does nothing.
        public func begin(_ hand: MonkeyHand) {}
        /// Does nothing.
        public func undo(_ hand: MonkeyHand) throws {}
        /// Returns nil.
        public func checkAfterwards() -> String? { nil }
    }

    /// An app of which only the root is known.
    final class RootedMonkeyApp: MonkeyApp {
        private let root: () -> UIViewController

        init(_ root: @escaping () -> UIViewController) {
            self.root = root
        }

        func makeRoot() -> UIViewController { root() }
    }
#endif
