import Baton
import UIKit

extension Demo {
    /// A list whose bar fades in with the content, and a screen with a clear bar. The alpha of the bar goes along with
    /// the finger.
    public static let fadingBar = Demo(
        name: "Bar that fades",
        summary: "A bar fades in over a scrolled list, fades out for a clear screen, and follows a swipe back."
    ) {
        let list = FadingListScreen(title: "Harbour", cover: .systemTeal, rows: trees + trees + trees) { list in
            list.navigationController?.pushViewController(clearScreen(), animated: true)
        }
        let navigation = BatonNavigationController(showing: list)
        navigation.transitions = .system
        return navigation
    }

    /// A screen whose picture extends to the top, under a clear bar.
    public static func clearScreen() -> DetailScreen {
        let screen = DetailScreen(
            title: "Pier", words: "Nothing between you and the sky.", ground: .systemIndigo, picture: .systemTeal,
            ink: .white)
        screen.navigationItem.barState = BarState(background: .clear, tint: .white, titleColor: .white)
        return screen
    }

    /// Two screens that keep their own bars while they move.
    public static let ownBars = Demo(
        name: "Bars that move with their screens",
        summary: "Each screen keeps the colour of its own bar, divided at the edge between the two screens."
    ) {
        let start = DetailScreen(
            title: "Clay", words: "Tap to go on.", ground: .systemBackground, picture: .systemBrown)
        start.navigationItem.barState = BarState(background: .color(.systemBrown), tint: .white, titleColor: .white)
        start.view.onTap { [unowned start] in
            start.navigationController?.pushViewController(moss(), animated: true)
        }
        let navigation = UINavigationController(rootViewController: start)
        navigation.transitions = .system
        navigation.transitions?.barState.transitionStyle = .travel
        return navigation
    }

    /// A screen with a bar in another colour.
    public static func moss() -> DetailScreen {
        let screen = DetailScreen(
            title: "Moss", words: "Its bar comes along.", ground: .systemBackground, picture: .systemGreen)
        screen.navigationItem.barState = BarState(background: .color(.systemGreen), tint: .white, titleColor: .white)
        return screen
    }
}
