import UIKit

extension TransitionStyle {
    /// The two screens are the two sides of a leaf, which turns about its middle.
    ///
    /// A presentation turns both only if it removes the presenter (full screen). Otherwise the presented screen turns alone.
    public static let flip = TransitionStyle(
        entering: .facingAway(1), leaving: .facingAway(-1)
    ).duration(0.6)

    /// The two screens are neighbouring sides of a cube, which turns.
    public static let cube = TransitionStyle(
        entering: .cubeSide(.trailing), leaving: .cubeSide(.leading)
    ).duration(0.5)
}

extension Pose {
    /// Seen from behind, so not at all. The turn is a little less than half a circle: from exactly there both ways back are
    /// equally long, and Core Animation may take either.
    ///
    /// - Parameter sign: 1 where the trailing side turns away first, -1 where the leading side does.
    fileprivate static func facingAway(_ sign: CGFloat) -> Pose {
        Pose().turned(sign * .pi * 0.999)
    }

    /// The side of the cube next to the one in front. It is hinged at the edge that both share. That edge moves along the
    /// container while the sides turn about it, so that they stay together.
    fileprivate static func cubeSide(_ side: DirectionalEdge) -> Pose {
        offstage(side).hinged(at: side.opposite).turned(side == .trailing ? .pi / 2 : -.pi / 2)
    }
}
