import UIKit

extension Pose {
    /// The pose, or `inPlace` for one with a number that no layer can show.
    var usable: Pose {
        let isUsable =
            shift.x.isUsable && shift.y.isUsable && shift.points.x.isUsable && shift.points.y.isUsable
            && scale.isUsable && rotation.isUsable && turn?.angle.isUsable != false && alpha.isUsable && dim.isUsable
            && shadow.isUsable && cornerRadius.isUsable && mask?.isUsable != false
        return isUsable ? self : .inPlace
    }
}

extension Pose.Mask {
    fileprivate var isUsable: Bool {
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, cornerRadius, radiusInPlace ?? 0]
            .allSatisfy(\.isUsable)
    }
}
