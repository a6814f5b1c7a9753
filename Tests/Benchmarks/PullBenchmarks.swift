import Baton
import BatonTesting
import UIKit

/// Measures updates of a pull that dismisses a screen.
@MainActor
enum PullBenchmarks {
    /// The gesture that is measured.
    enum Kind: CaseIterable {
        /// The screen is dismissed.
        case free
        /// The dismissal is refused, so that the screen is stretched.
        case refused
        /// The screen is dismissed by a drag of a scroll view over all of it, whose content is at its top.
        case overContent
        /// There is no pull. Only UIKit's part remains.
        case none
    }

    /// Measures one movement of the finger without its frame, and counts the work of 1,000 of them with their frames.
    static func update(_ kind: Kind, views: Int) throws -> (seconds: Double, counts: Counts) {
        let (stage, screen) = try present(views: views, kind)
        stage.finger.down(at: CGPoint(x: 195, y: 150))
        stage.finger.drag(to: CGPoint(x: 195, y: 200), in: 0.2)
        var y: CGFloat = 200
        let move = {
            y = y > 600 ? 200 : y + 1
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: 195, y: y), in: stage.window)
        }
        for _ in 0..<100 { move() }
        let counts = Counts.of {
            for _ in 0..<1_000 {
                move()
                stage.advance(by: 1.0 / 60)
            }
        }
        var times: [Double] = []
        for _ in 0..<1_000 { times.append(Stopwatch.seconds(move)) }
        stage.finger.cancel()
        try stage.settle()
        screen.dismiss(animated: false)
        stage.close()
        return (Stopwatch.median(times), counts)
    }

    private static func present(views: Int, _ kind: Kind) throws -> (Stage, UIViewController) {
        let root = UIViewController()
        let screen = UIViewController()
        let stage = Stage(root: root)
        for _ in 1..<views { screen.view.addSubview(UIView(frame: CGRect(x: 0, y: 700, width: 40, height: 20))) }
        if kind == .overContent {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scroll.contentSize = CGSize(width: 390, height: 2_000)
            screen.view.addSubview(scroll)
        }
        screen.isModalInPresentation = kind == .refused
        root.present(screen, using: .card.pull(kind != .none))
        try stage.settle()
        return (stage, screen)
    }
}
