import UIKit

/// The text fields and text views that are edited, as UIKit has reported since Baton was used first.
@MainActor
final class EditedFields {
    static let shared = EditedFields()

    private struct Field {
        weak var view: UIView?
        @MainActor var isEdited: Bool { view?.isFirstResponder == true }
    }

    /// Fields whose editing has begun, the newest last. There may be one in each window.
    private var begun: [Field] = []
    private var observers: [NotificationObserver] = []

    init() {
        let names = [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
        observers = names.map { name in
            NotificationObserver(of: name, reading: { $0.object as? UIView }) { [weak self] in self?.begins($0) }
        }
    }

    /// Takes note of all editing that begins from now on.
    static func follow() { _ = shared }

    private func begins(_ view: UIView?) {
        guard let view else { return }
        begun.removeAll { !$0.isEdited || $0.view === view }
        begun.append(Field(view: view))
    }

    /// The field whose editing has begun last, and lasts.
    var newest: UIView? { begun.last(where: \.isEdited)?.view }

    /// Returns the field that is edited in a view.
    func field(in view: UIView) -> UIView? {
        begun.last { $0.isEdited && $0.view?.isDescendant(of: view) == true }?.view
    }

    /// Returns whether a field is edited in a window.
    func isEditing(in window: UIWindow) -> Bool {
        begun.contains { $0.isEdited && $0.view?.window === window }
    }
}
