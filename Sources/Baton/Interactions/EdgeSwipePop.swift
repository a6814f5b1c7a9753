public import UIKit

/// Pops the top view controller by a swipe from the leading edge, with any pop animator.
///
/// `NavigationTransitions` includes a swipe. To use the swipe on its own, attach it and return its `interaction` from
/// your own delegate:
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
    /// The options of a swipe: when it begins, and how it ends.
    public struct Options {
        /// Decides on release whether the pop finishes.
        public var rule: ReleaseRule
        /// Called with the top view controller before a swipe begins. Return false to stay, for example to ask about
        /// unsaved changes first.
        public var shouldBegin: @MainActor (UIViewController) -> Bool

        /// Creates options. By default every swipe may begin.
        public init(
            rule: ReleaseRule = ReleaseRule(),
            shouldBegin: @escaping @MainActor (UIViewController) -> Bool = { _ in true }
        ) {
            self.rule = rule
            self.shouldBegin = shouldBegin
        }
    }

    /// The options of the swipe. A change takes effect with the next swipe.
    public var options: Options
    /// The interaction that the swipe drives.
    public let interaction: TransitionInteraction
    /// The gesture recognizer, for failure requirements with your own recognizers.
    public let recognizer = UIScreenEdgePanGestureRecognizer()

    /// Returns the reason why a swipe must not begin, or nil if it may. It is set by the driver that owns the swipe.
    var refuse: () -> String? = { nil }
    /// Called with the reason why a swipe did not begin.
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

    /// Adds the recognizer to a navigation controller, at the leading edge of its layout direction.
    public func attach(to navigationController: UINavigationController) {
        self.navigationController = navigationController
        followReadingDirection()
        navigationController.view.addGestureRecognizer(recognizer)
    }

    /// Removes the recognizer. An interactive transition is cancelled, because nothing else would end it.
    public func detach() {
        interaction.cancel()
        recognizer.view?.removeGestureRecognizer(recognizer)
        navigationController = nil
    }

    /// Updates the edge for the layout direction, which may change while the app runs.
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

    /// The reason why the swipe must not begin, or nil if it may.
    ///
    /// The swipe does not begin at the root, during a transition, without a button that leads back, or if the app
    /// refuses (B2.43, B2.44). A button of the app in the place of the back button does not prevent the swipe.
    private var refusal: String? {
        guard let navigationController, let top = navigationController.topViewController else { return "no screen" }
        if navigationController.viewControllers.count < 2 { return "this is the root" }
        if navigationController.transitionCoordinator != nil { return "a transition is running" }
        if top.navigationItem.hasNoWayBack { return "the screen hides its back button" }
        if top.navigationItem.interceptsBack() { return "the screen intercepts it" }
        return options.shouldBegin(top) ? nil : "shouldBegin returned false"
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        followReadingDirection()
        return true
    }

    /// The pan recognizers of scroll views and pages wait until the swipe has failed, as for UIKit's own swipe (B7.17).
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }
}

extension UINavigationItem {
    /// Whether the view controller hides its back button and replaces it by nothing, for example after a payment.
    fileprivate var hasNoWayBack: Bool {
        hidesBackButton && leftBarButtonItems?.isEmpty ?? true
    }
}
