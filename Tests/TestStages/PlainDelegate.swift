import Baton
import UIKit

/// A hand-written navigation controller delegate that forwards `willShow` to a carrier.
final class PlainDelegate: NSObject, UINavigationControllerDelegate {
    let driver: BarDriver
    let carrier: BarCarrier
    /// The interaction of the next transitions, or nil.
    var percent: UIPercentDrivenInteractiveTransition?

    init(_ driver: BarDriver, for navigation: UINavigationController, stackState: BarState) {
        self.driver = driver
        carrier = BarCarrier(for: navigation, stackState: stackState)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        carrier.willShow(viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        driver.animator(for: operation)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        percent
    }
}
