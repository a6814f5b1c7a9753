public import UIKit

/// A gradient across a bar.
public struct BarGradient: Equatable, Sendable {
    /// The direction of a gradient.
    public enum Direction: Equatable, Sendable {
        /// From top to bottom.
        case down
        /// From leading to trailing, in the reading direction.
        case along
    }

    /// The colours, evenly spaced. Each may be dynamic.
    public var colors: [UIColor]
    /// The direction of the gradient.
    public var direction: Direction

    /// Creates a gradient, from top to bottom by default.
    public init(_ colors: [UIColor], direction: Direction = .down) {
        self.colors = colors
        self.direction = direction
    }
}

extension BarGradient: ExpressibleByArrayLiteral {
    /// Creates a gradient from top to bottom, such as in `.gradient([.systemRed, .systemOrange])`.
    public init(arrayLiteral colors: UIColor...) {
        self.init(colors)
    }
}
