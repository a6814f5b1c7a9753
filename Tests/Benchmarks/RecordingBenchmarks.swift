import Baton
import BatonTesting
import UIKit

/// Measures a recording against the same change without one.
@MainActor
enum RecordingBenchmarks {
    /// Measures a push and pop between screens of views, recorded and only played.
    static func pushAndPop(views: Int) throws -> Comparison {
        try Comparison {
            try seconds(views: views) { _ = try $0.record("Benchmark", $1) }
        } to: {
            try seconds(views: views) { try $1() }
        }
    }

    private static func seconds(views: Int, _ play: (Stage, () throws -> Void) throws -> Void) throws -> Double {
        let navigation = UINavigationController(rootViewController: screen(views: views))
        navigation.transitions = .slide
        let stage = Stage(root: navigation)
        try stage.settle()
        defer { stage.close() }
        return try Stopwatch.seconds {
            try play(stage) {
                navigation.pushViewController(screen(views: views), animated: true)
                try stage.settle()
                navigation.popViewController(animated: true)
                try stage.settle()
            }
        }
    }

    private static func screen(views: Int) -> UIViewController {
        let screen = UIViewController()
        for index in 0..<views {
            let label = UILabel(frame: CGRect(x: 20, y: 20 * index, width: 200, height: 20))
            label.text = "Row \(index)"
            screen.view.addSubview(label)
        }
        return screen
    }
}
