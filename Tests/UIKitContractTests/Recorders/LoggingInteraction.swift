import UIKit

/// A percent-driven interaction that writes down when UIKit starts it.
@MainActor
final class LoggingInteraction: UIPercentDrivenInteractiveTransition {
    private let log: CallLog
    /// Whether the context said that it was interactive, as UIKit started it.
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
