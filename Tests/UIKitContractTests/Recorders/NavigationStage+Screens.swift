import UIKit

extension NavigationStage {
    /// Makes another screen that logs its appearance callbacks and is not in the stack yet.
    func screen(_ name: String, logging logged: LoggedCalls = .appearance) -> LoggingScreen {
        LoggingScreen(name, log, logging: logged)
    }

    /// Pushes another screen without animation and waits for the end.
    @discardableResult
    func push(_ name: String, logging logged: LoggedCalls = .appearance) -> LoggingScreen {
        let pushed = screen(name, logging: logged)
        navigation.pushViewController(pushed, animated: false)
        waitForTheEnd()
        return pushed
    }

    /// Logs the completion of the running transition.
    func noteCompletion() {
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [log] context in
            log.note("completion(cancelled: \(context.isCancelled))")
        }
    }
}
