import UIKit

/// What a layout needs to know of an edge.
extension DirectionalEdge {
    /// Returns the frame with a length and a breadth at this edge, in the middle of an area.
    ///
    /// - Parameter seen: The length that is inside the area, or nil for the whole.
    func frame(
        length: CGFloat, breadth: CGFloat, in area: CGRect, _ direction: UIUserInterfaceLayoutDirection,
        seen: CGFloat? = nil
    ) -> CGRect {
        let (seen, isAtEnd) = (seen ?? length, isAtEnd(in: direction))
        if isVertical {
            let y = isAtEnd ? area.maxY - seen : area.minY + seen - length
            return CGRect(x: area.midX - breadth / 2, y: y, width: breadth, height: length)
        }
        let x = isAtEnd ? area.maxX - seen : area.minX + seen - length
        return CGRect(x: x, y: area.midY - breadth / 2, width: length, height: breadth)
    }

    /// Returns the corners of an overlay at this edge that are away from the edge.
    func farCorners(in direction: UIUserInterfaceLayoutDirection) -> CACornerMask {
        switch (isVertical, isAtEnd(in: direction)) {
        case (true, true): [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        case (true, false): [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        case (false, true): [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        case (false, false): [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        }
    }
}
