import Baton
import UIKit

/// A delegate as an app would write it, with the one line that tells a carrier.
final class PlainDelegate: NSObject, UINavigationControllerDelegate {
    let driver: BarDriver
    let carrier: BarCarrier
    /// What drives the next transitions, if anything.
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
