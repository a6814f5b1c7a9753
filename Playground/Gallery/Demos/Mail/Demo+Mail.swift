import Baton
import UIKit

extension Demo {
    /// An inbox, a message, and the way back by the edge.
    public static let mail = Demo(
        name: "Mail", summary: "The message slides over the inbox, which moves by less and darkens."
    ) { inbox { $0.navigationController?.pushViewController(MessageScreen(Mail.all[$1]), animated: true) } }

    /// An inbox with a red bar, and a draft with a blue bar that takes the red one over.
    public static let draft = Demo(
        name: "Draft",
        summary: "A presented draft begins with the red bar of the inbox, turns it blue, and gives it back."
    ) {
        let navigation = inbox { inbox, _ in
            inbox.present(draftScreen(), using: .slide().pull(towards: .bottom).carryingBar())
        }
        navigation.transitions?.barState = BarState(background: .color(.systemRed), tint: .white, titleColor: .white)
        return navigation
    }

    private static func inbox(choose: @escaping (RowsScreen, Int) -> Void) -> UINavigationController {
        let rows = Mail.all.map { Row(title: $0.sender, words: $0.subject, note: $0.day) }
        let navigation = UINavigationController(
            rootViewController: RowsScreen(title: "Inbox", rows: rows, choose: choose))
        navigation.transitions = .slide
        return navigation
    }

    private static func draftScreen() -> UIViewController {
        let screen = MessageScreen(
            Mail(sender: "To: Ines Albrecht", subject: "Re: The cabin", day: "", text: "I will bring the rope."))
        screen.title = "Draft"
        screen.navigationItem.barState = BarState(background: .color(.systemBlue), tint: .white, titleColor: .white)
        let navigation = UINavigationController(rootViewController: screen)
        navigation.transitions = .slide
        return navigation
    }
}
