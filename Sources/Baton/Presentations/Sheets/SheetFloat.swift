import UIKit

/// How a sheet floats: at a distance from the edges of its container, smaller than its layout. In layout the sheet has
/// its whole breadth. What is visible of it is scaled about its edge. The numbers are those that were measured of
/// UIKit's sheet (B27.5).
struct SheetFloat: Equatable {
    /// The lengths, without the safe area, between which the distance changes, and the distances there.
    private static let (low, high): (CGFloat, CGFloat) = (76, 150)
    private static let (far, near): (CGFloat, CGFloat) = (28, 8)
    /// The largest part of the breadth that the distance may be.
    private static let part: CGFloat = 1 / 8

    /// The distance from the edge of the sheet and from both sides.
    let margin: CGFloat
    /// The breadth of the sheet in layout.
    let breadth: CGFloat

    /// A sheet that is attached to its edge.
    static let attached = SheetFloat(margin: 0, breadth: 0)

    init(margin: CGFloat, breadth: CGFloat) {
        self.margin = margin
        self.breadth = breadth
    }

    /// Creates the float at a detent with a length, without the safe area at the edge.
    init(atDetent length: CGFloat, breadth: CGFloat) {
        let part = min(1, max(0, (length - Self.low) / (Self.high - Self.low)))
        margin = min(Self.far + (Self.near - Self.far) * part, max(0, breadth) * Self.part)
        self.breadth = breadth
    }

    /// The scale at which the sheet appears.
    var scale: CGFloat { breadth > 0 ? (breadth - 2 * margin) / breadth : 1 }

    /// How much of the way from floating to the edge is behind the sheet, from 0 to 1.
    var attachment: CGFloat { max(0, 1 - margin / Self.near) }

    /// Returns how far a sheet reaches from the edge if a length of it is visible.
    func reach(of length: CGFloat) -> CGFloat { margin + scale * length }

    /// Returns the length of a sheet that reaches so far from the edge.
    func length(reaching reach: CGFloat) -> CGFloat { (reach - margin) / scale }

    /// Returns the float between this one and another.
    func mixed(with other: SheetFloat, by part: CGFloat) -> SheetFloat {
        SheetFloat(margin: margin + (other.margin - margin) * part, breadth: max(breadth, other.breadth))
    }
}
