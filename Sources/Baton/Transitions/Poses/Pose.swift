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

        /// No shift.
        public static let zero = Shift()
    }

    /// A turn out of the plane of the screen, about an axis through the view.
    public struct Turn: Equatable, Sendable {
        /// What a view turns about.
        public enum Axis: Hashable, Sendable {
            /// From top to bottom, as a door's.
            case vertical
            /// From side to side, as a flap's.
            case horizontal
        }

        public var axis: Axis
        /// Radians. About the vertical axis a positive turn takes the trailing side away from the reader, about the
        /// horizontal axis the top.
        public var angle: CGFloat

        /// A turn about an axis, by radians.
        public init(_ angle: CGFloat, about axis: Axis) {
            self.angle = angle
            self.axis = axis
        }
    }

    /// The side of the container just outside of which the view is, whatever its size and place; nil for inside.
    public var exit: DirectionalEdge?
    /// How far the view is from its place, or from the exit.
    public var shift = Shift.zero
    /// 1 is its own size.
    public var scale: CGFloat = 1
    /// Radians, turning from leading to trailing across the top.
    public var rotation: CGFloat = 0
    /// The turn out of the plane; nil for a view that lies flat. A turned view is not to be seen from behind.
    public var turn: Turn?
    /// The side of the view that scale, rotation and turn leave where it is; nil for the middle, or for the hinge that an
    /// earlier pose of the same transition gave.
    public var hinge: DirectionalEdge?
    /// The view's own alpha is multiplied by it.
    public var alpha: CGFloat = 1
    /// How opaque the dimming view over the view is, from 0 to 1.
    public var dim: CGFloat = 0
    /// The colour of the dimming view.
    public var dimColor: UIColor = .black
    /// Rounds the view's corners; 0 leaves them as they are.
    public var cornerRadius: CGFloat = 0

    /// The visible part of the view; nil for all of it.
    public var mask: Mask?

    /// In its place, unchanged.
    public init() {}

    /// In its place, unchanged: the other end of every move.
    public static let inPlace = Pose()

    /// Just outside the container, on one of its sides.
    public static func offstage(_ edge: DirectionalEdge) -> Pose {
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
