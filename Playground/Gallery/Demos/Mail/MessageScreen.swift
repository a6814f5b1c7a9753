import Baton
import UIKit

/// A message: the sender, the subject and the text.
final class MessageScreen: GalleryScreen {
    private let mail: Mail

    init(_ mail: Mail) {
        self.mail = mail
        super.init(title: "Message")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let sender = UILabel(mail.sender, size: 22, weight: .bold)
        let subject = UILabel(mail.subject, size: 17, weight: .medium)
        let line = UIView()
        line.backgroundColor = .separator
        let text = UILabel(mail.text, size: 17)
        let column = UIStackView(.vertical, spacing: 12, [sender, subject, line, text])
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            line.heightAnchor.constraint(equalToConstant: 1),
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }
}
