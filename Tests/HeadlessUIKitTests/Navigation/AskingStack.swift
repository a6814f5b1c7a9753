import UIKit

/// A stack of two screens whose subclass implements the navigation bar's delegate methods.
@MainActor
final class AskingStack: UINavigationController, UINavigationBarDelegate {
    private(set) var calls: [String] = []
    var agrees = true
    var popsItself = false
    private(set) lazy var window = UIWindow(frame: UIScreen.main.bounds)

    static func shown(screens: Int = 2) -> AskingStack {
        TurnLoop.main.reset()
        let stack = AskingStack(navigationBarClass: nil, toolbarClass: nil)
        stack.viewControllers = (0..<screens).map { number in
            let screen = UIViewController()
            screen.title = "\(number)"
            return screen
        }
        stack.window.rootViewController = stack
        stack.window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        return stack
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        calls.append("shouldPop \(item.title ?? "")")
        if popsItself { popViewController(animated: true) }
        return agrees
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        calls.append("didPop \(item.title ?? "")")
    }
}
