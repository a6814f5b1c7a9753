import UIKit

/// A tab bar controller on screen that shows the first of A, B and C, and a log of all calls.
@MainActor
final class TabStage {
    let log = CallLog()
    let delegate: LoggingTabDelegate
    let tabs = UITabBarController()
    let screens: [LoggingScreen]
    private let window: UIWindow

    init() {
        let log = self.log
        delegate = LoggingTabDelegate(log)
        screens = ["A", "B", "C"].map { LoggingScreen($0, log) }
        tabs.viewControllers = screens
        tabs.delegate = delegate
        window = Device.show(tabs)
        log.clear()
    }

    func putAway() {
        tabs.delegate = nil
        Device.put(away: window)
    }

    /// Waits longer than any change of tabs takes.
    func waitForTheEnd() {
        Device.wait(1)
    }
}
