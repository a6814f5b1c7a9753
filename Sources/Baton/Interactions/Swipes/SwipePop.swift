public import UIKit

/// Pops the top view controller by a swipe from the leading edge or in the content, with any pop animator.
///
/// `NavigationTransitions` includes a swipe. To use the swipe on its own, attach it and return its `interaction` from
/// your own delegate:
///
/// ```swift
/// let swipe = SwipePop()
/// swipe.attach(to: navigationController)
///
/// func navigationController(_ n: UINavigationController, interactionControllerFor a: UIViewControllerAnimatedTransitioning)
///     -> UIViewControllerInteractiveTransitioning? {
///     swipe.interaction.isBeginning ? swipe.interaction : nil
/// }
/// ```
///
/// The swipe follows the rules of UIKit's own, unless an option allows more. It does not begin at the root, during a
/// transition, behind a hidden bar or a replaced or hidden back button, or while UIKit's own recognizer is disabled.
///
/// It drives pops of animators. Without animators, that is where the delegate does not implement the animator query, only
/// UIKit's own swipes begin.
@MainActor
public final class SwipePop: NSObject {
    /// The options of the swipe. A change takes effect with the next swipe.
    public var options: Options
    /// The interaction that the swipe drives.
    public let interaction: TransitionInteraction
    /// The recognizer of the swipe from the leading edge, for failure requirements with your own recognizers.
    public let edgeRecognizer = UIScreenEdgePanGestureRecognizer()
    /// The recognizer of the swipe in the content, for failure requirements with your own recognizers.
    public let contentRecognizer = UIPanGestureRecognizer()

    /// Whether the swipe belongs to a driver, and not to the app.
    var belongsToDriver = false
    /// Returns the reason why a swipe must not begin, or nil if it may. It is set by the driver that owns the swipe.
    var refuse: () -> String? = { nil }
    /// Called with the reason why a swipe did not begin.
    var onRefusal: (String) -> Void = { _ in }

    private(set) weak var navigationController: UINavigationController?
    /// The view that the last touch has landed on, or that is under the pointer of a scroll.
    weak var touched: UIView?
    /// Whether one of the recognizers was refused for the current touch. The other one does not ask again.
    var hasRefused = false
    /// Whether the app is asked when the swipe has begun, because a pan under the finger may begin with the same movement.
    var asksLater = false
    /// Removes the recognizers, also when the swipe is released. Without a delegate they would take every drag.
    private var end: ReleaseNotice?
    let rest = FingerRest()

    /// Creates a swipe that drives an interaction.
    public init(options: Options = Options(), interaction: TransitionInteraction = TransitionInteraction()) {
        self.options = options
        self.interaction = interaction
        super.init()
        contentRecognizer.maximumNumberOfTouches = 1
        contentRecognizer.allowedScrollTypesMask = .all
        for recognizer in [edgeRecognizer, contentRecognizer] {
            recognizer.delegate = self
        }
        GestureAction(on: edgeRecognizer) { [weak self] _ in if let self { swiped(edgeRecognizer) } }
        GestureAction(on: contentRecognizer) { [weak self] _ in if let self { swiped(contentRecognizer) } }
        end = ReleaseNotice { [edgeRecognizer, contentRecognizer] in
            interaction.cancel()
            for recognizer in [edgeRecognizer, contentRecognizer] {
                recognizer.view?.removeGestureRecognizer(recognizer)
            }
        }
    }

    /// Adds the recognizers to a navigation controller, and removes them from another one. The edge is the leading one of
    /// its layout direction. The swipe ends with `detach()`, or when you release it.
    public func attach(to navigationController: UINavigationController) {
        if let former = self.navigationController, former !== navigationController { detach() }
        self.navigationController = navigationController
        followReadingDirection()
        for recognizer in [edgeRecognizer, contentRecognizer] {
            navigationController.view.addGestureRecognizer(recognizer)
        }
        if !belongsToDriver { SwipePermission.of(navigationController).attachedSwipe = self }
    }

    /// Removes the recognizers. An interactive transition is cancelled, because nothing else would end it.
    public func detach() {
        end?.notify?()
        if let navigationController, SwipePermission.of(navigationController).attachedSwipe === self {
            SwipePermission.of(navigationController).attachedSwipe = nil
        }
        navigationController = nil
    }

    /// Notes the view under a finger, or nil for a scroll, whose place is not known yet, and follows the layout direction.
    func prepare(touching view: UIView?) {
        touched = view
        hasRefused = false
        navigationController.map(SwipePermission.of)?.touched()
        followReadingDirection()
    }

    private func followReadingDirection() {
        guard let view = navigationController?.view else { return }
        let edges: UIRectEdge = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        if edgeRecognizer.edges != edges { edgeRecognizer.edges = edges }
    }

    private func swiped(_ recognizer: UIPanGestureRecognizer) {
        guard let view = recognizer.view else { return interaction.cancel() }
        switch recognizer.state {
        case .began:
            guard let navigationController else { return }
            guard hasFinger() else { return recognizer.letGo() }
            rest.moves()
            interaction.rule = options.rule
            interaction.fingers = GestureFingers(of: recognizer) { [rest] in rest.isRest }
            interaction.begin {
                navigationController.popViewController(animated: true)
                return navigationController.transitionCoordinator
            }
        case .changed:
            rest.moves()
            interaction.update(
                progress(of: recognizer, in: view),
                velocity: interaction.isObserved ? velocity(of: recognizer, in: view) : 0,
                distance: view.bounds.width)
        case .ended:
            interaction.release(
                progress: progress(of: recognizer, in: view),
                velocity: rest.isRest ? 0 : velocity(of: recognizer, in: view), distance: view.bounds.width)
        case .cancelled, .failed:
            interaction.cancel()
        default:
            break
        }
    }

    private func progress(of recognizer: UIPanGestureRecognizer, in view: UIView) -> CGFloat {
        let width = view.bounds.width
        return width > 0 ? DirectionalEdge.trailing.way(of: recognizer.translation(in: view), in: view) / width : 0
    }

    private func velocity(of recognizer: UIPanGestureRecognizer, in view: UIView) -> CGFloat {
        DirectionalEdge.trailing.way(of: recognizer.velocity(in: view), in: view)
    }
}
