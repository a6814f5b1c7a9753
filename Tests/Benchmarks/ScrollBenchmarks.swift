import Baton
import BatonTesting
import UIKit

/// Measures scrolling under a large title that collapses and expands.
@MainActor
enum ScrollBenchmarks {
    /// Measures a frame of scrolling, under a painted bar and under UIKit's own.
    static func collapsingTitle(on device: HeadlessDevice) throws -> Comparison {
        try Comparison {
            try scroll(on: device, BarState(background: .color(.systemRed))).seconds
        } to: {
            try scroll(on: device, BarState()).seconds
        }
    }

    /// Counts the work of 1,000 frames, under a painted bar and under UIKit's own.
    static func collapsingTitleCounts(on device: HeadlessDevice) throws -> (with: Counts, without: Counts) {
        (
            try scroll(on: device, BarState(background: .color(.systemRed))).counts,
            try scroll(on: device, BarState()).counts
        )
    }

    private static func scroll(on device: HeadlessDevice, _ state: BarState) throws -> (seconds: Double, counts: Counts)
    {
        let list = ScrollScreen()
        list.title = "Title"
        list.navigationItem.barState = state
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.transitions = .system
        let stage = Stage(device, root: navigation)
        try stage.settle()
        list.scrollView.contentSize.height = 3_000
        let top = list.scrollView.contentOffset.y
        var frame = 0
        let frames = {
            for _ in 0..<1_000 {
                frame = (frame + 1) % 100
                list.scrollView.contentOffset.y = top + CGFloat(frame < 50 ? frame : 100 - frame)
                stage.advance(by: 1.0 / 60)
            }
        }
        frames()
        let counts = Counts.of(frames)
        let seconds = Stopwatch.seconds(frames) / 1_000
        stage.close()
        return (seconds, counts)
    }

    private final class ScrollScreen: UIViewController {
        let scrollView = UIScrollView()

        override func loadView() {
            view = scrollView
        }
    }
}
