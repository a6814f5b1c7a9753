import Baton
import UIKit

extension Demo {
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
