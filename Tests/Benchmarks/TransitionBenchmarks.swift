import Baton
import BatonTesting
import UIKit

/// Measures complete transitions in virtual time.
@MainActor
enum TransitionBenchmarks {
    /// Measures a slide push and pop with a hand-over of the bar, to their ends at 60 frames per second. The result is
    /// how many times faster than real time they are.
    static func slideWithBar() throws -> Double {
        let stack = try Slides(carriesBar: true)
        var virtual = 0.0
        let real = try Stopwatch.seconds(per: 1) {
            let start = stack.stage.now
            try stack.pushAndPop()
            virtual = stack.stage.now - start
        }
        stack.stage.close()
        return virtual / real
    }

    /// Measures a whole slide push and pop with and without a carried bar.
    static func pushAndPop() throws -> Comparison {
        try Comparison(pairs: 31) {
            try seconds(carriesBar: true)
        } to: {
            try seconds(carriesBar: false)
        }
    }

    /// Counts the work of a whole slide push and pop.
    static func counts(carriesBar: Bool) throws -> Counts {
        let stack = try Slides(carriesBar: carriesBar)
        defer { stack.stage.close() }
        return try Counts.of(stack.pushAndPop)
    }

    private static func seconds(carriesBar: Bool) throws -> Double {
        let stack = try Slides(carriesBar: carriesBar)
        defer { stack.stage.close() }
        return try Stopwatch.seconds(per: 1, stack.pushAndPop)
    }

    /// A stack with slides, and a bar that is either carried from screen to screen or left to the system.
    @MainActor
    private struct Slides {
        let navigation: UINavigationController
        let stage: Stage
        let carriesBar: Bool

        init(carriesBar: Bool) throws {
            self.carriesBar = carriesBar
            let root = UIViewController()
            if carriesBar { root.navigationItem.barState.background = .clear }
            navigation = UINavigationController(rootViewController: root)
            navigation.transitions = .slide
            stage = Stage(root: navigation)
            try stage.settle()
        }

        func pushAndPop() throws {
            let next = UIViewController()
            if carriesBar { next.navigationItem.barState.background = .color(.systemIndigo) }
            navigation.pushViewController(next, animated: true)
            try stage.settle()
            navigation.popViewController(animated: true)
            try stage.settle()
        }
    }
}
