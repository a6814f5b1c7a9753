import Foundation
import UIKit

/// A text field that reports its editing, and what the keyboard does meanwhile.
@MainActor
final class LoggingField: UITextField, UITextFieldDelegate {
    private(set) var calls: [String] = []
    /// Returns whether the field lets its editing begin when it is asked.
    var mayBegin: () -> Bool = { true }
    /// Whether the field lets its editing end when it is asked.
    var mayEnd = true
    nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        let names = [
            (UIResponder.keyboardWillShowNotification, "shows"), (UIResponder.keyboardWillHideNotification, "hides"),
        ]
        observers = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.calls.append(word) }
            }
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Test fields are made in code only.")
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// Puts the field on a screen and begins editing.
    static func edited(on screen: UIViewController) -> LoggingField {
        let field = LoggingField(frame: CGRect(x: 60, y: 150, width: 200, height: 30))
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        return field
    }

    /// Returns the calls since the last time.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin() }

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begins") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }

    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ends") }
}
