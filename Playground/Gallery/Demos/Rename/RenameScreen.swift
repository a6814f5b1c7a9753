import Baton
import UIKit

/// A dialog with a field for the name of a list. The keyboard comes after it.
final class RenameScreen: GalleryScreen {
    private let field = UITextField()
    private let save: (String) -> Void

    init(_ name: String, save: @escaping (String) -> Void) {
        self.save = save
        super.init(title: "Rename", color: .secondarySystemBackground)
        field.text = name
        preferredContentSize = CGSize(width: 300, height: 230)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.backgroundColor = .systemBackground
        box.layer.cornerRadius = 10
        box.heightAnchor.constraint(equalToConstant: 44).isActive = true
        box.pin(field, to: box.layoutMarginsGuide)
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Save") { [unowned self] _ in finish() })
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 12
        button.heightAnchor.constraint(equalToConstant: 46).isActive = true
        let heading = UILabel("Name of the list", size: 20, weight: .bold, alignment: .center)
        let column = UIStackView(.vertical, spacing: 18, [heading, box, button])
        view.pin(column, to: view.safeAreaLayoutGuide, insets: .init(top: 24, leading: 20, bottom: 20, trailing: 20))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }

    private func finish() {
        save(field.text ?? "")
        field.resignFirstResponder()
        dismiss(animated: true)
    }
}

extension Demo {
    /// A dialog with a field, which the keyboard would cover.
    public static let rename = Demo(
        name: "Rename",
        summary: "A dialog with a field rises out of the keyboard’s way, and goes when the name is saved.",
        code: "present(rename, using: .dialog)"
    ) {
        let albums = albumList()
        let rename = UIAction(title: "Rename") { [unowned albums] _ in
            albums.present(RenameScreen(albums.title ?? "") { albums.title = $0 }, using: .dialog)
        }
        albums.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: rename)
        let navigation = UINavigationController(rootViewController: albums)
        navigation.transitions = .slide
        return navigation
    }
}
