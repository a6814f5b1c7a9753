import UIKit

extension TransitionStyled {
    /// The two screens are the two sides of a sheet, which turns about its vertical axis.
    ///
    /// A presentation turns both screens only if it removes the presenting view (full screen). Otherwise only the
    /// presented view turns.
    public static var flip: Self {
        Self(TransitionStyle(entering: .facingAway(1), leaving: .facingAway(-1)).duration(0.6))
    }

    /// The two screens are neighbouring sides of a cube that turns.
    public static var cube: Self {
        Self(TransitionStyle(entering: .cubeSide(.trailing), leaving: .cubeSide(.leading)).duration(0.5))
    }
}

extension Pose {
    /// A pose that is turned away, so that the view is not visible.
    ///
    /// The angle is slightly less than half a turn. At exactly half a turn both ways back are equally long, and Core
    /// Animation may take either.
    ///
    /// - Parameter sign: 1 where the trailing side turns away first, -1 where the leading side does.
    fileprivate static func facingAway(_ sign: CGFloat) -> Pose {
        Pose().turned(sign * .pi * 0.999)
    }

    /// The pose of the side of the cube next to the front side. It is hinged at the shared edge.
    ///
    /// That edge moves along the container while the sides turn about it, so that the sides stay together.
    fileprivate static func cubeSide(_ side: DirectionalEdge) -> Pose {
        offstage(side).hinged(at: side.opposite).turned(side == .trailing ? .pi / 2 : -.pi / 2)
    }
}
