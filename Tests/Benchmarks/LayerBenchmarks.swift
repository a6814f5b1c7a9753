import UIKit

/// What the stand-in's layers cost.
@MainActor
enum LayerBenchmarks {
    /// One look at a layer of which a spring moves one property.
    static func presentationOnASpring() -> Double {
        look(at: 1) { $0.center.x += 300 }
    }

    /// What each property adds to a look at a layer of which springs move six.
    static func eachOfSixProperties() -> Double {
        look(at: 6) { view in
            view.center.x += 300
            view.bounds.size.width += 30
            view.alpha = 0.5
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.backgroundColor = .red
            view.layer.cornerRadius = 5
        }
    }

    private static func look(at properties: Double, _ changes: @escaping (UIView) -> Void) -> Double {
        let board = Board(moving: 1)
        board.animate(changes)
        TurnLoop.main.advance(by: 0.1)
        let layer = board.views[0].layer
        var sum = 0.0
        let seconds = Stopwatch.seconds(per: 10_000) { sum += Double(layer.presentation()?.opacity ?? 0) }
        board.close()
        return sum == .infinity ? 0 : seconds / properties
    }

    /// One frame of the run loop, and a look at every layer, while all of them move: for a few and for many, and how
    /// many times as long the many take. Measured in turns, since what else the machine does slows whatever it meets.
    static func frames(few: Int, many: Int) -> (few: Double, many: Double, ratio: Double) {
        let pairs = (0..<9).map { _ in (few: frame(layers: few), many: frame(layers: many)) }
        return (
            Stopwatch.median(pairs.map(\.few)), Stopwatch.median(pairs.map(\.many)),
            Stopwatch.median(pairs.map { $0.many / $0.few })
        )
    }

    private static func frame(layers: Int) -> Double {
        let board = Board(moving: layers)
        board.animate { $0.center.x += 300 }
        let seconds = Stopwatch.median(of: 101, board.frame)
        board.close()
        return seconds
    }

    /// The views and layers that ten frames look at while one view moves beside others that stand still.
    static func visits(beside still: Int) -> Int {
        let board = Board(moving: 1, still: still)
        board.animate { $0.center.x += 300 }
        TurnLoop.main.runTurn()
        HeadlessVisits.reset()
        TurnLoop.main.advance(by: 10.0 / 60)
        board.close()
        return HeadlessVisits.layers + HeadlessVisits.views
    }

    /// A window full of views.
    @MainActor
    private struct Board {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let views: [UIView]

        init(moving count: Int, still: Int = 0) {
            TurnLoop.main.reset()
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            views = (0..<count).map { UIView(frame: CGRect(x: 0, y: CGFloat($0 % 800), width: 10, height: 10)) }
            views.forEach(root.view.addSubview)
            for _ in 0..<still { root.view.addSubview(UIView()) }
            TurnLoop.main.runTurn()
        }

        /// Long enough to be still running when the measuring ends.
        func animate(_ changes: @escaping (UIView) -> Void) {
            UIView.animate(
                withDuration: 1_000, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
                animations: { views.forEach(changes) })
        }

        func frame() {
            TurnLoop.main.advance(by: 1.0 / 60)
            for view in views { _ = view.layer.presentation() }
        }

        func close() {
            window.isHidden = true
            TurnLoop.main.reset()
        }
    }
}
