public import UIKit

/// The two screens are neighbouring sides of a cube, which turns to the new one.
public final class CubePushAnimator: PushAnimator {
    /// A quarter of a turn towards leading, for a duration in seconds.
    public init(duration: TimeInterval = 0.5) {
        super.init(entering: .cubeSide(.trailing), leaving: .cubeSide(.leading), duration: duration)
    }
}

/// The cube turns back to the side before.
public final class CubePopAnimator: PopAnimator {
    /// A quarter of a turn towards trailing, for a duration in seconds.
    public init(duration: TimeInterval = 0.5) {
        super.init(entering: .cubeSide(.leading), leaving: .cubeSide(.trailing), duration: duration)
    }
}

extension Pose {
    /// The side of the cube next to the one in front. It hangs on the edge that both share, which goes along the
    /// container while the sides turn about it, so that they never come apart.
    fileprivate static func cubeSide(_ side: Edge) -> Pose {
        offstage(side).hinged(at: side.opposite).turned(side == .trailing ? .pi / 2 : -.pi / 2)
    }
}
