import Baton
import UIKit

/// The settings with other bars.
extension Demo {
    /// Sections that keep their own bars while they move.
    public static let ownBars = Demo(
        name: "Settings, own bars",
        summary: "Each screen keeps its own bar, divided at the edge between the screens.",
        code: "navigationController.transitions?.barState.transition = .travel"
    ) {
        let navigation = settingsStack(.system)
        navigation.viewControllers[0].navigationItem.barState = BarState(
            background: .color(.systemTeal), titleColor: .white, tintColor: .white)
        navigation.transitions?.barState.transition = .travel
        return navigation
    }

    /// Two backgrounds that cannot be blended. Each background moves with its own screen.
    public static let gradientBar = Demo(
        name: "Settings, a gradient bar",
        summary: "A gradient and a colour travel with their screens, also under the finger.",
        code:
            "navigationItem.barState.background = .gradient([.systemOrange, .systemPink], to: .trailing)"
    ) {
        let navigation = settingsStack(.slide)
        navigation.viewControllers[0].navigationItem.barState = BarState(
            background: .gradient([.systemOrange, .systemPink], to: .trailing), titleColor: .white,
            tintColor: .white)
        return navigation
    }
}
