import UIKit

/// Moves the focus of VoiceOver to the screen that a transition has shown, where UIKit has not. It is not known whether
/// UIKit does in a transition with an animator of the app (B10.22). A second announcement would interrupt the first, so
/// that Baton makes none unless the focus is still on what has left, a moment after the end.
@MainActor
struct TransitionFocus {
    /// How long VoiceOver is given to move, after UIKit has announced the screen. It runs in another process.
    private static let patience = 1.0

    private weak var former: AnyObject?
    private let moves = VoiceOverFocus.moves

    /// Notes the element that has the focus. Create the value before the transition begins.
    init() {
        former = VoiceOverFocus.element
    }

    /// Looks at the focus a moment after the end of a transition.
    func transitionEnded(_ transition: RunningTransition, completed: Bool) {
        guard UIAccessibility.isVoiceOverRunning, let change = transition.change else { return }
        // What is shown then is in a presentation, and other screens stay behind it.
        let isPresented = change.operation == (completed ? .present : .dismiss)
        let presentation = isPresented ? transition.containerView : nil
        check(showing: completed ? change.to : change.from, in: presentation, completed: completed)
    }

    private func check(showing screen: UIViewController, in presentation: UIView?, completed: Bool) {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak screen, weak presentation] in
            MainActor.assumeIsolated {
                guard let screen, screen.isReached, moves == VoiceOverFocus.moves else { return }
                // The next transition may be cancelled.
                guard screen.transitionCoordinator == nil else {
                    return check(showing: screen, in: presentation, completed: completed)
                }
                guard isAstray(presentation, completed: completed) else { return }
                VoiceOverFocus.move(to: (completed ? nil : VoiceOverFocus.unlessGone(former)) ?? screen.view)
            }
        }
    }

    /// Whether the focus is not on what is shown. Of an element that is no view, and of a view behind a presentation, where the user
    /// may have moved the focus, it is only known whether it had the focus before.
    private func isAstray(_ presentation: UIView?, completed: Bool) -> Bool {
        guard let element = VoiceOverFocus.element else { return true }
        if let view = element as? UIView {
            guard view.window != nil else { return true }
            guard let presentation, !view.isDescendant(of: presentation) else { return false }
        }
        return completed == (element === former)
    }
}

extension UIViewController {
    /// Whether VoiceOver reaches the screen: it is in a window, and not behind a presentation that hides it (B10.21).
    fileprivate var isReached: Bool {
        viewIfLoaded?.window != nil
            && presentedViewController?.presentationController?.containerView?.accessibilityViewIsModal != true
    }
}
