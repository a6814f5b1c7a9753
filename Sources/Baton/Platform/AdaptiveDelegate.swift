import UIKit

/// Calls the adaptive delegate, whose methods are optional where there is an Objective-C runtime.
@MainActor
enum AdaptiveDelegate {
    static func shouldDismiss(_ presentation: UIPresentationController) -> Bool {
        #if canImport(ObjectiveC)
            presentation.delegate?.presentationControllerShouldDismiss?(presentation) ?? true
        #else
            presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
        #endif
    }

    static func willDismiss(_ presentation: UIPresentationController) {
        #if canImport(ObjectiveC)
            presentation.delegate?.presentationControllerWillDismiss?(presentation)
        #else
            presentation.delegate?.presentationControllerWillDismiss(presentation)
        #endif
    }

    static func didDismiss(_ presentation: UIPresentationController) {
        #if canImport(ObjectiveC)
            presentation.delegate?.presentationControllerDidDismiss?(presentation)
        #else
            presentation.delegate?.presentationControllerDidDismiss(presentation)
        #endif
    }

    static func didAttemptToDismiss(_ presentation: UIPresentationController) {
        #if canImport(ObjectiveC)
            presentation.delegate?.presentationControllerDidAttemptToDismiss?(presentation)
        #else
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
        #endif
    }
}
