import UIKit

extension Pose {
    /// The pose with the values of `inPlace` in place of numbers that are not finite. Layers do not take such numbers.
    @MainActor var usable: Pose {
        guard !isFinite else { return self }
        Advice.give(
            about: Pose.self, "A pose has numbers that are not finite, which are ignored.",
            "Check what the numbers are computed from, for example a size of 0.")
        var pose = self
        pose.shift.x = shift.x.finite(or: 0)
        pose.shift.y = shift.y.finite(or: 0)
        pose.shift.points = CGPoint(x: shift.points.x.finite(or: 0), y: shift.points.y.finite(or: 0))
        pose.scale = scale.finite(or: 1)
        pose.rotation = rotation.finite(or: 0)
        pose.turn = turn.flatMap { $0.angle.isFinite ? $0 : nil }
        pose.alpha = alpha.finite(or: 1)
        pose.dim = dim.finite(or: 0)
        pose.shadow = shadow.finite(or: 0)
        pose.cornerRadius = cornerRadius.finite(or: 0)
        pose.mask = mask.flatMap { $0.isFinite ? $0 : nil }
        return pose
    }

    private var isFinite: Bool {
        shift.x.isFinite && shift.y.isFinite && shift.points.x.isFinite && shift.points.y.isFinite && scale.isFinite
            && rotation.isFinite && turn?.angle.isFinite != false && alpha.isFinite && dim.isFinite
            && shadow.isFinite && cornerRadius.isFinite && mask?.isFinite != false
    }
}

extension Pose.Mask {
    fileprivate var isFinite: Bool {
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, cornerRadius].allSatisfy(\.isFinite)
    }
}
