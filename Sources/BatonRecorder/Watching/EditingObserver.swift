import Baton
import UIKit

/// Observes where the editing of text fields and text views begins and ends.
@MainActor
enum EditingObserver {
    /// Returns observers that call a closure with the view whose editing begins, or with nil when it ends.
    static func observers(_ onChange: @escaping @MainActor (UIView?) -> Void) -> [NotificationObserver] {
        let begins = [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
        let ends = [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification]
        return begins.map { NotificationObserver(of: $0, reading: { $0.object as? UIView }, onChange) }
            + ends.map { NotificationObserver(of: $0) { onChange(nil) } }
    }
}
