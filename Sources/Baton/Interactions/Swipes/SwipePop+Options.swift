public import UIKit

extension SwipePop {
    /// Where a swipe of Baton's may begin. UIKit's own swipes begin where they always do.
    public enum Area: Sendable {
        /// At the leading edge, and from iOS 26 on anywhere in the content, like UIKit's own swipes.
        case automatic
        /// At the leading edge only.
        case edge
        /// At the leading edge and anywhere in the content.
        case content
    }

    /// The options of a swipe: where and when it begins, and how it ends.
    public struct Options {
        /// Where a swipe may begin. It does not hold for UIKit's own swipes.
        public var area: Area
        /// Whether a swipe may begin while the app has hidden the navigation bar. A bar that a `BarState` hides never
        /// prevents it. False by default, as in UIKit.
        public var allowsHiddenBar: Bool
        /// Whether a swipe may begin while items of the app replace the back button. False by default, as in UIKit.
        public var allowsReplacedBackButton: Bool
        /// Decides on release whether the pop finishes.
        public var rule: ReleaseRule
        /// Called with the top view controller before a swipe begins. Return false to stay, for example to ask about
        /// unsaved changes first.
        public var shouldBegin: (UIViewController) -> Bool

        /// Creates options. By default every swipe may begin that UIKit's own rules allow.
        public init(
            area: Area = .automatic, allowsHiddenBar: Bool = false, allowsReplacedBackButton: Bool = false,
            rule: ReleaseRule = ReleaseRule(),
            shouldBegin: @escaping (UIViewController) -> Bool = { _ in true }
        ) {
            self.area = area
            self.allowsHiddenBar = allowsHiddenBar
            self.allowsReplacedBackButton = allowsReplacedBackButton
            self.rule = rule
            self.shouldBegin = shouldBegin
        }

        var allowances: SwipeAllowances {
            SwipeAllowances(hiddenBar: allowsHiddenBar, replacedBackButton: allowsReplacedBackButton)
        }
    }
}
