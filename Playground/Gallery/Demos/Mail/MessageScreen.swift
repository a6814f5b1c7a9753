import Baton
import UIKit

/// A message: the sender, the subject, the text and perhaps a picture, which a tap opens.
final class MessageScreen: GalleryScreen, SharedViewProvider {
    private let mail: Mail
    private let picture: ArtView?

    init(_ mail: Mail, picture: Artwork? = nil) {
        self.mail = mail
        self.picture = picture.map { ArtView($0, size: CGSize(width: 350, height: 180), corner: 12) }
        super.init(title: "Message")
        // The message begins with the name of its sender. A title above it would say nothing more.
        navigationItem.title = nil
        navigationItem.backButtonTitle = title
        self.picture?.onTap { [unowned self] in
            picture.map { navigationController?.pushViewController(PhotoScreen($0), animated: true) }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let sender = UILabel(mail.sender, size: 22, weight: .bold)
        let subject = UILabel(mail.subject, size: 17, weight: .medium)
        let line = UIView()
        line.backgroundColor = .separator
        let text = UILabel(mail.text, size: 17)
        let column = UIStackView(
            .vertical, spacing: 12, [sender, subject, line] + [picture].compactMap { $0 } + [text])
        picture?.heightAnchor.constraint(equalToConstant: 180).isActive = true
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            line.heightAnchor.constraint(equalToConstant: 1),
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        identifier == "picture" ? picture : nil
    }
}
