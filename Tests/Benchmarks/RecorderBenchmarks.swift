import Baton
import BatonRecorder
import BatonTesting
import UIKit

/// Measures what a recorder costs.
@MainActor
enum RecorderBenchmarks {
    /// An app with a recorder, or without one.
    @MainActor
    private struct App {
        let stage: Stage
        let stack: UINavigationController

        init(isRecorded: Bool) throws {
            stack = UINavigationController(rootViewController: UIViewController())
            stack.transitions = .slide
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, UINavigationController(rootViewController: UIViewController())]
            stage = Stage(root: tabs)
            try stage.settle()
            if isRecorded { TransitionRecorder.start(in: stage.window) }
        }

        func end() {
            TransitionRecorder.recorder(of: stage.window)?.stop()
            stage.close()
        }

        /// A push, a swipe back that is cancelled, one that finishes, and a rest: two seconds.
        func use() throws {
            let start = stage.now
            stack.pushViewController(UIViewController(), animated: true)
            try stage.settle()
            for x in [80, 380] as [CGFloat] {
                stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: x, y: 400), in: 0.3)
                try stage.settle()
            }
            stage.advance(by: max(0, start + 2 - stage.now))
        }
    }

    /// Counts the work of 600 frames in which nothing happens.
    static func resting(isRecorded: Bool) throws -> Counts {
        let app = try App(isRecorded: isRecorded)
        defer { app.end() }
        return Counts.of { app.stage.advance(by: 10) }
    }

    /// Counts the work of ten rounds of use.
    static func used(isRecorded: Bool) throws -> Counts {
        let app = try App(isRecorded: isRecorded)
        defer { app.end() }
        return try Counts.of { for _ in 0..<10 { try app.use() } }
    }

    /// Compares rounds of use with and without a recorder.
    static func times() throws -> Comparison {
        try Comparison {
            try seconds(isRecorded: true)
        } to: {
            try seconds(isRecorded: false)
        }
    }

    private static func seconds(isRecorded: Bool) throws -> Double {
        let app = try App(isRecorded: isRecorded)
        defer { app.end() }
        return try Stopwatch.seconds { for _ in 0..<5 { try app.use() } }
    }

    /// The bytes of a file after some minutes of continual use.
    static func bytes(minutes: Int) throws -> Int {
        let app = try App(isRecorded: true)
        defer { app.end() }
        for _ in 0..<(minutes * 30) { try app.use() }
        return TransitionRecorder.recorder(of: app.stage.window)?.report.data.count ?? 0
    }
}
