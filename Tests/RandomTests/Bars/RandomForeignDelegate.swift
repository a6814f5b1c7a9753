import TestSupport
import UIKit

/// A navigation controller delegate with animators that are not Baton's.
final class RandomForeignDelegate: NSObject, UINavigationControllerDelegate {
    private var count = 0

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        count += 1
        switch count % 3 {
        case 0: return PropertyMover(operation)
        case 1: return BlockMover(operation)
        default: return nil
        }
    }
}
