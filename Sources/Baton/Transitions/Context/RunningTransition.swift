public import UIKit

/// A running transition, as an animator uses it: the container, and the two screens in their roles.
///
/// An animator written for entering and leaving screens works for a push and for a presentation, in both layout
/// directions.
@MainActor
public final class RunningTransition {
    /// UIKit's transition context.
    public let context: any UIViewControllerContextTransitioning
    /// The operation of the transition.
    public let operation: ScreenChange.Operation
    /// The screen that appears, or nil if the animator may not touch its view.
    public let entering: TransitionParticipant?
    /// The screen that disappears, or nil if the animator may not touch its view.
    public let leaving: TransitionParticipant?
    /// Whether the animator applies the reduced form of its style, because the user prefers reduced motion.
    ///
    /// A transition that a finger moves is not reduced, unless the user also prefers cross-fades.
    public let isReduced: Bool
    /// The view in which the transition takes place.
    public let containerView: UIView
    /// The layout direction of the container.
    public let layoutDirection: UIUserInterfaceLayoutDirection
    /// The poses of both screens, from the animator's style. They are computed once, when both views are in place and
    /// laid out.
    public internal(set) var poses = TransitionPoses()

    /// The view from which the upper screen grows, if its style has one.
    var growth: ScreenGrowth?

    private var cover: TouchCover?

    init(_ context: any UIViewControllerContextTransitioning, operation: ScreenChange.Operation) {
        self.context = context
        self.operation = operation
        containerView = context.containerView
        Perspective.restore(containerView)
        TouchCover.restore(containerView)
        layoutDirection = containerView.effectiveUserInterfaceLayoutDirection
        entering = Self.participant(.to, .to, of: context, in: containerView)
        leaving = Self.participant(.from, .from, of: context, in: containerView)
        isReduced = ReducedMotion.applies(underFinger: context.isInteractive)
    }

    /// The upper screen: the one that a push adds and a pop removes.
    public var upper: TransitionParticipant? { operation.isForward ? entering : leaving }
    /// The lower screen: the one that a push covers and a pop uncovers.
    public var lower: TransitionParticipant? { operation.isForward ? leaving : entering }

    /// The change of view controllers, or nil if UIKit's context does not contain both.
    public var change: ScreenChange? {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return nil
        }
        return ScreenChange(operation, from: from, to: to)
    }

    private static func participant(
        _ viewKey: UITransitionContextViewKey, _ controllerKey: UITransitionContextViewControllerKey,
        of context: any UIViewControllerContextTransitioning, in container: UIView
    ) -> TransitionParticipant? {
        guard let view = context.view(forKey: viewKey), let controller = context.viewController(forKey: controllerKey)
        else { return nil }
        let frame = context.finalFrame(for: controller)
        return TransitionParticipant(
            controller: controller, view: view, finalFrame: frame == .zero ? nil : frame, in: container)
    }

    /// Adds the entering view to the container at its final frame, and lays it out. UIKit leaves this to the animator (B3.1,
    /// B3.23). A view that is moved before its first layout would have no safe area until the end (B9.5).
    func addEnteringView() {
        guard let view = entering?.view else { return }
        if let frame = entering?.finalFrame { entering?.move(to: frame) }
        if operation.isForward {
            containerView.addSubview(view)
        } else if let leaving, leaving.view.superview === containerView {
            containerView.insertSubview(view, belowSubview: leaving.view)
        } else {
            containerView.insertSubview(view, at: 0)
        }
        view.layoutIfNeeded()
        keepBottomInset()
    }

    func applyStartPoses() {
        if poses.entering.start != .inPlace { entering?.apply(poses.entering.start.ofEnteringScreen) }
        if poses.leaving.start != .inPlace { leaving?.apply(poses.leaving.start) }
    }

    func applyEndPoses() {
        entering?.apply(poses.entering.end)
        leaving?.apply(poses.leaving.end)
    }

    /// Lets no screen receive touches, whatever UIKit delivers during a transition (B2.16, B27.40), unless the entering one accepts
    /// them when a part of the way is seen. Tells when both screens have left the window, or have another size with it.
    func refuseTouches(
        onLeave: @escaping @MainActor () -> Void, onResize: @escaping () -> Void = {},
        accepts: @escaping (_ seen: CGFloat) -> Bool = { _ in false }
    ) {
        let cover = TouchCover(over: containerView, onLeave)
        cover.onResize = onResize
        cover.passes = { [entering = entering?.view, leaving = leaving?.view, operation] point, seen in
            guard accepts(seen), entering?.visibleFrame.contains(point) == true else { return false }
            return operation.isForward || leaving?.visibleFrame.contains(point) != true
        }
        self.cover = cover
    }

    /// Changes something that is not visible, so that an animator that calls this has something to animate (B6.2).
    func changeUnseen() {
        cover?.change()
    }

    /// Restores the screen that is visible at the end, with its touches.
    func restoreStaying(completed: Bool) {
        cover?.restore()
        (completed ? entering : leaving)?.restore(in: containerView)
    }

    /// Restores the screen that UIKit has removed at the end.
    func restoreRemoved(completed: Bool) {
        (completed ? leaving : entering)?.restore(in: containerView)
    }
}
