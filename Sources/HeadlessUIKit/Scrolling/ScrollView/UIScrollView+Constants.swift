public import Foundation

extension UIScrollView {
    /// How much of the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Above and below for the content of a screen in a stack or under tabs; else as `scrollableAxes`.
        case automatic = 0
        /// On the axes that scroll.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// How a drag puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
    }

    /// The part of the speed that is left after each millisecond without a finger.
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
