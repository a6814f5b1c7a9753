public import UIKit

/// How one screen comes onto a stack and leaves it.
///
/// A stack has one for all of its screens; a screen may differ, by `NavigationTransitions.choose` or by being a
/// `TransitioningScreen`.
@MainActor
public struct ScreenTransition {
    let makePush: (@MainActor () -> PushAnimator)?
    let makePop: (@MainActor () -> PopAnimator)?

    /// A pair of animators, made anew for each transition.
    public init(
        push: @autoclosure @escaping @MainActor () -> PushAnimator,
        pop: @autoclosure @escaping @MainActor () -> PopAnimator
    ) {
        self.init(makePush: push, makePop: pop)
    }

    init(makePush: (@MainActor () -> PushAnimator)?, makePop: (@MainActor () -> PopAnimator)?) {
        self.makePush = makePush
        self.makePop = makePop
    }

    /// A push of one's own, and the system's pop with its swipe.
    public static func push(_ push: @autoclosure @escaping @MainActor () -> PushAnimator) -> ScreenTransition {
        ScreenTransition(makePush: push, makePop: nil)
    }

    /// The system's push, and a pop of one's own.
    public static func pop(_ pop: @autoclosure @escaping @MainActor () -> PopAnimator) -> ScreenTransition {
        ScreenTransition(makePush: nil, makePop: pop)
    }

    /// UIKit's own push and pop, and its own swipe.
    public static let system = ScreenTransition(makePush: nil, makePop: nil)

    /// The system's look, by Baton's own animators.
    public static var slide: ScreenTransition { .init(push: SlidePushAnimator(), pop: SlidePopAnimator()) }
    /// One screen over the other, from below.
    public static var cover: ScreenTransition { .init(push: CoverPushAnimator(), pop: CoverPopAnimator()) }
    /// Screens fade into each other.
    public static var fade: ScreenTransition { .init(push: FadePushAnimator(), pop: FadePopAnimator()) }
    /// Forward is into the depth.
    public static var depth: ScreenTransition { .init(push: DepthPushAnimator(), pop: DepthPopAnimator()) }
    /// A leaf with a screen on either side.
    public static var flip: ScreenTransition { .init(push: FlipPushAnimator(), pop: FlipPopAnimator()) }
    /// A cube with a screen on each side.
    public static var cube: ScreenTransition { .init(push: CubePushAnimator(), pop: CubePopAnimator()) }

    /// Out of a view and back onto it, which is asked for each time.
    public static func zoom(_ source: @autoclosure @escaping @MainActor () -> UIView?) -> ScreenTransition {
        .init(push: ZoomPushAnimator(from: source()), pop: ZoomPopAnimator(to: source()))
    }

    /// Through a circle that grows out of a view and closes around it.
    public static func reveal(_ source: @autoclosure @escaping @MainActor () -> UIView? = nil) -> ScreenTransition {
        .init(push: RevealPushAnimator(from: source()), pop: RevealPopAnimator(to: source()))
    }
}
