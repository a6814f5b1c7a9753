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
        /// Several lengths, between which the overlay is dragged. Detents need an edge.
        case detents([SheetDetent])
    }

    /// The width up to which lines of text are easy to read.
    public static let readableWidth: CGFloat = 672

    /// The edge that the overlay is attached to, or nil for the centre of the safe area. In the centre, a fitted overlay has the width
    /// of its content.
    public var edge: DirectionalEdge?
    /// The length from that edge, or the height in the centre.
    public var extent: Extent
    /// The maximum width at the top, at the bottom and in the centre, or nil for the width of the container. A narrower
    /// overlay is in the middle.
    public var maximumWidth: CGFloat?
    /// The radius of the corners that are away from the edge. On iOS 26 and later, corners that are close to a corner of
    /// the screen follow that corner, and this is the smallest radius.
    public var cornerRadius: CGFloat

    /// Creates a layout at an edge, or in the centre.
    public init(
        edge: DirectionalEdge?, extent: Extent, maximumWidth: CGFloat? = OverlayLayout.readableWidth,
        cornerRadius: CGFloat = 12
    ) {
        self.edge = edge
        self.extent = extent
        self.maximumWidth = maximumWidth
        self.cornerRadius = cornerRadius
    }

    /// The whole container.
    public static let whole = OverlayLayout(edge: .bottom, extent: .fraction(1), maximumWidth: nil, cornerRadius: 0)

    /// A card: nearly the whole container, with a strip of the presenting view visible above it.
    public static let card = OverlayLayout(edge: .bottom, extent: .fill(margin: 10))

    /// A dialog in the centre, with the size of its content.
    public static let dialog = OverlayLayout(edge: nil, extent: .fitted)

    /// A drawer at an edge.
    public static func drawer(_ edge: DirectionalEdge = .leading, length: CGFloat = 300) -> OverlayLayout {
        OverlayLayout(edge: edge, extent: .fixed(length))
    }

    /// A sheet at an edge that rests at several detents.
    public static func sheet(detents: [SheetDetent], at edge: DirectionalEdge = .bottom) -> OverlayLayout {
        OverlayLayout(edge: edge, extent: .detents(detents))
    }

    /// Returns the room that the overlay has to respect: below the window controls, if its frame would reach them.
    func clear(_ room: OverlayRoom) -> OverlayRoom {
        guard !room.controls.isNull, frame(in: room).intersects(room.controls) else { return room }
        var clear = room
        clear.safeArea.top = max(room.safeArea.top, room.controls.maxY - room.bounds.minY)
        return clear
    }

    /// Returns the frame in a room. For a sheet with detents this is the frame at the largest one.
    func frame(in room: OverlayRoom) -> CGRect {
        if let sheet = sheet(in: room) { return sheet.frame(at: sheet.lengths.largest.length) }
        guard room.keyboard > 0, avoidsKeyboard else { return frameWithoutKeyboard(in: room) }
        let room = room.aboveKeyboard
        let (frame, top) = (frameWithoutKeyboard(in: room), room.bounds.minY + room.safeArea.top)
        guard edge == .bottom, frame.minY < top else { return frame }
        return CGRect(x: frame.minX, y: top, width: frame.width, height: max(0, frame.maxY - top))
    }

    /// Returns the frame without regard to the keyboard.
    private func frameWithoutKeyboard(in room: OverlayRoom) -> CGRect {
        guard let edge else { return centered(in: room.bounds.without(room.safeArea), room.content) }
        let (whole, near) = (edge.extent(of: room.bounds.size), room.inset(at: edge))
        let length =
            switch usableExtent {
            case .fill(let margin): whole - room.inset(at: edge.opposite) - margin
            case .fraction(let part): whole * part
            case .fixed(let points): points + near
            case .fitted, .detents: edge.extent(of: room.content) + near
            }
        // What has no length would not be visible, and still take all touches.
        let kept = min(whole, max(1, length))
        return edge.frame(length: kept, breadth: breadth(in: room.bounds, at: edge), in: room.bounds, room.direction)
    }

    /// Returns the width at the top or bottom, and the height at a side.
    func breadth(in bounds: CGRect, at edge: DirectionalEdge) -> CGFloat {
        edge.isVertical ? min(bounds.width, usableWidth) : bounds.height
    }

    /// Returns the maximum size of the content. A dialog keeps a distance from the sides.
    func room(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGSize {
        var room = bounds.size
        if edge == nil { room = bounds.without(safeArea).without(Self.distances).size }
        if edge?.isVertical != false { room.width = min(room.width, usableWidth) }
        return room
    }

    /// The distance that a dialog keeps from the sides.
    private static let distances = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)

    private func centered(in area: CGRect, _ content: CGSize) -> CGRect {
        let room = area.without(Self.distances)
        let height =
            switch usableExtent {
            case .fill(let margin): area.height - 2 * margin
            case .fraction(let part): area.height * part
            case .fixed(let points): points
            case .fitted, .detents: content.height
            }
        let width = usableExtent == .fitted && content.width > 0 ? content.width : room.width
        let size = CGSize(
            width: max(0, min(width, room.width, usableWidth)),
            height: min(room.height, max(1, height)))
        return CGRect(
            x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }
}
