public import UIKit

/// Pops the top screen by a swipe from the leading edge, with whatever pop animator is in charge.
///
/// `NavigationTransitions` brings one. To use it by itself, attach it and return its `interaction` from your own delegate:
///
/// ```swift
/// let swipe = EdgeSwipePop()
/// swipe.attach(to: navigationController)
///
/// func navigationController(_ n: UINavigationController, interactionControllerFor a: UIViewControllerAnimatedTransitioning)
///     -> UIViewControllerInteractiveTransitioning? {
///     swipe.interaction.isBeginning ? swipe.interaction : nil
/// }
/// ```
@MainActor
public final class EdgeSwipePop: NSObject {
    /// When a swipe begins, and how it ends.
    public struct Options {
        /// Decides at the release whether the pop finishes.
        public var rule: ReleaseRule
        /// Asked before a swipe begins, with the top screen. Return false to stay, for instance to ask about unsaved changes
        /// first.
        public var shouldBegin: @MainActor (UIViewController) -> Bool

        /// Creates options. Without arguments every swipe may begin.
        public init(
            rule: ReleaseRule = ReleaseRule(),
            shouldBegin: @escaping @MainActor (UIViewController) -> Bool = { _ in true }
        ) {
            self.rule = rule
            self.shouldBegin = shouldBegin
        }
    }

    /// When a swipe begins, and how it ends. A change counts from the next swipe on.
    public var options: Options
    /// What the swipe drives.
    public let interaction: TransitionInteraction
    /// The recognizer, for failure relations with your own.
    public let recognizer = UIScreenEdgePanGestureRecognizer()

    /// Says why a swipe must not begin, for whoever brought it; nil if it may.
    var refuse: () -> String? = { nil }
    /// Told why a swipe did not begin.
    var onRefusal: (String) -> Void = { _ in }

    private weak var navigationController: UINavigationController?

    /// Creates a swipe that drives an interaction.
    public init(options: Options = Options(), interaction: TransitionInteraction = TransitionInteraction()) {
        self.options = options
        self.interaction = interaction
        super.init()
        recognizer.delegate = self
        GestureAction(on: recognizer) { [weak self] _ in self?.swiped() }
    }

    /// Adds the recognizer to a navigation controller. The edge follows its reading direction.
    public func attach(to navigationController: UINavigationController) {
        self.navigationController = navigationController
        followReadingDirection()
        navigationController.view.addGestureRecognizer(recognizer)
    }

    /// Removes the recognizer. A transition under the finger goes back, since nobody else would end it.
    public func detach() {
        interaction.cancel()
        recognizer.view?.removeGestureRecognizer(recognizer)
        navigationController = nil
    }

    /// An app may change its language while it runs.
    private func followReadingDirection() {
        guard let view = navigationController?.view else { return }
        recognizer.edges = UIRectEdge(.leading, in: view.effectiveUserInterfaceLayoutDirection)
    }

    private func swiped() {
        guard ![.cancelled, .failed].contains(recognizer.state), let view = recognizer.view, let navigationController
        else { return interaction.cancel() }
        let forward = view.effectiveUserInterfaceLayoutDirection.sign
        let width = view.bounds.width
        let way = recognizer.translation(in: view).x * forward
        switch recognizer.state {
        case .began:
            interaction.rule = options.rule
            interaction.begin {
                navigationController.popViewController(animated: true)
                return navigationController.transitionCoordinator
            }
        case .changed:
            interaction.update(progress(way, of: width))
        case .ended:
            let velocity = recognizer.velocity(in: view).x * forward
            interaction.release(progress: progress(way, of: width), velocity: velocity, distance: width)
        default:
            break
        }
    }

    private func progress(_ way: CGFloat, of width: CGFloat) -> CGFloat {
        width > 0 ? min(1, max(0, way / width)) : 0
    }
}

extension EdgeSwipePop: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let reason = refuse() ?? refusal else { return true }
        onRefusal(reason)
        return false
    }

    /// The swipe does not begin at the root, while screens change, without a button that leads back, or if the app refuses
    /// (B2.43, B2.44). A button of the app's own in the place of the back button does not stop it.
    private var refusal: String? {
        guard let navigationController, let top = navigationController.topViewController else { return "no screen" }
        if navigationController.viewControllers.count < 2 { return "this is the root" }
        if navigationController.transitionCoordinator != nil { return "a transition is running" }
        if top.navigationItem.hasNoWayBack { return "the screen hides its back button" }
        return options.shouldBegin(top) ? nil : "shouldBegin returned false"
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        followReadingDirection()
        return true
    }

    /// Pans of scroll views and pages wait until the swipe has failed, as they do for UIKit's own (B7.17).
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }
}

extension UINavigationItem {
    /// Whether the screen hides its back button and puts nothing in its place, as after a payment.
    fileprivate var hasNoWayBack: Bool {
        hidesBackButton && leftBarButtonItems?.isEmpty ?? true
    }
}
