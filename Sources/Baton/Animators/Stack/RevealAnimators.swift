public import UIKit

/// The new screen is seen through a circle that grows out of a view of the old one.
///
/// The view is asked for when the transition starts. Without one, or when it is no longer on screen, the circle grows out
/// of the middle.
public final class RevealPushAnimator: PushAnimator {
    private let source: @MainActor () -> UIView?

    /// A reveal out of a view, for a duration in seconds.
    public init(from source: @autoclosure @escaping @MainActor () -> UIView? = nil, duration: TimeInterval = 0.45) {
        self.source = source
        super.init(entering: .inPlace, duration: duration)
    }

    /// Begins with the circle around the source.
    public override func prepare(_ scene: TransitionScene) {
        scene.entering.map { $0.take(.closed(on: $0, around: source(), in: scene), in: scene) }
    }

    /// Opens the circle.
    public override func animate(_ scene: TransitionScene) {
        scene.entering.map { $0.take(.open(on: $0, around: source(), in: scene), in: scene) }
    }
}

/// The top screen is seen through a circle that closes around a view of the one below it.
public final class RevealPopAnimator: PopAnimator {
    private let source: @MainActor () -> UIView?

    /// A closing around a view, for a duration in seconds.
    public init(to source: @autoclosure @escaping @MainActor () -> UIView? = nil, duration: TimeInterval = 0.45) {
        self.source = source
        super.init(leaving: .inPlace, duration: duration)
    }

    /// Begins with the circle around everything.
    public override func prepare(_ scene: TransitionScene) {
        scene.leaving.map { $0.take(.open(on: $0, around: source(), in: scene), in: scene) }
    }

    /// Closes the circle.
    public override func animate(_ scene: TransitionScene) {
        scene.leaving.map { $0.take(.closed(on: $0, around: source(), in: scene), in: scene) }
    }
}

extension Pose {
    /// Seen through the largest circle inside the source, or through next to nothing in the middle.
    @MainActor
    fileprivate static func closed(on actor: TransitionActor, around source: UIView?, in scene: TransitionScene) -> Pose
    {
        guard let spot = scene.spot(of: source, on: actor) else {
            return Pose().seen(through: .circle(around: actor.middle, radius: 1))
        }
        return Pose().seen(through: .circle(around: spot.middle, radius: min(spot.width, spot.height) / 2))
    }

    @MainActor
    fileprivate static func open(on actor: TransitionActor, around source: UIView?, in scene: TransitionScene) -> Pose {
        let middle = scene.spot(of: source, on: actor)?.middle ?? actor.middle
        return Pose().seen(through: .circle(around: middle, covering: actor.view.bounds))
    }
}
