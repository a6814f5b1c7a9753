import UIKit

/// What the stand-in's layers cost.
@MainActor
enum LayerBenchmarks {
    /// One layer's presentation while a spring moves it.
    static func presentationOnASpring() -> Double {
        let board = Board(views: 1)
        board.animate()
        TurnLoop.main.advance(by: 0.1)
        let layer = board.views[0].layer
        var sum = 0.0
        let seconds = Stopwatch.seconds(per: 10_000) { sum += Double(layer.presentation()?.position.x ?? 0) }
        board.close()
        return sum == .infinity ? 0 : seconds
    }

    /// One frame of the run loop, and a look at every layer, while all of them move.
    static func frame(layers: Int) -> Double {
        let board = Board(views: layers)
        board.animate()
        let seconds = Stopwatch.seconds(per: 10) {
            TurnLoop.main.advance(by: 1.0 / 60)
            for view in board.views { _ = view.layer.presentation() }
        }
        board.close()
        return seconds
    }

    /// A window full of views.
    @MainActor
    private struct Board {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let views: [UIView]

        init(views count: Int) {
            TurnLoop.main.reset()
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            views = (0..<count).map { UIView(frame: CGRect(x: 0, y: CGFloat($0 % 800), width: 10, height: 10)) }
            views.forEach(root.view.addSubview)
            TurnLoop.main.runTurn()
        }

        /// Long enough to be still running when the measuring ends.
        func animate() {
            UIView.animate(
                withDuration: 1_000, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
                animations: { for view in views { view.center.x += 300 } })
        }

        func close() {
            window.isHidden = true
            TurnLoop.main.reset()
        }
    }
}
