import Baton
import UIKit

extension Demo {
    /// A picture that travels from the inbox to its message, and on to a screen of its own.
    public static let picture = Demo(
        name: "Picture",
        summary: "The picture of a message travels with it, and grows into a screen of its own.",
        code: #"navigationController.transitions = .slide.sharing("picture")"#
    ) {
        let rows = Mail.all.enumerated().map { index, mail in
            Row(art: Artwork.all[index % Artwork.all.count], title: mail.sender, words: mail.subject, note: mail.day)
        }
        let list = RowsScreen(title: "Inbox", rows: rows) { list, index in
            let message = MessageScreen(Mail.all[index], picture: Artwork.all[index % Artwork.all.count])
            list.navigationController?.pushViewController(message, animated: true)
        }
        let navigation = BatonNavigationController(showing: list)
        navigation.transitions = .slide.sharing("picture")
        return navigation
    }
}
