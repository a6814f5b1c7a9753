import Baton
import UIKit

extension Demo {
    /// An inbox with a red bar, and a draft with a blue bar that takes the red one over.
    public static let draft = Demo(
        name: "Draft",
        summary: "A presented draft begins with the red bar of the inbox, turns it blue, and gives it back.",
        code: "present(draft, using: .slide(from: .bottom).pull(edge: .bottom).carriesBar())"
    ) {
        let navigation = inbox(in: BatonNavigationController()) { inbox, _ in
            inbox.present(draftScreen(), using: .slide(from: .bottom).pull(edge: .bottom).carriesBar())
        }
        navigation.transitions?.barState = barState(.systemRed)
        return navigation
    }

    private static func draftScreen() -> UIViewController {
        let screen = MessageScreen(
            Mail(sender: "To: Ines Albrecht", subject: "Re: The cabin", day: "", text: "I will bring the rope."))
        screen.title = "Draft"
        screen.navigationItem.barState = barState(.systemBlue)
        let navigation = BatonNavigationController(rootViewController: screen)
        navigation.transitions = .slide
        return navigation
    }

    /// White signs on a colour, also in the status bar.
    private static func barState(_ color: UIColor) -> BarState {
        BarState(background: .color(color), titleColor: .white, tintColor: .white) { $0.statusBarStyle = .lightContent }
    }
}
