import UIKit

extension NavigationStage {
    /// A further screen that writes down its appearance, not on the stack yet.
    func screen(_ name: String, logging logged: LoggedCalls = .appearance) -> LoggingScreen {
        LoggingScreen(name, log, logging: logged)
    }

    /// A further screen on the stack, with its push behind it.
    @discardableResult
    func push(_ name: String, logging logged: LoggedCalls = .appearance) -> LoggingScreen {
        let pushed = screen(name, logging: logged)
        navigation.pushViewController(pushed, animated: false)
        waitForTheEnd()
        return pushed
    }

    /// Has the end of the running transition written down, as its coordinator tells it.
    func noteCompletion() {
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [log] context in
            log.note("completion(cancelled: \(context.isCancelled))")
        }
    }
}
