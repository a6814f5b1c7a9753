import UIKit

extension SwipePop {
    /// The options of a swipe: where and when it begins, and how it ends.
    public struct Options {
        /// Where a swipe may begin, unless the `swipeArea` of a screen says otherwise. UIKit's own swipes follow `off`, and the one in the
        /// content follows `edge` and `part`.
        public var area: SwipeArea
        /// Whether a swipe may begin while the app has hidden the navigation bar. A bar that a `BarState` hides never
        /// prevents it. False by default, as in UIKit.
        public var allowsHiddenBar: Bool
        /// Whether a swipe may begin while items of the app replace the back button. False by default, as in UIKit.
        public var allowsReplacedBackButton: Bool
        /// Decides on release whether the pop finishes.
        public var rule: ReleaseRule
        /// Called with the pop before a swipe begins. Return false to stay, for example to ask about
        /// unsaved changes first.
        public var shouldBegin: (ScreenChange) -> Bool

        /// Creates options. By default every swipe may begin that UIKit's own rules allow.
        public init(
            area: SwipeArea = .automatic, allowsHiddenBar: Bool = false, allowsReplacedBackButton: Bool = false,
            rule: ReleaseRule = ReleaseRule(),
            shouldBegin: @escaping (ScreenChange) -> Bool = { _ in true }
        ) {
            self.area = area
            self.allowsHiddenBar = allowsHiddenBar
            self.allowsReplacedBackButton = allowsReplacedBackButton
            self.rule = rule
            self.shouldBegin = shouldBegin
        }

        /// What is allowed on a screen.
        @MainActor
        func allowances(on screen: UIViewController?) -> SwipeAllowances {
            SwipeAllowances(
                hiddenBar: allowsHiddenBar, replacedBackButton: allowsReplacedBackButton,
                area: screen?.navigationItem.swipeArea ?? area)
        }
    }
}
