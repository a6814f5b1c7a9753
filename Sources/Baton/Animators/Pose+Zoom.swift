import UIKit

extension Pose {
    /// Over a source view, with as much of the screen's middle as has the source's shape, and not to be seen. Nil
    /// without a source that is on screen.
    @MainActor
    static func zoomed(_ actor: TransitionActor, onto source: UIView?, in scene: TransitionScene) -> Pose? {
        guard let spot = scene.spot(of: source, on: actor) else { return nil }
        let bounds = actor.view.bounds
        // Nothing of the source stays uncovered, and the screen keeps its proportions.
        let scale = max(spot.width / bounds.width, spot.height / bounds.height)
        let size = CGSize(width: spot.width / scale, height: spot.height / scale)
        let seen = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        let way = CGPoint(x: (spot.midX - bounds.midX) * scene.direction.sign, y: spot.midY - bounds.midY)
        let radius = (source?.layer.cornerRadius ?? 0) / scale
        return Pose.scaled(scale).shifted(Shift(points: way)).faded().seen(
            through: Aperture(seen, cornerRadius: radius))
    }

    static let zoomedALittle = Pose.scaled(0.9).faded()
}
