public import UIKit

/// One running transition as an animator sees it: the stage and the two actors, named by what they do.
///
/// An animator written against a scene works for a push as for a presentation, in both reading directions.
@MainActor
public final class TransitionScene {
    /// UIKit's context, for whatever the scene leaves out.
    public let context: any UIViewControllerContextTransitioning
    /// The view in which everything happens.
    public let container: UIView
    /// The screen that comes, unless its view is not the animator's to touch.
    public let entering: TransitionActor?
    /// The screen that goes, unless its view is not the animator's to touch.
    public let leaving: TransitionActor?
    /// Which way leading and trailing lie.
    public let direction: ReadingDirection
    /// Whether the user asked for less motion; then Baton plays the reduced form of the animator.
    public let isReduced: Bool

    private let size: CGSize
    private var formerDepth: CATransform3D?

    init(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        container = context.containerView
        size = context.containerView.bounds.size
        entering = Self.actor(.to, .to, in: context)
        leaving = Self.actor(.from, .from, in: context)
        direction = ReadingDirection(of: context.containerView)
        isReduced = UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
    }

    private static func actor(
        _ viewKey: UITransitionContextViewKey, _ controllerKey: UITransitionContextViewControllerKey,
        in context: any UIViewControllerContextTransitioning
    ) -> TransitionActor? {
        guard let view = context.view(forKey: viewKey), let controller = context.viewController(forKey: controllerKey)
        else { return nil }
        let frame = context.finalFrame(for: controller)
        return TransitionActor(controller: controller, view: view, finalFrame: frame == .zero ? nil : frame)
    }

    /// Puts the entering view on the stage at its final frame, which UIKit leaves to the animator (B3.1, B3.23).
    func place(enteringAbove: Bool) {
        guard let view = entering?.view else { return }
        if let frame = entering?.finalFrame { entering?.move(to: frame) }
        if enteringAbove {
            container.addSubview(view)
        } else if let leaving, leaving.view.superview === container {
            container.insertSubview(view, belowSubview: leaving.view)
        } else {
            container.insertSubview(view, at: 0)
        }
    }

    /// Gives depth to whatever turns out of the plane, all seen from one point in front of the container's middle.
    func deepen() {
        guard formerDepth == nil else { return }
        formerDepth = container.layer.sublayerTransform
        var depth = CATransform3DIdentity
        depth.m34 = -1 / Self.distance
        // It may be first needed inside `animate`, and must not grow there.
        UIView.performWithoutAnimation { container.layer.sublayerTransform = depth }
    }

    /// How many points the eye is away: about two lengths of a phone, as a hand holds it.
    private static let distance: CGFloat = 1600

    func restore() {
        if let formerDepth { container.layer.sublayerTransform = formerDepth }
        formerDepth = nil
        for actor in [entering, leaving].compactMap({ $0 }) {
            actor.restore()
            actor.followContainer(from: size, to: container.bounds.size)
        }
    }
}
