import UIKit

extension ElementLook {
    /// What is wrong with a view of this look, which is not visible.
    var problem: Problem? {
        if alpha <= 0 { return Problem("is hidden or transparent", "Show it before the transition, or return nil.") }
        if visible.isEmpty {
            return Problem(
                "is out of sight",
                "Scroll it into sight before the transition. Return nil where the screen does not show it, as after a rotation."
            )
        }
        return nil
    }

    /// Clips the look to the place of a view around it. A view of the same size gives it its corners.
    mutating func clip(to place: CGRect, corners layer: CALayer? = nil) {
        let covers = abs(place.width - frame.width) < 0.5 && abs(place.height - frame.height) < 0.5
        if let layer, covers, layer.cornerRadius > cornerRadius {
            (cornerRadius, roundCorners) = (layer.cornerRadius, layer.maskedCorners)
        }
        // A part of a point is the difference of two roundings.
        if !place.insetBy(dx: -0.5, dy: -0.5).contains(visible) { visible = visible.intersection(place) }
    }

    /// Clips the look to what is below a bar at the top, or above a bar at the bottom.
    mutating func leave(_ bar: CGRect) {
        let covered = visible.intersection(bar)
        guard covered.width > visible.width - 0.5, covered.height > 0.5 else { return }
        let isAtTop = bar.midY < visible.midY
        visible = CGRect(
            x: visible.minX, y: isAtTop ? bar.maxY : visible.minY, width: visible.width,
            height: isAtTop ? max(0, visible.maxY - bar.maxY) : max(0, bar.minY - visible.minY))
    }
}

extension CGRect {
    /// Whether a view can travel from such a frame.
    var isUsable: Bool { width > 0 && height > 0 && [minX, minY, maxX, maxY].allSatisfy(\.isUsable) }
}
