public import UIKit

/// Where an overlay sits in its container: a side it is attached to, or the middle, and how large it is.
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
        /// As long as the content wants to be, on top of the safe area at its own edge: by its controller's
        /// `preferredContentSize`, or else by its constraints.
        case fitted
    }

    /// The side that the overlay rests on; nil for the middle of the safe area, where it is as wide as it wants to be,
    /// too.
    public var edge: DirectionalEdge?
    /// How far it reaches from there; in the middle, how high it is.
    public var extent: Extent

    /// An overlay on a side, reaching a certain length into the container, or in the middle.
    public init(edge: DirectionalEdge?, extent: Extent) {
        self.edge = edge
        self.extent = extent
    }

    /// The whole container.
    public static let whole = OverlayLayout(edge: .bottom, extent: .fraction(1))

    /// A card: nearly the whole screen, with a strip of the presenter to be seen above it.
    public static let card = OverlayLayout(edge: .bottom, extent: .fill(margin: 10))

    /// A dialog in the middle, as large as it wants to be.
    public static let dialog = OverlayLayout(edge: nil, extent: .fitted)

    /// A drawer that comes in from a side.
    public static func drawer(_ edge: DirectionalEdge = .leading, length: CGFloat = 300) -> OverlayLayout {
        OverlayLayout(edge: edge, extent: .fixed(length))
    }

    /// The frame in a container, for content that wants a size.
    public func frame(
        in bounds: CGRect, safeArea: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection, content: CGSize = .zero
    ) -> CGRect {
        guard let edge else { return centered(in: bounds.inset(by: safeArea), content) }
        let isVertical = edge.isVertical
        let whole = isVertical ? bounds.height : bounds.width
        let near = inset(of: edge, safeArea, direction)
        let far = inset(of: edge.opposite, safeArea, direction)
        let length =
            switch extent {
            case .fill(let margin): whole - far - margin
            case .fraction(let part): whole * part
            case .fixed(let points): points + near
            case .fitted: (isVertical ? content.height : content.width) + near
            }
        let kept = min(whole, max(0, length))
        let size = isVertical ? CGSize(width: bounds.width, height: kept) : CGSize(width: kept, height: bounds.height)
        return CGRect(origin: origin(of: size, on: edge, in: bounds, direction), size: size)
    }

    /// How large content can be at most: a dialog keeps away from the sides.
    func room(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGSize {
        edge == nil ? bounds.inset(by: safeArea).insetBy(dx: Self.distance, dy: Self.distance).size : bounds.size
    }

    /// A dialog keeps this far from the sides, however large it wants to be.
    private static let distance: CGFloat = 16

    private func centered(in area: CGRect, _ content: CGSize) -> CGRect {
        let room = area.insetBy(dx: Self.distance, dy: Self.distance)
        let height =
            switch extent {
            case .fill(let margin): area.height - 2 * margin
            case .fraction(let part): area.height * part
            case .fixed(let points): points
            case .fitted: content.height
            }
        let size = CGSize(
            width: max(0, min(content.width > 0 ? content.width : room.width, room.width)),
            height: max(0, min(height, room.height)))
        return CGRect(
            x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }

    private func origin(
        of size: CGSize, on edge: DirectionalEdge, in bounds: CGRect, _ direction: UIUserInterfaceLayoutDirection
    ) -> CGPoint {
        let leadingIsMinimum = direction != .rightToLeft
        return switch edge {
        case .top: CGPoint(x: bounds.minX, y: bounds.minY)
        case .bottom: CGPoint(x: bounds.minX, y: bounds.maxY - size.height)
        case .leading: CGPoint(x: leadingIsMinimum ? bounds.minX : bounds.maxX - size.width, y: bounds.minY)
        case .trailing: CGPoint(x: leadingIsMinimum ? bounds.maxX - size.width : bounds.minX, y: bounds.minY)
        }
    }

    private func inset(of edge: DirectionalEdge, _ safeArea: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection)
        -> CGFloat
    {
        let insets = NSDirectionalEdgeInsets(safeArea, in: direction)
        return switch edge {
        case .top: insets.top
        case .bottom: insets.bottom
        case .leading: insets.leading
        case .trailing: insets.trailing
        }
    }
}
