import UIKit

extension Pose {
    /// The pose with the values of `inPlace` in place of numbers that no layer can show.
    @MainActor var usable: Pose {
        guard !isUsable else { return self }
        Advice.give(
            about: Pose.self, "A pose has numbers that are not finite or too large, which are ignored.",
            "Check what the numbers are computed from, for example a size of 0.")
        var pose = self
        pose.shift.x = shift.x.usable(or: 0)
        pose.shift.y = shift.y.usable(or: 0)
        pose.shift.points = CGPoint(x: shift.points.x.usable(or: 0), y: shift.points.y.usable(or: 0))
        pose.scale = scale.usable(or: 1)
        pose.rotation = rotation.usable(or: 0)
        pose.turn = turn.flatMap { $0.angle.isUsable ? $0 : nil }
        pose.alpha = alpha.usable(or: 1)
        pose.dim = dim.usable(or: 0)
        pose.shadow = shadow.usable(or: 0)
        pose.cornerRadius = cornerRadius.usable(or: 0)
        pose.mask = mask.flatMap { $0.isUsable ? $0 : nil }
        return pose
    }

    private var isUsable: Bool {
        shift.x.isUsable && shift.y.isUsable && shift.points.x.isUsable && shift.points.y.isUsable && scale.isUsable
            && rotation.isUsable && turn?.angle.isUsable != false && alpha.isUsable && dim.isUsable
            && shadow.isUsable && cornerRadius.isUsable && mask?.isUsable != false
    }
}

extension Pose.Mask {
    fileprivate var isUsable: Bool {
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, cornerRadius].allSatisfy(\.isUsable)
    }
}
