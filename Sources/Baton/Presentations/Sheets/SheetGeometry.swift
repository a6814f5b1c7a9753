import UIKit

/// Where a sheet with detents is in its container, for each position.
struct SheetGeometry: Equatable {
    let edge: DirectionalEdge
    let lengths: SheetDetentLengths
    /// The container without the keyboard.
    let area: CGRect
    /// The width of a sheet at the top or bottom, and the height of one at a side.
    let breadth: CGFloat
    /// The way on which the sheet leaves the container from its smallest detent.
    let exit: CGFloat
    let direction: UIUserInterfaceLayoutDirection

    private var isAtEnd: Bool { edge.isAtEnd(in: direction) }

    /// Returns the frame at a position, which may be larger than the visible part.
    func frame(at shown: CGFloat) -> CGRect {
        edge.frame(
            length: lengths.contentLength(at: shown), breadth: breadth, in: area, direction,
            seen: lengths.seenContent(at: shown) + min(0, shown - lengths.smallest.length))
    }

    /// Returns what is visible of the sheet at a position, or nil for a sheet that never floats.
    func cut(at shown: CGFloat) -> SheetCut? {
        guard lengths.floats else { return nil }
        let hidden = lengths.contentLength(at: shown) - lengths.seenContent(at: shown)
        return SheetCut(float: lengths.float(at: shown), hidden: max(0, hidden))
    }

    /// Returns the position of a sheet whose end is that of a rectangle.
    func position(of frame: CGRect) -> CGFloat {
        if edge.isVertical { return isAtEnd ? area.maxY - frame.minY : frame.maxY - area.minY }
        return isAtEnd ? area.maxX - frame.minX : frame.maxX - area.minX
    }

    /// Returns the frame in which all of the content is visible, for a frame of the sheet.
    func whole(of frame: CGRect) -> CGRect {
        let hidden = edge.extent(of: frame.size) - position(of: frame)
        let shift = isAtEnd ? -hidden : hidden
        return edge.isVertical ? frame.offsetBy(dx: 0, dy: shift) : frame.offsetBy(dx: shift, dy: 0)
    }
}
