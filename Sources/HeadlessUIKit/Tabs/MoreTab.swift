import Foundation

/// The More tab, for view controllers that have no tab of their own. Its navigation controller has a list of them at
/// its root (B10.6).
@MainActor
final class MoreTab {
    /// The maximum number of tabs in the bar.
    static let room = 5

    let navigation: UINavigationController
    private let list = MoreScreen()

    init() {
        navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(title: list.title, image: UIImage(systemName: "ellipsis"), tag: 0)
        list.whenChosen = { [unowned self] in push($0) }
    }

    /// The listed view controller that is on the navigation stack, or nil if only the list is shown.
    var shown: UIViewController? {
        navigation.stack.first { screen in list.screens.contains { $0 === screen } }
    }

    /// Sets the listed view controllers. If the one that is shown is no longer listed, the list is shown again.
    func list(_ screens: [UIViewController]) {
        let former = shown
        list.screens = screens
        if former != nil, shown == nil { navigation.setViewControllers([list], animated: false) }
    }

    /// Shows a view controller that was selected from code, without animation.
    func show(_ screen: UIViewController) {
        guard screen !== shown else { return }
        refuseStack(screen)
        navigation.setViewControllers([list, screen], animated: false)
    }

    private func push(_ screen: UIViewController) {
        refuseStack(screen)
        navigation.pushViewController(screen, animated: true)
    }

    /// Refuses navigation controllers. UIKit shows such a stack and the More stack with a single navigation bar, which
    /// is not supported here.
    private func refuseStack(_ screen: UIViewController) {
        precondition(
            !(screen is UINavigationController),
            "A navigation controller under More is not built here: give it one of the first four tabs.")
    }
}
