import Baton
import UIKit

extension Demo {
    /// A screen under a clear bar, and one under a coloured bar.
    public static let bar = Demo(
        name: "Bar",
        summary: "A clear bar turns into a coloured one while the screens change, and back under the finger."
    ) {
        let start = DetailScreen(
            title: "Shore", words: "A bar that is not there.", ground: .systemTeal, picture: .systemBlue)
        start.navigationItem.barState.background = .clear
        start.view.addGestureRecognizer(
            TapRecognizer { [unowned start] in
                start.navigationController?.pushViewController(night(), animated: true)
            })
        let navigation = UINavigationController(rootViewController: start)
        navigation.transitions = .slide
        return navigation
    }

    /// A screen that wants its bar in a colour of its own.
    public static func night() -> DetailScreen {
        let screen = DetailScreen(
            title: "Night", words: "A bar of the night's own colour.", ground: .systemBackground,
            picture: .systemIndigo)
        screen.navigationItem.barState = BarState(
            background: .color(.systemIndigo), tint: .white, titleColor: .white)
        return screen
    }
}
