import Baton
import UIKit

// A note that is not left while it has unsaved changes.

final class NoteEditor: UIViewController, UITextFieldDelegate {
    private let textField = UITextField()
    private var isDirty = false {
        didSet {
            navigationItem.backInterceptor = isDirty ? { [weak self] in self?.askWhetherToSave() } : nil
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        textField.delegate = self
        textField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        view.addSubview(textField)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    private func textDidChange() {
        isDirty = textField.text?.isEmpty == false
    }

    private func askWhetherToSave() {
        let alert = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                self?.isDirty = false
                self?.navigationController?.popViewController(animated: true)
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}

final class FormController: UITableViewController {
    private var changes = 0 {
        didSet { updateInterceptor() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backInterceptor = confirm
        let interceptor: (() -> Void)? = { [weak self] in self?.confirm() }
        navigationItem.backInterceptor = interceptor
    }

    private func updateInterceptor() {
        navigationItem.backInterceptor =
            changes > 0
            ? { [weak self] in
                guard let self else { return }
                print("back was asked for with \(self.changes) changes")
                self.changes = 0
                self.navigationItem.backInterceptor = nil
            } : nil
    }

    private func confirm() {
        present(UIAlertController(title: "Really?", message: nil, preferredStyle: .alert), animated: true)
    }
}

@MainActor
func makeEditorStack() -> BatonNavigationController {
    let stack = BatonNavigationController(showing: NoteEditor())
    stack.transitions = .system
    Advice.receive = { print($0) }
    return stack
}
