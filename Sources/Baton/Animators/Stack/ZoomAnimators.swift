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
        scene.entering.map { $0.take(.zoomed($0, onto: source(), in: scene) ?? .zoomedALittle, in: scene) }
    }
}

/// The top screen shrinks back onto the view that it belongs to, wherever that is by now.
///
/// When that view is gone, for instance since its cell was deleted, the screen fades away where it is.
public final class ZoomPopAnimator: PopAnimator {
    private let source: @MainActor () -> UIView?

    /// A zoom onto a view, for a duration in seconds.
    public init(to source: @autoclosure @escaping @MainActor () -> UIView? = nil, duration: TimeInterval = 0.4) {
        self.source = source
        super.init(leaving: .faded, duration: duration)
    }

    /// Ends on the source view, which is on the stage by now, at its place for this size of the screen.
    public override func animate(_ scene: TransitionScene) {
        scene.leaving.map { $0.take(.zoomed($0, onto: source(), in: scene) ?? .faded, in: scene) }
    }
}
