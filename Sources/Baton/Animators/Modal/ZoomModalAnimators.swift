public import UIKit

/// The presented screen grows out of a view of the presenter, such as the picture that was tapped.
///
/// The view is asked for when the transition starts. Without one, or when it is no longer on screen, the presented screen
/// grows a little out of the middle instead.
public final class ZoomPresentAnimator: PresentAnimator {
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

/// The presented screen shrinks back onto the view that it belongs to, or fades away when that is gone.
public final class ZoomDismissAnimator: DismissAnimator {
    private let source: @MainActor () -> UIView?

    /// A zoom onto a view, for a duration in seconds.
    public init(to source: @autoclosure @escaping @MainActor () -> UIView? = nil, duration: TimeInterval = 0.4) {
        self.source = source
        super.init(leaving: .faded, duration: duration)
    }

    /// Ends on the source view.
    public override func animate(_ scene: TransitionScene) {
        scene.leaving.map { $0.take(.zoomed($0, onto: source(), in: scene) ?? .faded, in: scene) }
    }
}
