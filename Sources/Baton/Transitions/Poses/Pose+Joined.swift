import UIKit

extension Pose {
    /// Returns the pose of a view that is in both poses at once, or nil if no pose can say that.
    func joined(by other: Pose) -> Pose? {
        guard mask == nil, other.mask == nil, turn?.axis == other.turn?.axis || turn == nil || other.turn == nil else {
            return nil
        }
        var pose = self
        pose.exit = exit ?? other.exit
        if let exit, let second = other.exit, exit != second { pose.shift += second.wholeShift }
        pose.shift += other.shift
        pose.scale *= other.scale
        pose.rotation += other.rotation
        if let second = other.turn { pose.turn = Turn((turn?.angle ?? 0) + second.angle, about: second.axis) }
        pose.hinge = hinge ?? other.hinge
        pose.alpha *= other.alpha
        pose.dim = dim + other.dim - dim * other.dim
        if dim == 0 { pose.dimColor = other.dimColor }
        pose.shadow = max(shadow, other.shadow)
        pose.cornerRadius = max(cornerRadius, other.cornerRadius)
        return pose
    }
}

extension Pose.Shift {
    fileprivate static func += (shift: inout Self, other: Self) {
        shift.x += other.x
        shift.y += other.y
        shift.points.x += other.points.x
        shift.points.y += other.points.y
    }
}

extension DirectionalEdge {
    /// The shift by the whole container towards this edge.
    fileprivate var wholeShift: Pose.Shift {
        switch self {
        case .leading: Pose.Shift(x: -1)
        case .trailing: Pose.Shift(x: 1)
        case .top: Pose.Shift(y: -1)
        case .bottom: Pose.Shift(y: 1)
        }
    }
}
