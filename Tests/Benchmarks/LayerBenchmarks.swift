import UIKit

/// Measures the cost of the stand-in's layers.
@MainActor
enum LayerBenchmarks {
    /// Measures one access to the presentation layer while a spring animates one property.
    static func presentationOnASpring() -> Double {
        look(at: 1) { $0.center.x += 300 }
    }

    /// Measures the cost per property of one access to the presentation layer while springs animate six properties.
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

    /// Measures one frame of the run loop, and an access to every presentation layer, while all layers move. Compares
    /// many layers with few.
    static func frames(few: Int, many: Int) -> Comparison {
        Comparison {
            frame(layers: many)
        } to: {
            frame(layers: few)
        }
    }

    private static func frame(layers: Int) -> Double {
        let board = Board(moving: layers)
        board.animate { $0.center.x += 300 }
        let seconds = Stopwatch.median(of: 101, board.frame)
        board.close()
        return seconds
    }

    /// Counts the views and layers visited in ten frames, while one view moves next to others that do not move.
    static func visits(beside still: Int) -> Int {
        let board = Board(moving: 1, still: still)
        board.animate { $0.center.x += 300 }
        TurnLoop.main.runTurn()
        HeadlessVisits.reset()
        TurnLoop.main.advance(by: 10.0 / 60)
        board.close()
        return HeadlessVisits.layers + HeadlessVisits.views
    }

    /// A window with many views.
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

        /// Starts an animation that is long enough to run for the whole measurement.
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
