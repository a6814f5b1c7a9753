import UIKit

/// What is visible of a view at the moment at which a running transition is ended. The next one goes on from there.
@MainActor
struct SeenPose {
    private static let key = AssociationKey()
    /// How long it holds: about a frame, since the next transition begins in the same turn or in the one after it.
    private static let validity = 0.02

    let transform: CATransform3D
    let alpha: CGFloat
    let cornerRadius: CGFloat
    /// The alpha of the dimming view above the view.
    let dim: CGFloat
    /// How fast the view moves, in points per second.
    let velocity: CGPoint
    private let time = CACurrentMediaTime()

    /// Notes the pose for the next transition of a view.
    func note(on view: UIView) {
        Self.key.set(self, on: view)
    }

    /// Returns the pose in which a view was seen a moment ago, and forgets it.
    static func take(from view: UIView) -> SeenPose? {
        guard let known = key.get(from: view) as? SeenPose else { return nil }
        key.set(nil, on: view)
        return CACurrentMediaTime() - known.time < validity ? known : nil
    }

    /// Returns the velocity towards a transform, in remaining distances per second.
    func velocity(towards end: CATransform3D) -> Double {
        let way = CGPoint(x: end.m41 - transform.m41, y: end.m42 - transform.m42)
        let square = way.x * way.x + way.y * way.y
        return square > 0 ? Double((velocity.x * way.x + velocity.y * way.y) / square) : 0
    }
}
