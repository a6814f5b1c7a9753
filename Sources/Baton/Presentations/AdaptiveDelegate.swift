import UIKit

/// Calls the adaptive delegate, whose methods are optional: each is taken as a value first, which says whether it is
/// there.
@MainActor
enum AdaptiveDelegate {
    static func shouldDismiss(_ presentation: UIPresentationController) -> Bool {
        guard let ask = presentation.delegate?.presentationControllerShouldDismiss else { return true }
        return ask(presentation)
    }

    static func willDismiss(_ presentation: UIPresentationController) {
        guard let tell = presentation.delegate?.presentationControllerWillDismiss else { return }
        tell(presentation)
    }

    static func didDismiss(_ presentation: UIPresentationController) {
        guard let tell = presentation.delegate?.presentationControllerDidDismiss else { return }
        tell(presentation)
    }

    static func didAttemptToDismiss(_ presentation: UIPresentationController) {
        guard let tell = presentation.delegate?.presentationControllerDidAttemptToDismiss else { return }
        tell(presentation)
    }
}
