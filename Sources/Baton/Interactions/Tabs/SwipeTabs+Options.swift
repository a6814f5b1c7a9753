public import UIKit

extension SwipeTabs {
    /// The options of a swipe between tabs: where and when it begins, and how it ends.
    public struct Options {
        /// Decides on release whether the change finishes.
        public var rule: ReleaseRule
        /// Called with the change before a swipe begins. Return false to prevent it, for example for a tab that only opens
        /// something.
        public var shouldBegin: (ScreenChange) -> Bool
        /// Called with the point at which a finger lands, in the coordinates of the selected view controller's view. Return
        /// false where the content uses drags itself without a gesture recognizer, for example in a drawing.
        public var startsAt: (_ point: CGPoint, _ screen: UIViewController) -> Bool

        /// Creates options. By default every swipe may begin.
        public init(
            rule: ReleaseRule = ReleaseRule(), shouldBegin: @escaping (ScreenChange) -> Bool = { _ in true },
            startsAt: @escaping (_ point: CGPoint, _ screen: UIViewController) -> Bool = { _, _ in true }
        ) {
            self.rule = rule
            self.shouldBegin = shouldBegin
            self.startsAt = startsAt
        }
    }
}
