import UIKit

extension OverlayLayout {
    /// The detents that can be used, or nil for a layout without detents.
    var detents: [SheetDetent]? {
        guard case .detents(let detents) = usableExtent else { return nil }
        return detents
    }

    /// Whether the size of the content counts.
    var isFitted: Bool {
        usableExtent == .fitted || detents?.contains { $0.length == .fitted } == true
    }

    /// Returns where a sheet is in a room, or nil for a layout without detents.
    ///
    /// - Parameter floats: Whether a sheet at the bottom floats where it has not the whole length.
    func sheet(in room: OverlayRoom, floats: Bool = false) -> SheetGeometry? {
        guard let edge, let detents else { return nil }
        let free = avoidsKeyboard ? room.aboveKeyboard : room
        let breadth = breadth(in: free.bounds, at: edge)
        let lengths = SheetDetentLengths(
            detents, whole: edge.extent(of: free.bounds.size), near: free.inset(at: edge),
            far: free.inset(at: edge.opposite), content: edge.extent(of: room.content),
            floatingBreadth: floats && edge == .bottom ? breadth : nil)
        return SheetGeometry(
            edge: edge, lengths: lengths, area: free.bounds, breadth: breadth,
            exit: lengths.smallest.length + room.keyboard - free.keyboard, direction: room.direction)
    }
}
