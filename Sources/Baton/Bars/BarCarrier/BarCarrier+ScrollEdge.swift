import UIKit

extension BarCarrier {
    /// Returns what the look of a screen depends on besides its state.
    func circumstances(of controller: UIViewController) -> BarCircumstances {
        let screen = controller.barScreen
        var circumstances = renderer.circumstances(of: screen.navigationItem)
        circumstances.hasLargeTitleUnderBar = { [weak navigationController] in
            navigationController?.hasLargeTitleUnderBar(on: screen, $0) ?? false
        }
        circumstances.coverage = { screen.barCoverage }
        return circumstances
    }

    /// Fades the background of the visible screen along with its content.
    func contentDidMove() {
        timeline.look()
        guard state == .resting, let top = navigationController?.topViewController?.barScreen else { return }
        scrolled.follow(top, showing: renderer.shown, in: stackState)
        renderer.cover(by: top.barCoverage)
    }
}
