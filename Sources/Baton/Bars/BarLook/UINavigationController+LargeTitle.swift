import UIKit

extension UINavigationController {
    /// Returns whether a screen has a large title that scrolls under the background of the bar (B17.41).
    func hasLargeTitleUnderBar(on screen: UIViewController, _ mode: UINavigationItem.LargeTitleDisplayMode?) -> Bool {
        guard BarDesign.current == .glass, navigationBar.prefersLargeTitles,
            !navigationBar.isLow, !screen.navigationItem.isInSearch
        else { return false }
        switch mode ?? screen.navigationItem.largeTitleDisplayMode {
        case .always: return true
        case .automatic: return inheritsLargeTitle(screen)
        default: return false
        }
    }

    /// Whether the nearest screen below with a mode of its own has a large title. The first screen has one.
    private func inheritsLargeTitle(_ screen: UIViewController) -> Bool {
        let place = viewControllers.lastIndex { $0.barScreen === screen } ?? viewControllers.count
        let nearest = viewControllers[..<place].lazy.reversed().map {
            $0.barScreen.navigationItem.largeTitleDisplayMode
        }
        return nearest.first { $0 != .automatic } ?? .always == .always
    }
}

extension UINavigationItem {
    /// Whether an active search takes the place of the titles.
    fileprivate var isInSearch: Bool {
        searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    }
}
