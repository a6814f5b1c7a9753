public import UIKit

/// How a view looks at one end of its move, relative to its place, its container and the reading direction.
///
/// A style is two poses: where the entering view comes from, and where the leaving view goes. Poses combine:
///
/// ```swift
/// Pose.offstage(.bottom).faded().scaled(0.9)
/// ```
///
/// A pose uses only properties that UIKit animates.
public struct Pose: Equatable, Sendable {
    /// A shift, as a fraction of the container and in points. Positive x is towards the trailing edge, positive y is down.
    public struct Shift: Equatable, Sendable {
        public var x: CGFloat
        public var y: CGFloat
        public var points: CGPoint

        /// Creates a shift by fractions of the container's width and height, and by points in addition.
        public init(x: CGFloat = 0, y: CGFloat = 0, points: CGPoint = .zero) {
            self.x = x
            self.y = y
            self.points = points
        }

        /// No shift.
        public static let zero = Shift()
    }

    /// A rotation out of the plane of the screen, about an axis through the view.
    public struct Turn: Equatable, Sendable {
        /// The axis of a rotation out of the plane.
        public enum Axis: Hashable, Sendable {
            /// The axis from top to bottom.
            case vertical
            /// The axis from side to side.
            case horizontal
        }

        public var axis: Axis
        /// The angle in radians. A positive angle moves the trailing side away from the reader about the vertical axis, and the
        /// top about the horizontal axis.
        public var angle: CGFloat

        /// Creates a rotation by an angle in radians.
        public init(_ angle: CGFloat, about axis: Axis) {
            self.angle = angle
            self.axis = axis
        }
    }

    /// The edge of the container that the view is just outside of, whatever its size and place; nil for inside.
    public var exit: DirectionalEdge?
    /// How far the view is from its place, or from just outside its `exit`.
    public var shift = Shift.zero
    /// The scale. 1 is the view's own size.
    public var scale: CGFloat = 1
    /// The rotation in the plane, in radians. A positive angle turns the top towards the trailing edge.
    public var rotation: CGFloat = 0
    /// The rotation out of the plane; nil for none. A view is not visible from behind.
    public var turn: Turn?
    /// The edge of the view that scale, rotation and turn leave where it is; nil for the centre, or for the hinge of an earlier
    /// pose of the same transition.
    public var hinge: DirectionalEdge?
    /// The alpha, which multiplies the view's own.
    public var alpha: CGFloat = 1
    /// How opaque the dimming view over the view is, from 0 to 1.
    public var dim: CGFloat = 0
    /// The colour of the dimming view.
    public var dimColor: UIColor = .black
    /// The radius of the view's corners; 0 leaves them as they are.
    public var cornerRadius: CGFloat = 0

    /// The visible part of the view; nil for all of it.
    public var mask: Mask?

    /// Creates the pose of a view in its place, unchanged.
    public init() {}

    /// The view in its place, unchanged.
    public static let inPlace = Pose()

    /// The view just outside an edge of the container.
    public static func offstage(_ edge: DirectionalEdge) -> Pose {
        var pose = Pose()
        pose.exit = edge
        return pose
    }

    /// The lower view of UIKit's own push: shifted a little towards the leading edge, and dimmed.
    public static let behind = Pose().shifted(Shift(x: -0.3)).dimmed(0.1)

    /// The view in its place, transparent.
    public static let faded = Pose().faded()

    /// The view in its place, larger or smaller.
    public static func scaled(_ scale: CGFloat) -> Pose {
        Pose().scaled(scale)
    }
}
