import UIKit

extension Pose {
    /// Returns the pose of a view that is in both poses at once, or nil if no pose can say that.
    func joined(by other: Pose) -> Pose? {
        guard mask == nil, other.mask == nil, turn?.axis == other.turn?.axis || turn == nil || other.turn == nil else {
            return nil
        }
        var pose = shifted(x: other.shift.x, y: other.shift.y, points: other.shift.points)
        pose.exit = exit ?? other.exit
        if let exit, let second = other.exit, exit != second { pose = pose.shiftedWholly(towards: second) }
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

    /// The same pose, shifted by the whole container towards an edge.
    private func shiftedWholly(towards edge: DirectionalEdge) -> Pose {
        switch edge {
        case .leading: shifted(x: -1)
        case .trailing: shifted(x: 1)
        case .top: shifted(y: -1)
        case .bottom: shifted(y: 1)
        }
    }
}
