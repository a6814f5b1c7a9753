import Baton
import BatonTesting
import UIKit

/// The app's own animator, which is counted while it exists.
@MainActor
final class CountedPush: PushAnimator {
    override func prepare(_ transition: RunningTransition) {
        transition.entering?.view.transform = CGAffineTransform(
            translationX: 0, y: -transition.containerView.bounds.height)
    }
}

/// Its opposite.
@MainActor
final class CountedPop: PopAnimator {
    override func animate(_ transition: RunningTransition) {
        transition.leaving?.view.transform = CGAffineTransform(
            translationX: 0, y: -transition.containerView.bounds.height)
    }
}
