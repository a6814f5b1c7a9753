import UIKit

/// An interaction controller that implements only the required method. It adds the `to` view and animates nothing.
@MainActor
final class HandmadeInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        log.note("startInteractiveTransition")
        context = transitionContext
        guard let view = transitionContext.view(forKey: .to), let screen = transitionContext.viewController(forKey: .to)
        else { return }
        view.frame = transitionContext.finalFrame(for: screen)
        transitionContext.containerView.insertSubview(view, at: 0)
    }

    func end(completed: Bool) {
        guard let context else { return }
        completed ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
        context.completeTransition(completed)
        self.context = nil
    }
}
