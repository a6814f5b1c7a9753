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
        start.view.onTap { [unowned start] in
            start.navigationController?.pushViewController(night(), animated: true)
        }
        let navigation = UINavigationController(rootViewController: start)
        navigation.transitions = .slide
        return navigation
    }

    /// A view controller whose bar has its own colour.
    public static func night() -> DetailScreen {
        let screen = DetailScreen(
            title: "Night", words: "A bar of the night's own colour.", ground: .systemBackground,
            picture: .systemIndigo)
        screen.navigationItem.barState = BarState(
            background: .color(.systemIndigo), tint: .white, titleColor: .white)
        return screen
    }
}

extension Demo {
    /// A navigation stack with a red bar, and a modal stack with a blue bar that takes the red bar over.
    public static let carriedBar = Demo(
        name: "Bar over a modal",
        summary: "A presented stack begins with the red bar of the one below, turns it blue, and gives it back."
    ) {
        let start = DetailScreen(
            title: "Dusk", words: "Tap to go below.", ground: .systemBackground, picture: .systemRed)
        start.navigationItem.barState = BarState(background: .color(.systemRed), tint: .white, titleColor: .white)
        start.view.onTap { [unowned start] in
            start.present(depths(), using: .slide().pull(towards: .bottom).carryingBar())
        }
        let navigation = UINavigationController(rootViewController: start)
        navigation.transitions = .slide
        return navigation
    }

    private static func depths() -> UIViewController {
        let screen = DetailScreen(
            title: "Depths", words: "Pull down to come up.", ground: .systemBackground, picture: .systemBlue)
        screen.navigationItem.barState = BarState(background: .color(.systemBlue), tint: .white, titleColor: .white)
        let navigation = UINavigationController(rootViewController: screen)
        navigation.transitions = .slide
        return navigation
    }

    /// Two backgrounds that cannot be blended. Each background moves with its own screen.
    public static let travellingBar = Demo(
        name: "Bar that travels",
        summary: "A gradient and a colour, divided at the edge between the two screens, also under the finger."
    ) {
        let start = DetailScreen(
            title: "Dawn", words: "Tap to go on.", ground: .systemBackground, picture: .systemOrange)
        start.navigationItem.barState = BarState(
            background: .gradient(BarGradient([.systemOrange, .systemPink], direction: .along)), tint: .white,
            titleColor: .white)
        start.view.onTap { [unowned start] in
            start.navigationController?.pushViewController(night(), animated: true)
        }
        let navigation = UINavigationController(rootViewController: start)
        navigation.transitions = .slide
        return navigation
    }
}
