public import UIKit

/// The appearance of a view at the start or the end of a move, relative to its place, its container and the layout
/// direction.
///
/// A style consists of two poses: where the entering view comes from, and where the leaving view goes. Poses can be
/// combined:
///
/// ```swift
/// Pose.offstage(.bottom).faded().scaled(0.9)
/// ```
///
/// A pose uses only properties that UIKit can animate.
public struct Pose: Equatable, Sendable {
    /// The axis of a turn out of the plane.
    public enum Axis: Hashable, Sendable {
        /// The axis from top to bottom.
        case vertical
        /// The axis from side to side.
        case horizontal
    }

    /// An offset, as a fraction of the container and in points. Positive x is towards the trailing edge, and positive y
    /// is down.
    package struct Shift: Equatable, Sendable {
        package var x: CGFloat = 0
        package var y: CGFloat = 0
        package var points = CGPoint.zero

        static let zero = Shift()
    }

    /// A rotation out of the plane of the screen, about an axis through the view.
    package struct Turn: Equatable, Sendable {
        package var axis: Axis
        /// The angle in radians. A positive angle moves the trailing side away from the viewer about the vertical axis,
        /// and the top about the horizontal axis.
        package var angle: CGFloat

        package init(_ angle: CGFloat, about axis: Axis) {
            self.angle = angle
            self.axis = axis
        }
    }

    /// The edge of the container just outside which the view is placed, whatever its size and frame. Nil for a view
    /// inside.
    package var exit: DirectionalEdge?
    /// The offset of the view from its place, or from just outside its `exit`.
    package var shift = Shift.zero
    /// The scale. 1 is the view's own size.
    package var scale: CGFloat = 1
    /// The rotation in the plane, in radians. A positive angle rotates the top towards the trailing edge.
    package var rotation: CGFloat = 0
    /// The rotation out of the plane, or nil for none. The back of a view is not visible.
    package var turn: Turn?
    /// The edge of the view that scale, rotation and turn do not move. Nil for the centre, or for the hinge of an
    /// earlier pose of the same transition.
    package var hinge: DirectionalEdge?
    /// The alpha, by which the view's own alpha is multiplied.
    package var alpha: CGFloat = 1
    /// The opacity of the dimming view over the view, from 0 to 1.
    package var dim: CGFloat = 0
    /// The colour of the dimming view.
    var dimColor: UIColor = .black
    /// The opacity of the shadow around the view, from 0 to 1.
    package var shadow: CGFloat = 0
    /// The corner radius of the view. 0 leaves the corners as they are.
    package var cornerRadius: CGFloat = 0
    /// The visible part of the view, or nil for all of it.
    var mask: Mask?

    /// The view in its place, unchanged.
    public static let inPlace = Pose()

    /// The view just outside an edge of the container.
    public static func offstage(_ edge: DirectionalEdge) -> Pose { Pose().changing { $0.exit = edge } }

    /// The lower view of UIKit's own push: shifted a little towards the leading edge, and dimmed.
    public static let behind = Pose().shifted(x: -0.3).dimmed(0.1)

    /// The view in its place, transparent.
    public static let faded = Pose().faded()

    /// The view in its place, with a part of its alpha.
    public static func faded(_ alpha: CGFloat = 0) -> Pose { Pose().faded(alpha) }

    /// The view in its place, below a dimming view.
    public static func dimmed(_ dim: CGFloat, color: UIColor = .black) -> Pose { Pose().dimmed(dim, color: color) }

    /// The view in its place, at another scale.
    public static func scaled(_ scale: CGFloat) -> Pose { Pose().scaled(scale) }

    /// The view in its place, rotated in the plane.
    public static func rotated(_ radians: CGFloat) -> Pose { Pose().rotated(radians) }

    /// The view away from its place, by fractions of the container's width and height, and by points.
    public static func shifted(x: CGFloat = 0, y: CGFloat = 0, points: CGPoint = .zero) -> Pose {
        Pose().shifted(x: x, y: y, points: points)
    }
}
