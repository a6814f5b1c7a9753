public import Foundation

/// The keys of the device, which only a user can press.
@MainActor
public enum HeadlessKeyboard {
    /// Whether the keyboard is on screen, or on its way there.
    public static var isShown: Bool { SoftKeyboard.shared.isShown }

    /// Where the keyboard is or goes, in the screen's coordinates.
    public static var frame: CGRect { SoftKeyboard.shared.frame }

    /// Types into the field that is edited. Says whether there is one, and whether it took the text.
    @discardableResult
    public static func type(_ text: String) -> Bool {
        guard let field = FirstResponder.shared.current as? UITextField else { return false }
        let old = field.text ?? ""
        let end = NSRange(location: old.utf16.count, length: 0)
        guard
            field.delegate?.textField(field, shouldChangeCharactersIn: end, replacementString: text) ?? true
        else { return false }
        field.text = old + text
        field.sendActions(for: .editingChanged)
        return true
    }

    /// Presses return. Says whether there was a field that took it.
    @discardableResult
    public static func pressReturn() -> Bool {
        guard let field = FirstResponder.shared.current as? UITextField,
            field.delegate?.textFieldShouldReturn(field) ?? true
        else { return false }
        field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        return true
    }
}
