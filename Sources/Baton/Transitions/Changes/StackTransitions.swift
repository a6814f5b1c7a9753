import UIKit

/// The transitions of a stack. They are numbered, and not retained.
@MainActor
struct StackTransitions {
    private weak var stack: UINavigationController?
    private weak var numbered: (any UIViewControllerTransitionCoordinator)?
    private var number = 0

    init(of stack: UINavigationController) {
        self.stack = stack
    }

    /// The coordinator that UIKit returns for the stack. It may be that of a modal transition. One without animation is left out,
    /// because it may never report its end (B1.63).
    var newest: (any UIViewControllerTransitionCoordinator)? {
        stack?.transitionCoordinator.flatMap { $0.isAnimated || isOwn($0) ? $0 : nil }
    }

    /// Whether UIKit returns a modal transition without animation, which may hide one between the stack's own screens.
    var mayBeHiddenSilently: Bool { newest == nil && stack?.transitionCoordinator != nil }

    /// Calls a closure when it is worth asking again what a modal transition without animation hides. UIKit keeps such a one for
    /// two or three turns of the main queue (B27.15). If it kept one for ever, asking in each turn would never let the queue rest.
    static func askLater(_ action: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1 / 60) { MainActor.assumeIsolated(action) }
    }

    /// The coordinator of the newest transition between the stack's own screens.
    var own: (any UIViewControllerTransitionCoordinator)? { newest.flatMap { isOwn($0) ? $0 : nil } }

    /// Whether the newest transition between the stack's own screens has begun. Before, the entering screen is not in the
    /// window. None begins in a stack that is not in a window (B1.13).
    var hasBegun: Bool {
        guard let own else { return false }
        return own.viewController(forKey: .to)?.viewIfLoaded?.window != nil || !isInWindow
    }

    private var isInWindow: Bool { stack?.viewIfLoaded?.window != nil }

    func isOwn(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
        stack?.isOwn(coordinator) ?? false
    }

    /// Whether a transition is a modal one that may hide one between the stack's own screens. A stack that is not in a window,
    /// as one that is about to be presented, has none of its own (B1.13).
    func mayHide(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
        !isOwn(coordinator) && isInWindow
    }

    /// Whether another transition than the one with the last number is returned, although that one still exists.
    var isHidden: Bool { numbered != nil && stack?.transitionCoordinator.map { $0 !== numbered } == true }

    /// Returns the number of the newest transition.
    mutating func number(of coordinator: any UIViewControllerTransitionCoordinator) -> Int {
        guard numbered !== coordinator else { return number }
        numbered = coordinator
        number += 1
        return number
    }

    /// The number of the transition between the stack's own screens that runs, if one does.
    var running: Int? {
        mutating get { own.map { number(of: $0) } }
    }
}
