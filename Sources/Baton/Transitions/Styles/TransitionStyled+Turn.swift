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
    /// A pose that is turned away, with 1 the trailing side first, with -1 the leading one. The angle is slightly less than half a
    /// turn, at which both ways back are equally long, and Core Animation may take either.
    fileprivate static func facingAway(_ sign: CGFloat) -> Pose {
        Pose().turned(sign * .pi * 0.999)
    }

    /// The pose of the side of the cube next to the front side, hinged at the shared edge, which moves along the container.
    fileprivate static func cubeSide(_ side: DirectionalEdge) -> Pose {
        offstage(side).hinged(at: side.opposite).turned(side == .trailing ? .pi / 2 : -.pi / 2)
    }
}
