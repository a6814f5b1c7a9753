import UIKit

/// Hears when text fields and text views begin and end to be edited.
@MainActor
enum EditingWitness {
    /// Returns observers that call a closure with the view whose editing begins, or with nil when it ends.
    static func observers(_ onChange: @escaping @MainActor (UIView?) -> Void) -> [SettingObserver] {
        let begins = [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
        let ends = [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification]
        return begins.map { SettingObserver(of: $0, ofObject: { onChange($0 as? UIView) }) }
            + ends.map { SettingObserver(of: $0) { onChange(nil) } }
    }
}
