import Baton
import BatonTesting
import UIKit

/// Measures whether costs grow with the work. Each measurement compares an amount of work with half of it.
@MainActor
enum GrowthBenchmarks {
    /// A measurement of an amount of work.
    struct Measurement {
        let counts: Counts
        /// The counts for half of the work.
        let half: Counts
        /// The seconds for the work, and for half of it.
        let time: Comparison
    }

    /// Pushes view controllers without animation, each in a turn of its own, and pops them one after the other.
    static func stack(of count: Int) throws -> Measurement {
        try measure(count) { count in
            let navigation = UINavigationController(rootViewController: UIViewController())
            let stage = Stage(root: navigation)
            return Work(stage) {
                for _ in 1..<count {
                    navigation.pushViewController(UIViewController(), animated: false)
                    stage.turn()
                }
                for _ in 1..<count {
                    navigation.popViewController(animated: false)
                    stage.turn()
                }
            }
        }
    }

    /// Presents stacks on one another, and waits for the end of each presentation.
    static func presentedStacks(_ count: Int) throws -> Measurement {
        try measure(count) { count in
            let root = UINavigationController(rootViewController: UIViewController())
            let stage = Stage(root: root)
            return Work(stage) {
                var top = root
                for _ in 0..<count {
                    let next = UINavigationController(rootViewController: UIViewController())
                    top.present(next, animated: true)
                    try stage.settle()
                    top = next
                }
            }
        }
    }

    /// Asks for presentations at once that wait for one another, and dismisses them one after the other.
    static func waitingPresentations(_ count: Int) throws -> Measurement {
        try measure(count) { count in
            let root = UIViewController()
            let stage = Stage(root: root)
            return Work(stage) {
                for _ in 0..<count { root.present(UIViewController(), using: .card.whenBusy(.wait)) }
                for _ in 0..<count {
                    try stage.settle()
                    root.dismiss(animated: true)
                }
                try stage.settle()
            }
        }
    }

    /// Presents cards on one another, and dismisses all of them in one call.
    static func clearedCards(_ count: Int) throws -> Measurement {
        try measure(count) { count in
            let root = UIViewController()
            let stage = Stage(root: root)
            return Work(stage) {
                var top = root
                for _ in 0..<count {
                    let next = UIViewController()
                    top.present(next, using: .card)
                    try stage.settle()
                    top = next
                }
                root.dismissPresentations { _ in }
                try stage.settle()
            }
        }
    }

    /// Shows a path of screens on a stack, and the path of its root again.
    static func path(of count: Int) throws -> Measurement {
        try measure(count) { count in
            let root = UIViewController()
            let navigation = BatonNavigationController(rootViewController: root)
            let stage = Stage(root: navigation)
            return Work(stage) {
                navigation.show([root] + (1..<count).map { _ in UIViewController() }, animated: false)
                stage.turn()
                navigation.show([root], animated: false)
                stage.turn()
            }
        }
    }

    /// Moves a finger on a view with recognizers that do not recognise anything yet, and lifts it.
    static func recognizers(_ count: Int) throws -> Measurement {
        try measure(count) { count in
            let root = UIViewController()
            let stage = Stage(root: root)
            for _ in 0..<count { root.view.addGestureRecognizer(UIPanGestureRecognizer()) }
            return Work(stage) {
                HeadlessTouches.began(finger: 0, at: CGPoint(x: 100, y: 100), in: stage.window)
                for x in [101, 102, 103, 104, 105] {
                    HeadlessTouches.moved(finger: 0, to: CGPoint(x: CGFloat(x), y: 100), in: stage.window)
                }
                HeadlessTouches.ended(finger: 0, in: stage.window)
            }
        }
    }

    /// Records frames of a screen with views.
    static func recording(views count: Int) throws -> Measurement {
        try measure(count) { count in
            let root = UIViewController()
            for number in 0..<count {
                root.view.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(number), width: 10, height: 10)))
            }
            let stage = Stage(root: root)
            let moving = root.view.subviews[0]
            return Work(stage) {
                _ = stage.record("views") {
                    UIView.animate(withDuration: 0.15) { moving.center.x += 100 }
                    stage.advance(by: 9.0 / 60)
                }
            }
        }
    }

    /// Removes subviews, the last one first.
    static func removals(of count: Int) throws -> Measurement {
        try measure(count) { count in
            let root = UIViewController()
            let stage = Stage(root: root)
            let views = (0..<count).map { _ in UIView() }
            for view in views { root.view.addSubview(view) }
            return Work(stage) { for view in views.reversed() { view.removeFromSuperview() } }
        }
    }

    /// Adds animations of one property of a view.
    static func animations(_ count: Int) throws -> Measurement {
        try measure(count) { count in
            let root = UIViewController()
            let stage = Stage(root: root)
            return Work(stage) {
                for _ in 0..<count { UIView.animate(withDuration: 1) { root.view.center.x += 1 } }
            }
        }
    }

    /// Prepared work on a stage.
    private struct Work {
        let stage: Stage
        let perform: () throws -> Void

        init(_ stage: Stage, _ perform: @escaping () throws -> Void) {
            self.stage = stage
            self.perform = perform
        }
    }

    private static func measure(_ count: Int, _ prepare: @escaping (Int) -> Work) throws -> Measurement {
        let counts = { (amount: Int) in
            let work = prepare(amount)
            defer { work.stage.close() }
            return try Counts.of(work.perform)
        }
        let seconds = { (amount: Int) in
            let work = prepare(amount)
            defer { work.stage.close() }
            return try Stopwatch.seconds(work.perform)
        }
        return Measurement(
            counts: try counts(count), half: try counts(count / 2),
            time: try Comparison {
                try seconds(count)
            } to: {
                try seconds(count / 2)
            })
    }
}
