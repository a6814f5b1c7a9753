import Baton
import UIKit

extension Demo {
    /// An inbox, a message, and the way back by the edge.
    public static let mail = Demo(
        name: "Mail", summary: "The message slides over the inbox, which moves by less and darkens."
    ) { inbox { $0.navigationController?.pushViewController(MessageScreen(Mail.all[$1]), animated: true) } }

    /// A picture that travels from the inbox to its message, and on to a screen of its own.
    public static let picture = Demo(
        name: "Picture", summary: "The picture of a message travels with it, and grows into a screen of its own."
    ) {
        let rows = Mail.all.enumerated().map { index, mail in
            Row(art: Artwork.all[index % Artwork.all.count], title: mail.sender, words: mail.subject, note: mail.day)
        }
        let list = RowsScreen(title: "Inbox", rows: rows) { list, index in
            let message = MessageScreen(Mail.all[index], picture: Artwork.all[index % Artwork.all.count])
            list.navigationController?.pushViewController(message, animated: true)
        }
        let navigation = UINavigationController(rootViewController: list)
        navigation.transitions = .slide.sharing("picture")
        return navigation
    }

    static func inbox(
        in navigation: UINavigationController = UINavigationController(),
        choose: @escaping (RowsScreen, Int) -> Void
    ) -> UINavigationController {
        let rows = Mail.all.map { Row(title: $0.sender, words: $0.subject, note: $0.day) }
        navigation.viewControllers = [RowsScreen(title: "Inbox", rows: rows, choose: choose)]
        navigation.transitions = .slide
        return navigation
    }
}
