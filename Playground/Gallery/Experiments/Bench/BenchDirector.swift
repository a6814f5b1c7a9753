import UIKit

/// A delegate of a stack that provides an animator, and an interaction where there is one.
@MainActor
final class BenchDirector: NSObject, UINavigationControllerDelegate {
    /// Is called with the name of the method and the screen.
    var tell: (String, UIViewController) -> Void = { _, _ in }
    /// The animator, or nil where UIKit animates.
    var animator: BenchAnimator?
    var interaction: UIPercentDrivenInteractiveTransition?

    init(_ animator: BenchAnimator?) {
        self.animator = animator
    }

    /// Begins a change, and holds it halfway by an interaction, which it returns. Finish or cancel that.
    func holdHalfway(on bench: Bench, _ change: () -> Void) async -> UIPercentDrivenInteractiveTransition {
        let interaction = UIPercentDrivenInteractiveTransition()
        self.interaction = interaction
        change()
        await bench.wait(0.1)
        interaction.update(0.5)
        await bench.wait(0.1)
        return interaction
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        tell("willShow", viewController)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        tell("didShow", viewController)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        tell("animator", toVC)
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}
