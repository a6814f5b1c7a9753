import UIKit

/// The text fields and text views that are edited. UIKit reports when editing begins, so that views are searched only once: for a
/// field whose editing began before anybody listened.
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
    private var hasSearched = false

    init() {
        let names = [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
        observers = names.map { name in
            NotificationObserver(of: name, reading: { $0.object as? UIView }) { [weak self] in self?.begins($0) }
        }
    }

    /// Takes note of all editing that begins from now on, and of a field of a screen that is edited already.
    static func follow(on screen: UIViewController? = nil) { shared.search(screen) }

    /// The notifications tell what begins later, so that one screen is searched, and once.
    func search(_ screen: UIViewController?) {
        guard !hasSearched, let view = screen?.shown.viewIfLoaded, view.window != nil else { return }
        hasSearched = true
        if begun.isEmpty { view.editedField.map(begins) }
    }

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

extension UIViewController {
    /// The screen of the app that a stack or tabs show. The views around it are UIKit's, and are not searched.
    fileprivate var shown: UIViewController { visibleChild?.shown ?? self }
}

extension UIView {
    fileprivate var editedField: UIView? {
        if isFirstResponder, self is UITextField || self is UITextView { return self }
        for subview in subviews {
            if let field = subview.editedField { return field }
        }
        return nil
    }
}
