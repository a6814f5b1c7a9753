import TestSupport
import UIKit

/// A screen that returns the coordinator of a test.
final class HeldScreen: UIViewController {
    var held: HeldCoordinator?

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { held }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}
