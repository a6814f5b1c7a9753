import Baton
import UIKit

extension ModalTransitionDriver {
    /// What `describe()` says about the presentation.
    var modalFacts: [DriverFact] {
        let shown = presented
        let presenting = shown?.presentingViewController.map { ScreenName(of: $0).description }
        let presentation = shown?.presentationController
        return [
            DriverFact("presented", shown.map { ScreenName(of: $0).description } ?? "nothing"),
            DriverFact("presenting", presenting ?? "nothing"),
            .delegate(shown?.transitioningDelegate, of: self, forwardedTo: nil),
            DriverFact("transitions", "present \(transitions.present), dismiss \(transitions.dismiss)"),
            DriverFact("presentation", presentation.map { "\(type(of: $0))" } ?? "none"),
            .transition(shown?.transitionCoordinator),
        ] + progressFact + [
            .recognizer("pull", shown.flatMap(pullRecognizer)),
            .recognizer("pinch", shown.flatMap(pinchRecognizer)),
        ]
    }
}
