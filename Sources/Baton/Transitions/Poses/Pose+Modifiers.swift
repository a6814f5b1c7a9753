public import UIKit

extension Pose {
    /// Returns the same pose with an additional shift, by fractions of the container's width and height, and by points.
    /// Positive x is towards the trailing edge, and positive y is down.
    public func shifted(x: CGFloat = 0, y: CGFloat = 0, points: CGPoint = .zero) -> Pose {
        changing {
            $0.shift.x += x
            $0.shift.y += y
            $0.shift.points.x += points.x
            $0.shift.points.y += points.y
        }
    }

    /// Returns the same pose, scaled by a factor.
    public func scaled(_ scale: CGFloat) -> Pose { changing { $0.scale *= scale } }

    /// Returns the same pose, rotated in the plane. A positive angle rotates the top towards the trailing edge.
    public func rotated(_ radians: CGFloat) -> Pose { changing { $0.rotation += radians } }

    /// Returns the same pose with a rotation out of the plane of the screen, about an axis through the view. The back of a view is
    /// not visible.
    ///
    /// - Parameters:
    ///   - radians: The angle. A positive one moves the trailing side away from the viewer about the vertical axis, and the top
    ///     about the horizontal axis.
    ///   - axis: The axis about which the view is turned.
    public func turned(_ radians: CGFloat, about axis: Axis = .vertical) -> Pose {
        changing { $0.turn = Turn(radians, about: axis) }
    }

    /// Returns the same pose, scaled, rotated and turned about an edge of the view instead of its centre, or of the hinge of an
    /// earlier pose of the same transition.
    public func hinged(at edge: DirectionalEdge) -> Pose { changing { $0.hinge = edge } }

    /// Returns the same pose with its alpha multiplied by a factor.
    public func faded(_ alpha: CGFloat = 0) -> Pose { changing { $0.alpha *= alpha } }

    /// Returns the same pose with only a part of the view visible.
    ///
    /// The view is clipped by a view around it. If the pose also rotates or turns the view, or if the app has placed the
    /// view by constraints, it gets a mask instead, and visual effects in it are not rendered during the transition.
    public func masked(to mask: Mask) -> Pose { changing { $0.mask = mask } }

    /// Returns the same pose with a dimming view over the view, with an opacity from 0 to 1.
    public func dimmed(_ dim: CGFloat, color: UIColor = .black) -> Pose {
        changing {
            $0.dim = dim
            $0.dimColor = color
        }
    }

    /// Returns the same pose with a shadow around the view, with an opacity from 0 to 1.
    ///
    /// The shadow ends with the transition. A view that does not cover its container when it is in place would lose its
    /// shadow there in sight, so it has none; nor has a view of which a mask shows a part.
    public func shadowed(_ opacity: CGFloat = 0.25) -> Pose { changing { $0.shadow = opacity } }

    /// Returns the same pose with rounded corners. A radius of 0 leaves the corners as they are.
    public func rounded(_ radius: CGFloat) -> Pose { changing { $0.cornerRadius = radius } }

    func changing(_ change: (inout Pose) -> Void) -> Pose {
        var pose = self
        change(&pose)
        return pose
    }
}
