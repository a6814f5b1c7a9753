import BatonTesting
import UIKit

/// The elements of a moving picture: each view once, with what changes.
struct MovingDrawing {
    /// Draws the content of views.
    var strip = StripDrawing()
    let clock: MovingClock

    typealias Moment = MovingNode.Moment

    init(_ clock: MovingClock) {
        self.clock = clock
    }

    /// Returns a still picture of some views.
    mutating func still(_ views: [RecordedView]) -> String {
        strip.element(of: views)
    }

    /// Returns what is visible of a tree of views.
    mutating func element(of root: MovingNode) -> String {
        let always = clock.times.map { _ in true }
        return root.children.map { element($0, in: always) }.joined()
    }

    private mutating func element(_ node: MovingNode, in outside: [Bool]) -> String {
        let moments = node.moments.filter { outside[$0.frame] && $0.view.opacity > 0.004 }
        guard !moments.isEmpty else { return "" }
        let visible = clock.frames(of: moments)
        var inside = node.children.map { element($0, in: visible) }.joined()
        let hasPicture = moments.contains { $0.view.picture != nil }
        if moments.contains(where: \.view.clips), !inside.isEmpty || hasPicture {
            inside = clipped(inside, moments) { $0.clips ? ($0.bounds, $0.cornerRadius) : nil }
        }
        var content = own(moments) + inside
        guard !content.isEmpty else { return "" }
        if moments.contains(where: { $0.view.mask != nil }) {
            content = clipped(content, moments) { view in view.mask.map { ($0.frame, $0.cornerRadius) } }
        }
        let alpha = clock.faded(content, clock.keys(moments) { [$0.opacity] })
        let shown = visible == outside ? alpha : clock.shown(alpha, visible)
        return placed(shown, moments)
    }

    private func placed(_ content: String, _ moments: [Moment]) -> String {
        let places = zip(moments, moments.places)
        func keys(_ values: (MovingPlace) -> [Double]) -> [Keyframes.Key] {
            places.map { Keyframes.Key(time: clock.times[$0.frame], values: values($1)) }
        }
        // What is far from the origin moves farther.
        let size = moments.map { max(1, $0.view.bounds.width, $0.view.bounds.height) }.max() ?? 1
        let part = MovingClock.tolerance / Double(size)
        let turn = part * 180 / .pi
        var content = clock.transformed(
            content, "scale", keys(\.scale), neutral: [1, 1], within: part, decimals: 4)
        content = clock.transformed(content, "skewX", keys { [$0.skew] }, neutral: [0], within: turn, decimals: 3)
        content = clock.transformed(content, "rotate", keys { [$0.rotation] }, neutral: [0], within: turn, decimals: 3)
        return clock.transformed(content, "translate", keys(\.translation), neutral: [0, 0])
    }

    /// Clips a content in the frames that have a shape for it.
    mutating func clipped(
        _ content: String, _ moments: [Moment], to shape: (RecordedView) -> (CGRect, Double)?
    ) -> String {
        // Without a shape nothing on the screen is outside.
        let open = CGRect(x: -5_000, y: -5_000, width: 10_000, height: 10_000)
        func rect(_ view: RecordedView) -> (CGRect, Double) { shape(view) ?? (open, 0) }
        let (first, radius) = rect(moments[0].view)
        return strip.clipped(content, to: first, radius, animations: clock.box(moments, rect))
    }
}
