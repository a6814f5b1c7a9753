import Foundation

/// Who gets what is typed, in the whole process: the stand-in has one window that does.
@MainActor
final class FirstResponder {
    static let shared = FirstResponder()
    private(set) weak var current: UIResponder?

    private init() {}

    /// The former one has to give way first; it may refuse.
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

    /// Without asking.
    func drop(_ responder: UIResponder) {
        guard current === responder else { return }
        current = nil
        responder.hasResignedFirstResponder()
        if current == nil { SoftKeyboard.shared.want(false) }
    }

    func endEditing(in view: UIView, _ force: Bool) -> Bool {
        guard let field = current as? UIView, field.isDescendant(of: view) else { return true }
        guard force else { return field.resignFirstResponder() }
        drop(field)
        return true
    }

    /// For the next test.
    func reset() {
        current = nil
    }
}
