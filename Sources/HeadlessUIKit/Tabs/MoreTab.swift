import Foundation

/// The tab for those screens that have none of their own: a stack with a list of them at its root (B10.6).
@MainActor
final class MoreTab {
    /// How many tabs there is room for.
    static let room = 5

    let navigation: UINavigationController
    private let list = MoreScreen()

    init() {
        navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(title: list.title, image: UIImage(systemName: "ellipsis"), tag: 0)
        list.whenChosen = { [unowned self] in push($0) }
    }

    /// The screen that is shown in place of the list.
    var shown: UIViewController? {
        navigation.stack.first { screen in list.screens.contains { $0 === screen } }
    }

    /// A screen that is not listed any more does not stay.
    func list(_ screens: [UIViewController]) {
        let former = shown
        list.screens = screens
        if former != nil, shown == nil { navigation.setViewControllers([list], animated: false) }
    }

    /// Chosen by code, a screen is there at once.
    func show(_ screen: UIViewController) {
        guard screen !== shown else { return }
        refuseStack(screen)
        navigation.setViewControllers([list, screen], animated: false)
    }

    private func push(_ screen: UIViewController) {
        refuseStack(screen)
        navigation.pushViewController(screen, animated: true)
    }

    /// UIKit lets the two stacks share one bar.
    private func refuseStack(_ screen: UIViewController) {
        precondition(
            !(screen is UINavigationController),
            "A navigation controller under More is not built here: give it one of the first four tabs.")
    }
}
