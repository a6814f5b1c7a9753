import UIKit

extension NavigationStage {
    /// A further screen that writes down its appearance, not on the stack yet.
    func screen(_ name: String) -> LoggingScreen {
        LoggingScreen(name, log)
    }

    /// A further screen on the stack, with its push behind it.
    @discardableResult
    func push(_ name: String) -> LoggingScreen {
        let pushed = screen(name)
        navigation.pushViewController(pushed, animated: false)
        waitForTheEnd()
        return pushed
    }
}
