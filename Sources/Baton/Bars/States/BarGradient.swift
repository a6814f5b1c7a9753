public import UIKit

/// Colours that turn into each other across a bar.
public struct BarGradient: Equatable, Sendable {
    /// Which way the colours follow each other.
    public enum Direction: Equatable, Sendable {
        /// From top to bottom.
        case down
        /// From leading to trailing, whichever side that is.
        case along
    }

    /// The colours, evenly spread. Each may be dynamic.
    public var colors: [UIColor]
    /// Which way they follow each other.
    public var direction: Direction

    /// A gradient of colours, from top to bottom unless said otherwise.
    public init(_ colors: [UIColor], direction: Direction = .down) {
        self.colors = colors
        self.direction = direction
    }
}
