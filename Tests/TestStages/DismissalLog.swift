import UIKit

/// Records the calls that a presentation makes to its delegate when the user dismisses it.
@MainActor
final class DismissalLog: NSObject, UIAdaptivePresentationControllerDelegate {
    var allows = true
    private(set) var calls: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
}
