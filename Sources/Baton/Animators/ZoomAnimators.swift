public import UIKit

/// The new screen grows out of a view of the old one, such as the cell that was tapped.
///
/// The view is asked for when the transition starts. Without one, or when it is no longer on screen, the new screen grows
/// a little out of the middle instead.
///
/// ```swift
/// ZoomPushAnimator(from: cell)
/// ```
public final class ZoomPushAnimator: PushAnimator {
    private let source: @MainActor () -> UIView?

    /// A zoom out of a view, for a duration in seconds.
    public init(from source: @autoclosure @escaping @MainActor () -> UIView? = nil, duration: TimeInterval = 0.4) {
        self.source = source
        super.init(entering: .faded, duration: duration)
    }

    /// Starts on the source view.
    public override func prepare(_ scene: TransitionScene) {
        guard let actor = scene.entering else { return }
        actor.take(.zoomed(actor, onto: source(), in: scene), in: scene)
    }
}

/// The top screen shrinks back onto the view that it belongs to, wherever that is by now.
///
/// Without such a view it shrinks a little towards the middle instead.
public final class ZoomPopAnimator: PopAnimator {
    private let source: @MainActor () -> UIView?

    /// A zoom onto a view, for a duration in seconds.
    public init(to source: @autoclosure @escaping @MainActor () -> UIView? = nil, duration: TimeInterval = 0.4) {
        self.source = source
        super.init(leaving: .faded, duration: duration)
    }

    /// Ends on the source view, which is on the stage by now, at its place for this size of the screen.
    public override func animate(_ scene: TransitionScene) {
        guard let actor = scene.leaving else { return }
        actor.take(.zoomed(actor, onto: source(), in: scene), in: scene)
    }
}

extension Pose {
    /// As wide as a source view and over it, and not to be seen; without a source, a little smaller than its place.
    @MainActor
    fileprivate static func zoomed(_ actor: TransitionActor, onto source: UIView?, in scene: TransitionScene) -> Pose {
        guard let source, source.window != nil, source.window === scene.container.window else {
            return Pose.scaled(0.9).faded()
        }
        let target = source.convert(source.bounds, to: scene.container)
        let place = actor.finalFrame ?? actor.view.frame
        guard place.width > 0, target.width > 0 else { return Pose.scaled(0.9).faded() }
        let way = CGPoint(x: (target.midX - place.midX) * scene.direction.sign, y: target.midY - place.midY)
        return Pose.scaled(target.width / place.width).shifted(Shift(points: way)).faded()
    }
}
