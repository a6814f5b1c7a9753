public import Foundation

extension UIStackView {
    /// How the arranged subviews share the room along the axis.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        /// The lengths of the views are in proportion to their intrinsic content sizes.
        case fillProportionally = 2
        /// The gaps between the views are equally long.
        case equalSpacing = 3
        /// The distances between the centres of the views are equally long, if the spacing allows it.
        case equalCentering = 4
    }

    /// The places of the arranged subviews across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        /// The first baselines are aligned. Only for a horizontal axis.
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        /// The last baselines are aligned. Only for a horizontal axis.
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// A custom spacing that stands for the spacing of the stack view.
    public nonisolated class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// A spacing that stands for the system's standard spacing.
    public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
