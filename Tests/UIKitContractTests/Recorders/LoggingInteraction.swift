import UIKit

/// A percent-driven interaction that records when UIKit starts it.
@MainActor
final class LoggingInteraction: UIPercentDrivenInteractiveTransition {
    private let log: CallLog
    /// The context's `isInteractive` when UIKit started the interaction.
    private(set) var startedInteractively: Bool?

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        log.note("startInteractiveTransition")
        startedInteractively = transitionContext.isInteractive
        super.startInteractiveTransition(transitionContext)
    }
}
