import UIKit

/// A scroll view that fills a screen in a stack, with or without large titles.
@MainActor
final class ScrollBarStage {
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    let screen = UIViewController()
    let stack: UINavigationController
    // An app for iOS 27 shows windows in scenes only.
    private let window = UIWindow(
        windowScene: UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }[0])

    var bar: UINavigationBar { stack.navigationBar }

    init(large: Bool = false) {
        TurnLoop.main.reset()
        HeadlessLog.reset()
        stack = UINavigationController(rootViewController: screen)
        screen.title = "A"
        screen.view.addSubview(scroll)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        bar.prefersLargeTitles = large
        window.rootViewController = stack
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
    }

    func putAway() {
        window.isHidden = true
    }

    /// Drags slowly by a distance, and keeps the finger down at rest.
    func drag(by way: CGFloat) {
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 200, y: 400), in: window)
        for part in 1...10 {
            TurnLoop.main.advance(by: 1.0 / 60)
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: 200, y: 400 + way * CGFloat(part) / 10), in: window)
        }
        TurnLoop.main.advance(by: 0.2)
    }

    func release() {
        HeadlessTouches.ended(finger: 0, in: window)
        TurnLoop.main.advance(by: 3)
    }
}
