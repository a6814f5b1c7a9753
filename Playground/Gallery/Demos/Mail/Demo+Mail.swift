import Baton
import UIKit

extension Demo {
    /// An inbox, a message, and the way back by the edge.
    public static let mail = Demo(
        name: "Mail",
        summary: "The message slides over the inbox, which moves by less and darkens.",
        code: "navigationController.transitions = .slide"
    ) { inbox { $0.navigationController?.pushViewController(MessageScreen(Mail.all[$1]), animated: true) } }

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
