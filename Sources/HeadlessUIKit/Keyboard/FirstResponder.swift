import Foundation

/// Tracks the first responder. There is one for the whole process, because only one window of the stand-in receives
/// typed text.
@MainActor
final class FirstResponder {
    static let shared = FirstResponder()
    private(set) weak var current: UIResponder?
    /// The field that has asked for the place before its view was in a window. It gets it there (B28.4).
    private weak var awaited: UIView?
    /// Whether editing lasts when the field leaves its window.
    var staysWithoutWindow = false

    private init() {}

    /// Makes a responder the first responder and returns whether it did. The current first responder resigns first and
    /// can refuse.
    func take(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        if let view = responder as? UIView, view.window == nil, view.canBecomeFirstResponder { awaited = view }
        guard responder.canBecomeFirstResponder, responder.agreesToBegin else { return false }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        responder.hasBecomeFirstResponder()
        SoftKeyboard.shared.want(responder.takesText)
        return true
    }

    func leave(_ responder: UIResponder) -> Bool {
        if awaited === responder { awaited = nil }
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

    /// Removes a first responder that has left its window, or makes one of a field that has waited for its window.
    func movesToWindow(_ view: UIView) {
        guard view.window != nil else { return staysWithoutWindow ? () : drop(view) }
        guard view === awaited else { return }
        awaited = nil
        if current == nil { _ = view.becomeFirstResponder() }
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
        awaited = nil
    }
}
