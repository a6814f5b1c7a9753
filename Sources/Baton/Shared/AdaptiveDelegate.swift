import UIKit

/// Calls the delegate of a presentation controller. Each optional method is first read as a value, to test whether it
/// is implemented.
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
