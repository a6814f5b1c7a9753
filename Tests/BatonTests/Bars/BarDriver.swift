import Baton
import UIKit

/// Who animates the screens, and by whom the carrier is told.
enum BarDriver: String, CaseIterable {
    /// UIKit's own push and pop, by the one-line form.
    case system
    /// Baton's own slide, by the one-line form.
    case slide
    /// A plain delegate with an animator that opens an animation block.
    case block
    /// A plain delegate with an animator that brings a property animator.
    case property

    /// Those that a finger or a percent can drive here.
    static let drivable: [BarDriver] = [.slide, .block, .property]

    @MainActor
    func animator(for operation: UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)? {
        switch self {
        case .system: nil
        case .slide: operation == .push ? SlidePushAnimator() : SlidePopAnimator()
        case .block: BlockMover(operation)
        case .property: PropertyMover(operation)
        }
    }
}

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
