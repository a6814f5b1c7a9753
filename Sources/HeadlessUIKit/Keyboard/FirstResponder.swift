import Foundation

/// Tracks the first responder. There is one for the whole process, because only one window of the stand-in receives
/// typed text.
@MainActor
final class FirstResponder {
    static let shared = FirstResponder()
    private(set) weak var current: UIResponder?
    /// Whether editing lasts when the field leaves its window.
    var staysWithoutWindow = false

    private init() {}

    /// Makes a responder the first responder and returns whether it did. The current first responder resigns first and
    /// can refuse.
    func take(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder, responder.agreesToBegin else { return false }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        responder.hasBecomeFirstResponder()
        SoftKeyboard.shared.want(responder.takesText)
        return true
    }

    func leave(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder, responder.agreesToEnd else { return false }
        drop(responder)
        return true
    }

    /// Removes the first responder without asking it.
    func drop(_ responder: UIResponder) {
        guard current === responder else { return }
        current = nil
        responder.hasResignedFirstResponder()
        if current == nil { SoftKeyboard.shared.want(false) }
    }

    /// Removes a first responder that has left its window.
    func leavesWindow(_ responder: UIResponder) {
        if !staysWithoutWindow { drop(responder) }
    }

    func endEditing(in view: UIView, _ force: Bool) -> Bool {
        guard let field = current as? UIView, field.isDescendant(of: view) else { return true }
        guard force else { return field.resignFirstResponder() }
        drop(field)
        return true
    }

    /// Resets the state for the next test.
    func reset() {
        current = nil
    }
}
