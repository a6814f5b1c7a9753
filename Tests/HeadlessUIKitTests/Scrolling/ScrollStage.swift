import UIKit

/// A scroll view of 200 by 400 points with content, and a finger.
@MainActor
final class ScrollStage {
    let gestures = GestureStage()
    let delegate = LoggingScrollDelegate()
    let scroll: UIScrollView

    init(_ scroll: UIScrollView = UIScrollView(), content: CGSize = CGSize(width: 200, height: 2000)) {
        self.scroll = scroll
        scroll.frame = CGRect(x: 0, y: 100, width: 200, height: 400)
        scroll.contentSize = content
        gestures.root.addSubview(scroll)
        TurnLoop.main.runTurn()
        scroll.delegate = delegate
    }

    /// Moves a finger by a step in each of a number of frames, and keeps the finger down.
    func drag(from start: CGPoint = CGPoint(x: 100, y: 300), by step: CGVector, frames: Int) {
        gestures.down(start.x, start.y)
        for frame in 1...frames {
            gestures.move(start.x + CGFloat(frame) * step.dx, start.y + CGFloat(frame) * step.dy)
        }
    }

    /// Drags and releases while moving.
    func flick(from start: CGPoint = CGPoint(x: 100, y: 300), by step: CGVector, frames: Int) {
        drag(from: start, by: step, frames: frames)
        gestures.up()
    }

    /// Releases after the finger has rested.
    func releaseAtRest() {
        TurnLoop.main.advance(by: 0.2)
        gestures.up()
    }

    func settle() {
        TurnLoop.main.advance(by: 8)
    }
}
