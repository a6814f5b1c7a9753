import UIKit

/// A scroll view that fills a screen, alone in its window or in a stack, and a log of its delegate calls.
@MainActor
final class ScrollStage {
    let log = CallLog()
    let scroll = UIScrollView()
    let screen = UIViewController()
    let stack: UINavigationController?
    private let delegate: LoggingScrollDelegate
    private let window: UIWindow

    /// Creates the stage. `describe` is called before anything is on screen.
    init(inStack: Bool, _ describe: (ScrollStage) -> Void = { _ in }) {
        delegate = LoggingScrollDelegate(log)
        scroll.frame = screen.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(scroll)
        stack = inStack ? UINavigationController(rootViewController: screen) : nil
        window = UIWindow(windowScene: Device.scene)
        describe(self)
        window.rootViewController = stack ?? screen
        window.makeKeyAndVisible()
        Device.wait(0.1)
        scroll.delegate = delegate
        log.clear()
    }

    var safeArea: UIEdgeInsets { scroll.safeAreaInsets }

    func putAway() {
        Device.put(away: window)
    }

    func fillWithLongContent() {
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: 3000)
        Device.turn()
    }
}
