import UIKit

/// A navigation controller on screen that shows A, or A below B, and a log of all calls.
@MainActor
final class NavigationStage {
    let log = CallLog()
    let delegate: LoggingNavigationDelegate
    let navigation: UINavigationController
    let a: LoggingScreen
    let b: LoggingScreen
    private let window: UIWindow

    init(showing both: Bool = false, logging logged: LoggedCalls = .appearance) {
        delegate = LoggingNavigationDelegate(log)
        a = LoggingScreen("A", log, logging: logged)
        b = LoggingScreen("B", log, logging: logged)
        navigation = UINavigationController(rootViewController: a)
        navigation.delegate = delegate
        window = Device.show(navigation)
        if both {
            navigation.pushViewController(b, animated: false)
            Device.wait(0.1)
        }
        log.clear()
    }

    func putAway() {
        navigation.delegate = nil
        Device.put(away: window)
    }

    /// Waits longer than any push or pop takes.
    func waitForTheEnd() {
        Device.wait(1)
    }

    /// Starts an interactive pop and runs it to its first layout pass.
    func popInteractively(
        _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: any UIViewControllerInteractiveTransitioning
    ) {
        delegate.animator = animator
        delegate.interaction = interaction
        navigation.popViewController(animated: true)
        Device.turn()
    }
}
