import UIKit

/// A window with a chain of screens, each of which presents the next.
@MainActor
final class ModalStack {
    private(set) var screens: [UIViewController] = [UIViewController()]
    let window = UIWindow(frame: UIScreen.main.bounds)

    init(count: Int, _ style: UIModalPresentationStyle = .overFullScreen) {
        window.rootViewController = screens[0]
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        for _ in 1..<max(1, count) {
            present(style, animated: false)
            TurnLoop.main.advance(by: 0.1)
        }
    }

    var root: UIViewController { screens[0] }

    @discardableResult
    func present(
        _ style: UIModalPresentationStyle = .overFullScreen, animated: Bool,
        delegate: (any UIViewControllerTransitioningDelegate)? = nil
    ) -> UIViewController {
        let next = UIViewController()
        next.modalPresentationStyle = style
        next.transitioningDelegate = delegate
        screens.last?.present(next, animated: animated)
        screens.append(next)
        return next
    }

    func putAway() {
        window.isHidden = true
        window.rootViewController = nil
        TurnLoop.main.runTurn()
    }
}
