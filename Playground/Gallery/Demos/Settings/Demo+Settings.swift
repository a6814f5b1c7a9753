import Baton
import UIKit

extension Demo {
    /// Sections whose bars have colours of their own, which blend.
    public static let settings = Demo(
        name: "Settings",
        summary: "The bar of each section has its own colour, which blends with the finger.",
        code: "navigationItem.barState.background = .color(.systemIndigo)"
    ) { settingsStack(.slide) }

    static func settingsStack(_ transitions: NavigationTransitions) -> UINavigationController {
        let rows = SettingsSection.all.map {
            Row(symbol: (name: $0.symbol, tile: $0.color), title: $0.name, words: $0.words, note: "›")
        }
        let list = RowsScreen(title: "Settings", style: .insetGrouped, rows: rows) { list, index in
            let section = sectionScreen(SettingsSection.all[index])
            list.navigationController?.pushViewController(section, animated: true)
        }
        let navigation = BatonNavigationController(showing: list)
        navigation.transitions = transitions
        return navigation
    }

    private static func sectionScreen(_ section: SettingsSection) -> UIViewController {
        let rows = section.rows.map { Row(title: $0, note: "On") }
        let screen = RowsScreen(title: section.name, style: .insetGrouped, rows: rows)
        screen.navigationItem.barState = BarState(
            background: .color(section.color), titleColor: .white, tintColor: .white
        ) {
            $0.statusBarStyle = .lightContent
        }
        return screen
    }
}
