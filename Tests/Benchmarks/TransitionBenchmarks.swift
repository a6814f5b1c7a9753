import Baton
import BatonTesting
import UIKit

/// Measures complete transitions in virtual time.
@MainActor
enum TransitionBenchmarks {
    /// Measures a slide push and pop with a hand-over of the bar, to their ends at 60 frames per second. The result is
    /// how many times faster than real time they are.
    static func slideWithBar() throws -> Double {
        let root = UIViewController()
        root.navigationItem.barState.background = .clear
        let navigation = UINavigationController(rootViewController: root)
        navigation.transitions = .slide
        let stage = Stage(root: navigation)
        try stage.settle()
        var virtual = 0.0
        let real = try Stopwatch.seconds(per: 1) {
            let start = stage.now
            let next = UIViewController()
            next.navigationItem.barState.background = .color(.systemIndigo)
            navigation.pushViewController(next, animated: true)
            try stage.settle()
            navigation.popViewController(animated: true)
            try stage.settle()
            virtual = stage.now - start
        }
        stage.close()
        return virtual / real
    }
}
