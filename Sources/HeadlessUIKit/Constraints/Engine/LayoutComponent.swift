import Foundation

/// One of the four numbers of a rectangle.
enum LayoutComponent: Int, CaseIterable {
    case x
    case y
    case width
    case height

    /// Whether the component is a size. A size is never negative, but a position may be.
    var isSize: Bool { self == .width || self == .height }

    static func size(on axis: NSLayoutConstraint.Axis) -> LayoutComponent {
        axis == .horizontal ? .width : .height
    }

    /// Returns the component of a rectangle, whose size may be negative.
    func value(in rect: CGRect) -> Double {
        switch self {
        case .x: rect.origin.x
        case .y: rect.origin.y
        case .width: rect.size.width
        case .height: rect.size.height
        }
    }
}
