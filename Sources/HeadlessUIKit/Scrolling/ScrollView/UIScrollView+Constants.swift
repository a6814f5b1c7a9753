public import Foundation

extension UIScrollView {
    /// Whether and where the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`, but also at the top and bottom for the content scroll view of a view controller in a
        /// navigation controller or tab bar controller.
        case automatic = 0
        /// Only along the axes that scroll.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// How a drag dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
    }

    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on a light background, and light on a dark one.
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// The fraction of the velocity that remains after each millisecond of deceleration.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
