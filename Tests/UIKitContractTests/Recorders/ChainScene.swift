import UIKit

/// A chain of screens, each of which presents the next.
@MainActor
final class ChainScene {
    let log = CallLog()
    private var screens: [String: LoggingScreen] = [:]
    private let window: UIWindow

    init(_ names: [String], _ style: UIModalPresentationStyle = .overFullScreen) {
        let first = LoggingScreen(names[0], log)
        window = Device.show(first)
        screens[names[0]] = first
        var top = first
        for name in names.dropFirst() {
            let next = LoggingScreen(name, log)
            next.modalPresentationStyle = style
            screens[name] = next
            push(next, on: top)
            top = next
        }
    }

    subscript(_ name: String) -> LoggingScreen {
        guard let screen = screens[name] else { preconditionFailure("There is no screen \(name) here.") }
        return screen
    }

    func push(_ presented: UIViewController, on presenter: UIViewController) {
        presenter.present(presented, animated: false)
        Device.wait(0.1)
    }

    func putAway() {
        Device.put(away: window)
    }
}
