import UIKit

/// A window with the screen A, and a screen B that a test presents on it.
@MainActor
final class ModalScene {
    let log = CallLog()
    let presenter: LoggingScreen
    let presented: LoggingScreen
    let delegate: LoggingTransitioningDelegate
    let window: UIWindow
    /// The presentation controller of a custom presentation, which only UIKit retains.
    private(set) weak var controller: LoggingPresentationController?

    init(_ style: UIModalPresentationStyle, set: @escaping (LoggingPresentationController) -> Void = { _ in }) {
        presenter = LoggingScreen("A", log, logging: [.appearance, .isAppearing])
        presented = LoggingScreen("B", log, logging: [.appearance, .isAppearing])
        delegate = LoggingTransitioningDelegate(log: log)
        presented.modalPresentationStyle = style
        presented.transitioningDelegate = delegate
        window = Device.show(presenter)
        delegate.makePresentationController = { [weak self, log] presented, presenting in
            let controller = LoggingPresentationController(presented, presenting, log: log)
            set(controller)
            self?.controller = controller
            return controller
        }
        log.clear()
    }

    /// Presents B on A.
    func present(animated: Bool = true, completion: (() -> Void)? = nil) {
        presenter.present(presented, animated: animated, completion: completion)
    }

    /// Dismisses B.
    func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
        presenter.dismiss(animated: animated, completion: completion)
    }

    /// Presents B, waits until the presentation ends, and clears the log.
    func presentQuietly() {
        present()
        Device.wait(1)
        log.clear()
    }

    /// The visible progress of B's way up, from 0 to 1.
    var arrival: CGFloat {
        guard let view = presented.viewIfLoaded, let container = view.superview else { return 0 }
        let place = view.layer.presentation()?.position ?? view.center
        return 1 - (place.y - container.bounds.midY) / container.bounds.height
    }

    /// The lines of the log that concern one participant.
    func lines(of name: String) -> String {
        log.lines.filter { $0.hasPrefix(name + ".") }.joined(separator: "\n")
    }

    func putAway() {
        Device.put(away: window)
    }
}
