public import UIKit

extension SwipePop {
    /// Where a swipe may begin.
    ///
    /// UIKit's own swipe in the content, on iOS 26 and later, follows `edge` and `part`. It does not begin before iOS 26.
    public enum Area: Sendable {
        /// At the leading edge, and from iOS 26 on anywhere in the content, like UIKit's own swipes.
        case automatic
        /// At the leading edge only.
        case edge
        /// At the leading edge and anywhere in the content.
        case content
        /// At the leading edge, and in the part of the content that a closure names. It is called with the point at which a
        /// finger lands, in the coordinates of the top screen's view.
        ///
        /// ```swift
        /// navigationController.transitions = .system.swipe(area: .part { point, _ in point.y > 200 })
        /// ```
        case part(@MainActor (_ point: CGPoint, _ screen: UIViewController) -> Bool)
    }

    /// The options of a swipe: where and when it begins, and how it ends.
    public struct Options {
        /// Where a swipe may begin. UIKit's own swipe in the content follows `edge` and `part`.
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
            SwipeAllowances(hiddenBar: allowsHiddenBar, replacedBackButton: allowsReplacedBackButton, area: area)
        }
    }
}

extension SwipePop.Area {
    /// Whether a part of the content is left out.
    var isLimited: Bool {
        switch self {
        case .automatic, .content: false
        case .edge, .part: true
        }
    }

    /// Whether a point of a screen belongs to the area, apart from the edge.
    @MainActor
    func contains(_ point: CGPoint, of screen: UIViewController) -> Bool {
        switch self {
        case .automatic, .content: true
        case .edge: false
        case .part(let allows): allows(point, screen)
        }
    }
}
