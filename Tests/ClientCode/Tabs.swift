import Baton
import UIKit

// An app with tabs.

final class MainTabs: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        viewControllers = ["House", "Search", "Profile"].enumerated().map { index, name in
            let child = UINavigationController(rootViewController: UIViewController())
            child.tabBarItem = UITabBarItem(title: name, image: nil, tag: index)
            return child
        }
        transitions = .slideAcross.duration(0.25)
        transitions?.choose = { [weak self] change in
            guard self?.selectedIndex == 0 else { return nil }
            return change.upper is ReaderController ? .fade : .system
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        viewController !== selectedViewController
    }

    func choose(_ kind: Int, isCalm: Bool) {
        switch kind {
        case 0: transitions = isCalm ? nil : .slide
        case 1: transitions = TabTransitions(forward: .cube, back: .fade)
        case 2: transitions = .fade.choose { change in change.to is UINavigationController ? .cube : nil }
        case 3: transitions = .slideAcross.swipe()
        case 4: transitions = .slide.swipe(shouldBegin: { $0.to is UINavigationController }).interruptible(!isCalm)
        case 5: transitions = .fade.swipe(SwipeTabs.Options(rule: ReleaseRule(threshold: 0.3)))
        default: transitions = nil
        }
        transitions?.choose = isCalm ? { _ in .fade } : nil
    }
}
