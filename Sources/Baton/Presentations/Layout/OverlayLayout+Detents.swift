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

    /// Returns where a sheet is in a container, or nil for a layout without detents.
    ///
    /// - Parameter floats: Whether a sheet at the bottom floats where it has not the whole length.
    func sheet(
        in bounds: CGRect, _ safeArea: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection, _ content: CGSize,
        _ keyboard: CGFloat, floats: Bool = false
    ) -> SheetGeometry? {
        guard let edge, let detents else { return nil }
        let covered = avoidsKeyboard ? keyboard : 0
        let (area, safeArea) = (bounds.above(covered), safeArea.above(covered))
        let breadth = breadth(in: area, at: edge)
        let lengths = SheetDetentLengths(
            detents, whole: edge.extent(of: area.size), near: edge.inset(of: safeArea, direction),
            far: edge.opposite.inset(of: safeArea, direction), content: edge.extent(of: content),
            floatingBreadth: floats && edge == .bottom ? breadth : nil)
        return SheetGeometry(
            edge: edge, lengths: lengths, area: area, breadth: breadth,
            exit: lengths.smallest.length + covered, direction: direction)
    }
}

extension CGRect {
    /// Returns the part above a keyboard.
    func above(_ keyboard: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY, width: width, height: max(0, height - keyboard))
    }
}

extension UIEdgeInsets {
    /// Returns the insets with room for window controls at the top.
    func below(_ controls: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(top: max(top, controls.maxY - bounds.minY), left: left, bottom: bottom, right: right)
    }

    /// Returns what is left of the insets above a keyboard.
    func above(_ keyboard: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: max(0, bottom - keyboard), right: right)
    }
}
