import Baton
import UIKit

extension Demo {
    /// Sections whose bars have colours of their own, which blend.
    public static let settings = Demo(
        name: "Settings", summary: "The bar of each section has its own colour, which blends with the finger."
    ) { settingsStack(.slide) }

    /// Sections that keep their own bars while they move.
    public static let ownBars = Demo(
        name: "Settings, own bars", summary: "Each screen keeps its own bar, divided at the edge between the screens."
    ) {
        let navigation = settingsStack(.system)
        navigation.viewControllers[0].navigationItem.barState = BarState(
            background: .color(.systemTeal), tint: .white, titleColor: .white)
        navigation.transitions?.barState.transitionStyle = .travel
        return navigation
    }

    /// Two backgrounds that cannot be blended. Each background moves with its own screen.
    public static let gradientBar = Demo(
        name: "Settings, a gradient bar",
        summary: "A gradient and a colour travel with their screens, also under the finger."
    ) {
        let navigation = settingsStack(.slide)
        navigation.viewControllers[0].navigationItem.barState = BarState(
            background: .gradient(BarGradient([.systemOrange, .systemPink], direction: .along)), tint: .white,
            titleColor: .white)
        return navigation
    }

    private static func settingsStack(_ transitions: NavigationTransitions) -> UINavigationController {
        let rows = SettingsSection.all.map {
            Row(symbol: (name: $0.symbol, tile: $0.color), title: $0.name, words: $0.words, note: "›")
        }
        let list = RowsScreen(title: "Settings", rows: rows) { list, index in
            let section = sectionScreen(SettingsSection.all[index])
            list.navigationController?.pushViewController(section, animated: true)
        }
        let navigation = BatonNavigationController(showing: list)
        navigation.transitions = transitions
        return navigation
    }

    private static func sectionScreen(_ section: SettingsSection) -> UIViewController {
        let screen = RowsScreen(title: section.name, rows: section.rows.map { Row(title: $0, note: "On") })
        screen.navigationItem.barState = BarState(
            background: .color(section.color), tint: .white, titleColor: .white, statusBarStyle: .lightContent)
        return screen
    }
}
