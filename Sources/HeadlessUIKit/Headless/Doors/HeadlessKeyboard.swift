public import Foundation

/// The keyboard of the device, as a user operates it.
@preconcurrency @MainActor
public enum HeadlessKeyboard {
    /// Whether the keyboard is shown or about to be shown.
    public static var isShown: Bool { SoftKeyboard.shared.isShown }

    /// The frame of the keyboard in screen coordinates. During an animation it is the final frame.
    public static var frame: CGRect { SoftKeyboard.shared.frame }

    /// The frame in which the keyboard is seen at this moment, in screen coordinates, also during an animation.
    public static var visibleFrame: CGRect { SoftKeyboard.shared.visibleFrame }

    /// Types text into the text field or text view that is being edited. Returns whether it accepted the text.
    @discardableResult
    public static func type(_ text: String) -> Bool {
        if let view = FirstResponder.shared.current as? UITextView {
            view.text += text
            view.delegate?.textViewDidChange(view)
            NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
            return true
        }
        guard let field = FirstResponder.shared.current as? UITextField else { return false }
        let old = field.text ?? ""
        let end = NSRange(location: old.utf16.count, length: 0)
        guard
            field.delegate?.textField(field, shouldChangeCharactersIn: end, replacementString: text) ?? true
        else { return false }
        field.text = old + text
        field.sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
        return true
    }

    /// Presses the return key. Returns whether a text field accepted it.
    @discardableResult
    public static func pressReturn() -> Bool {
        guard let field = FirstResponder.shared.current as? UITextField,
            field.delegate?.textFieldShouldReturn(field) ?? true
        else { return false }
        field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        return true
    }

    /// Presses a key of a hardware keyboard. Returns whether an object in the responder chain has a command for it.
    @discardableResult
    public static func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        KeyPress(input: input, modifiers: modifiers).perform()
    }
}
