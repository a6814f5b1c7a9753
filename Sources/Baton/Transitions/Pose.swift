public import UIKit

/// How a view stands at one end of its move, relative to its place, its container and the reading direction.
///
/// A transition is two poses: where the entering view comes from, and where the leaving view goes. Poses combine:
///
/// ```swift
/// Pose.offstage(.bottom).faded().scaled(0.9)
/// ```
///
/// Only what UIKit's animations capture is used, so that what a filmstrip shows is what a device shows.
public struct Pose: Equatable, Sendable {
    /// A shift, in parts of the container and in points; x counts towards trailing, y down.
    public struct Shift: Equatable, Sendable {
        public var x: CGFloat
        public var y: CGFloat
        public var points: CGPoint

        /// A shift by parts of the container's width and height, and by points on top of that.
        public init(x: CGFloat = 0, y: CGFloat = 0, points: CGPoint = .zero) {
            self.x = x
            self.y = y
            self.points = points
        }

        /// Where it is.
        public static let none = Shift()
    }

    /// The side of the container just outside of which the view is, whatever its size and place; nil for inside.
    public var exit: Edge?
    /// How far the view is from its place, or from the exit.
    public var shift = Shift.none
    /// 1 is its own size.
    public var scale: CGFloat = 1
    /// Radians, turning from leading to trailing across the top.
    public var rotation: CGFloat = 0
    /// The view's own alpha is multiplied by it.
    public var alpha: CGFloat = 1
    /// How black a veil over the view is, from 0 to 1.
    public var dim: CGFloat = 0
    /// Rounds the view's corners; 0 leaves them as they are.
    public var cornerRadius: CGFloat = 0

    /// In its place, unchanged.
    public init() {}

    /// In its place, unchanged: the other end of every move.
    public static let inPlace = Pose()

    /// Just outside the container, on one of its sides.
    public static func offstage(_ edge: Edge) -> Pose {
        var pose = Pose()
        pose.exit = edge
        return pose
    }

    /// Under the screen that slides over it: a little towards leading, and darker, as in the system's own push.
    public static let behind = Pose().shifted(Shift(x: -0.3)).dimmed(0.1)

    /// Not to be seen.
    public static let faded = Pose().faded()

    /// Larger or smaller than its place.
    public static func scaled(_ scale: CGFloat) -> Pose {
        Pose().scaled(scale)
    }
}

extension Pose {
    /// The same pose, further away.
    public func shifted(_ shift: Shift) -> Pose {
        var pose = self
        pose.shift.x += shift.x
        pose.shift.y += shift.y
        pose.shift.points.x += shift.points.x
        pose.shift.points.y += shift.points.y
        return pose
    }

    /// The same pose, larger or smaller.
    public func scaled(_ scale: CGFloat) -> Pose {
        var pose = self
        pose.scale *= scale
        return pose
    }

    /// The same pose, turned.
    public func rotated(_ radians: CGFloat) -> Pose {
        var pose = self
        pose.rotation += radians
        return pose
    }

    /// The same pose, less to be seen.
    public func faded(to alpha: CGFloat = 0) -> Pose {
        var pose = self
        pose.alpha *= alpha
        return pose
    }

    /// The same pose under a veil.
    public func dimmed(_ dim: CGFloat) -> Pose {
        var pose = self
        pose.dim = dim
        return pose
    }

    /// The same pose with rounded corners.
    public func rounded(_ radius: CGFloat) -> Pose {
        var pose = self
        pose.cornerRadius = radius
        return pose
    }

    /// The transform of the pose for a view whose place is `frame` in a container, mirrored in right-to-left.
    public func transform(of frame: CGRect, in container: CGRect, direction: ReadingDirection) -> CGAffineTransform {
        let way = exitWay(from: frame, out: container, direction)
        let x = (shift.x * container.width + shift.points.x) * direction.sign
        let y = shift.y * container.height + shift.points.y
        return CGAffineTransform(translationX: way.x + x, y: way.y + y)
            .rotated(by: rotation * direction.sign)
            .scaledBy(x: scale, y: scale)
    }

    /// The shortest way by which no part of the view is inside any more.
    private func exitWay(from frame: CGRect, out container: CGRect, _ direction: ReadingDirection) -> CGPoint {
        let towardsSmallerX = CGPoint(x: container.minX - frame.maxX, y: 0)
        let towardsGreaterX = CGPoint(x: container.maxX - frame.minX, y: 0)
        return switch exit {
        case nil: .zero
        case .top: CGPoint(x: 0, y: container.minY - frame.maxY)
        case .bottom: CGPoint(x: 0, y: container.maxY - frame.minY)
        case .leading: direction == .leftToRight ? towardsSmallerX : towardsGreaterX
        case .trailing: direction == .leftToRight ? towardsGreaterX : towardsSmallerX
        }
    }
}
