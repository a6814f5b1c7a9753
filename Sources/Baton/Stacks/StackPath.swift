import UIKit

/// Lets the owner of a path show it on a stack, and tells the owner where the user goes.
@MainActor
final class StackPath: StackSubscriber {
    /// Called with the view controllers of the stack when the user has changed them, or has cancelled a change.
    var onChange: (([UIViewController]) -> Void)?
    let place = StackPlace.path
    let tellsOfReturn = false

    private weak var stack: UINavigationController?
    private let timeline: StackTimeline
    /// What the owner knows.
    private var known: [UIViewController]
    /// The path that waits for a finger.
    private var wanted: [UIViewController]?
    /// What the stack had when the transition that runs began.
    private var during: [UIViewController]?

    init(of stack: UINavigationController) {
        self.stack = stack
        timeline = StackTimeline.of(stack)
        known = stack.viewControllers
        timeline.subscribe(self)
    }

    /// Shows a path, after the outcome of what a finger holds.
    func show(_ path: [UIViewController], animated: Bool) {
        wanted = path
        if stack?.transitionCoordinator?.isInteractive == true {
            timeline.afterward { [weak self] in self?.showWanted(animated: animated) }
        } else {
            showWanted(animated: animated)
        }
    }

    private func showWanted(animated: Bool) {
        guard let stack, let path = wanted else { return }
        (known, wanted) = (path, nil)
        if stack.viewControllers != path { stack.setViewControllers(path, animated: animated) }
    }

    func receive(_ moment: StackMoment, _ change: StackChange?) {
        guard let stack else { return }
        switch moment {
        case .begins: during = stack.viewControllers
        case .ended, .rests:
            let wasCancelled = during.map { $0 != stack.viewControllers } ?? false
            during = nil
            guard wasCancelled || stack.viewControllers != known else { return }
            known = stack.viewControllers
            onChange?(known)
        case .announced, .hidden, .uncovered, .leftWindow, .cameBack, .looked: break
        }
    }
}
