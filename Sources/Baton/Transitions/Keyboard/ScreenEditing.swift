import UIKit

/// The editing in the screen from which a transition leads away. It ends when it is certain that the screen leaves, so
/// that the keyboard goes along with the rest of the transition. Where the transition is cancelled, it goes on if UIKit
/// has ended it at the start. Editing that the app ends is left alone.
@MainActor
final class ScreenEditing {
    private enum Phase {
        /// The transition begins. Editing that ends now ends with it.
        case beginning
        /// The editing lasts, or has been ended by the app.
        case lasting
        /// The editing has ended with the transition.
        case ended
    }

    private weak var screen: UIViewController?
    /// Whether the view of the screen leaves the window at the end.
    private let screenLeaves: Bool
    /// The field that was edited when the transition began, or when it was certain that the screen leaves.
    private weak var field: UIView?
    private var phase = Phase.beginning

    /// Looks for a field that is edited when a transition begins, or was known to be when UIKit asked for the animator. UIKit or the
    /// screen itself may have ended that since.
    init(in transition: RunningTransition, known: UIView?) {
        screen = transition.context.viewController(forKey: .from)
        screenLeaves = transition.leaving != nil
        EditedFields.follow(on: screen)
        field = edited ?? known.flatMap { isInside($0) ? $0 : nil }
        if field == nil { phase = .lasting }
        guard phase == .beginning else { return }
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.begins() } }
    }

    /// The field of the screen that is edited now.
    private var edited: UIView? { (screen?.viewIfLoaded).flatMap(EditedFields.shared.field) }

    private func isInside(_ view: UIView) -> Bool { (screen?.viewIfLoaded).map(view.isDescendant) ?? false }

    /// Called in the turn after the beginning.
    private func begins() {
        noteEnd()
        if phase == .beginning { phase = .lasting }
    }

    private func noteEnd() {
        if phase == .beginning, field?.isFirstResponder == false { phase = .ended }
    }

    /// Ends the editing, because the screen will leave. The field may refuse until the screen has left.
    func leave() {
        noteEnd()
        guard screenLeaves, let edited, edited.resignFirstResponder() else { return }
        field = edited
        phase = .ended
    }

    /// Ends editing that still lasts when the screen is about to be removed.
    func end() {
        if screenLeaves { edited?.endEditing(true) }
    }

    /// Goes on with editing that has ended with the transition, because the screen stays, unless another field is edited by now.
    /// Called when the transition turns back, so that the keyboard comes along, and again at its end.
    func goOn() {
        noteEnd()
        guard phase == .ended, let field, let window = field.window, screen?.presentedViewController == nil,
            !EditedFields.shared.isEditing(in: window)
        else { return }
        field.becomeFirstResponder()
    }
}
