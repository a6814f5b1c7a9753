public import UIKit

/// The position and the size of an overlay in its container.
///
/// The frame is computed again whenever the container's size or safe area changes, for example by a rotation.
public struct OverlayLayout: Equatable, Sendable {
    /// The length of an overlay, measured from its edge.
    public enum Extent: Equatable, Sendable {
        /// The whole container except a margin and the safe area at the opposite edge.
        case fill(margin: CGFloat)
        /// A fraction of the container.
        case fraction(CGFloat)
        /// A number of points, in addition to the safe area at its own edge.
        case fixed(CGFloat)
        /// The length of the content, in addition to the safe area at its own edge. The length is the view controller's
        /// `preferredContentSize`, or else results from its constraints.
        case fitted
    }

    /// The edge that the overlay is attached to, or nil for the centre of the safe area. In the centre, the overlay has
    /// the width of its content.
    public var edge: DirectionalEdge?
    /// The length from that edge, or the height in the centre.
    public var extent: Extent

    /// Creates a layout at an edge, or in the centre.
    public init(edge: DirectionalEdge?, extent: Extent) {
        self.edge = edge
        self.extent = extent
    }

    /// The whole container.
    public static let whole = OverlayLayout(edge: .bottom, extent: .fraction(1))

    /// A card: nearly the whole container, with a strip of the presenting view visible above it.
    public static let card = OverlayLayout(edge: .bottom, extent: .fill(margin: 10))

    /// A dialog in the centre, with the size of its content.
    public static let dialog = OverlayLayout(edge: nil, extent: .fitted)

    /// A drawer at an edge.
    public static func drawer(_ edge: DirectionalEdge = .leading, length: CGFloat = 300) -> OverlayLayout {
        OverlayLayout(edge: edge, extent: .fixed(length))
    }

    /// Returns the frame in a container, for a size of the content.
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

    /// Returns the maximum size of the content. A dialog keeps a distance from the sides.
    func room(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGSize {
        edge == nil ? bounds.inset(by: safeArea).insetBy(dx: Self.distance, dy: Self.distance).size : bounds.size
    }

    /// The distance that a dialog keeps from the sides.
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
