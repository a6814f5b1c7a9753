public import UIKit

/// Where an overlay sits in its container: a side it is attached to, and how large it is.
///
/// It is computed anew whenever the container's size or safe area changes, so rotation needs nothing more.
public struct OverlayLayout: Equatable, Sendable {
    /// How long the overlay is, measured away from its edge.
    public enum Extent: Equatable, Sendable {
        /// All of the container but a margin and the safe area at the far side.
        case fill(margin: CGFloat)
        /// A part of the container.
        case fraction(CGFloat)
        /// A fixed number of points, on top of the safe area at its own edge.
        case fixed(CGFloat)
    }

    /// The side that the overlay comes from and rests on.
    public var edge: Edge
    /// How far it reaches from there.
    public var extent: Extent

    /// An overlay on a side, reaching a certain length into the container.
    public init(edge: Edge, extent: Extent) {
        self.edge = edge
        self.extent = extent
    }

    /// A card: nearly the whole screen, with a strip of the presenter to be seen above it.
    public static let card = OverlayLayout(edge: .bottom, extent: .fill(margin: 10))

    /// The frame in a container.
    public func frame(in bounds: CGRect, safeArea: UIEdgeInsets, direction: ReadingDirection) -> CGRect {
        let isVertical = edge == .top || edge == .bottom
        let whole = isVertical ? bounds.height : bounds.width
        let near = inset(of: edge, safeArea, direction)
        let far = inset(of: edge.opposite, safeArea, direction)
        let length =
            switch extent {
            case .fill(let margin): whole - far - margin
            case .fraction(let part): whole * part
            case .fixed(let points): points + near
            }
        let kept = min(whole, max(0, length))
        let size = isVertical ? CGSize(width: bounds.width, height: kept) : CGSize(width: kept, height: bounds.height)
        return CGRect(origin: origin(of: size, in: bounds, direction), size: size)
    }

    private func origin(of size: CGSize, in bounds: CGRect, _ direction: ReadingDirection) -> CGPoint {
        let leadingIsMinimum = direction == .leftToRight
        return switch edge {
        case .top: CGPoint(x: bounds.minX, y: bounds.minY)
        case .bottom: CGPoint(x: bounds.minX, y: bounds.maxY - size.height)
        case .leading: CGPoint(x: leadingIsMinimum ? bounds.minX : bounds.maxX - size.width, y: bounds.minY)
        case .trailing: CGPoint(x: leadingIsMinimum ? bounds.maxX - size.width : bounds.minX, y: bounds.minY)
        }
    }

    private func inset(of edge: Edge, _ safeArea: UIEdgeInsets, _ direction: ReadingDirection) -> CGFloat {
        let insets = NSDirectionalEdgeInsets(safeArea, in: direction)
        return switch edge {
        case .top: insets.top
        case .bottom: insets.bottom
        case .leading: insets.leading
        case .trailing: insets.trailing
        }
    }
}

extension Edge {
    /// The side across.
    public var opposite: Edge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .top: .bottom
        case .bottom: .top
        }
    }
}
