import UIKit

/// Two stacks in tabs. The first shows A and can show B.
@MainActor
final class TwoStacks {
    let log = CallLog()
    let a: LoggingScreen
    let b: LoggingScreen
    let otherRoot = UIViewController()
    let navigation: UINavigationController
    let other: UINavigationController
    let tabs = UITabBarController()
    private let window: UIWindow

    init() {
        a = LoggingScreen("A", log)
        b = LoggingScreen("B", log)
        navigation = UINavigationController(rootViewController: a)
        other = UINavigationController(rootViewController: otherRoot)
        tabs.viewControllers = [navigation, other]
        window = Device.show(tabs)
        Device.wait(0.5)
        log.clear()
    }

    func showB() {
        navigation.pushViewController(b, animated: false)
        Device.wait(0.5)
        log.clear()
    }

    func lines(of name: String) -> [String] {
        log.lines.filter { $0.hasPrefix(name + ".") }
    }

    /// The lines of a screen after a change of tabs without an animator.
    func linesOfTabs(_ name: String) -> [String] {
        log.linesOfTabs.filter { $0.hasPrefix(name + ".") }
    }

    func putAway() {
        tabs.delegate = nil
        Device.put(away: window)
    }
}
