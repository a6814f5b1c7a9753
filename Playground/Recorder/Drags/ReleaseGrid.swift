import Baton
import BatonPage
import BatonTesting
import UIKit

/// The releases of a drag from which the page chooses, played one after the other on one stage.
///
/// A finger that rests lets go at both ends of the way and on both sides of the limit, which is found by halving. So a reader
/// who lets go near the limit sees a recording from there.
@MainActor
final class ReleaseGrid {
    private let recorder: DragRecorder
    private let stage: Stage
    private var list: [PageDrag.Release] = []
    private var mustPrepare = false

    /// The progress of a transition from which a finger that rests lets it finish.
    private static let half = ReleaseRule().threshold
    /// How often the way is halved.
    private static let halvings = 6

    init(_ recorder: DragRecorder) throws {
        self.recorder = recorder
        stage = try recorder.prepared()
    }

    /// Plays the releases, and finds the rule that decided.
    func play() throws -> (list: [PageDrag.Release], rule: PageReleaseRule) {
        defer { stage.close() }
        let (first, last) = (try play(at: DemoDrag.rests.first, 0), try play(at: DemoDrag.rests.last, 0))
        let (below, above) = try halves(first, last) { try play(at: ($0.progress + $1.progress) / 2, 0) }
        list = [first, below, above, last]
        for progress in DemoDrag.progresses {
            for speed in DemoDrag.speeds where speed != 0 { list.append(try play(at: progress, speed)) }
        }
        let limit = (below.progress + above.progress) / 2
        var rule = recorder.drag.isUIKits ? try systemRule(limit) : Self.rule(limit)
        (rule.begin, rule.whole) = Self.span(first, last) ?? (0, limit / Self.half)
        return (list, rule)
    }

    /// Plays a release. After one that finished, the screen is prepared again.
    private func play(at progress: Double, _ speed: Double) throws -> PageDrag.Release {
        if mustPrepare {
            try recorder.drag.prepare(stage)
            try stage.settle()
        }
        let release = try recorder.release(at: progress, speed, on: stage)
        mustPrepare = release.finishes
        return release
    }

    /// Returns two releases close to each other, of which only the second one finishes.
    private func halves(
        _ below: PageDrag.Release, _ above: PageDrag.Release,
        _ middle: (PageDrag.Release, PageDrag.Release) throws -> PageDrag.Release
    ) rethrows -> (PageDrag.Release, PageDrag.Release) {
        var (below, above) = (below, above)
        for _ in 0..<Self.halvings {
            let release = try middle(below, above)
            if release.finishes { above = release } else { below = release }
        }
        return (below, above)
    }

    /// Returns the progress of the finger at both ends of the transition, from what Baton has noted of two that rested.
    private static func span(_ first: PageDrag.Release, _ last: PageDrag.Release) -> (begin: Double, whole: Double)? {
        guard let from = first.share, let to = last.share, to > from else { return nil }
        let length = (last.progress - first.progress) / (to - from)
        let begin = first.progress - from * length
        return (begin, begin + length)
    }

    /// Baton's rule. How far a movement is projected is asked of the rule itself.
    private static func rule(_ limit: Double) -> PageReleaseRule {
        let projected = ReleaseRule().verdict(progress: 0.5, velocity: 1, distance: 1).projectedProgress
        return PageReleaseRule(author: "Baton", limit: limit, projection: projected - 0.5)
    }

    /// The rule of UIKit's own swipes, with the speed that is a flick.
    private func systemRule(_ limit: Double) throws -> PageReleaseRule {
        let progress = DemoDrag.progresses[0]
        let ends = (try play(at: progress, 0.3), try play(at: progress, 1.5))
        let (below, above) = try halves(ends.0, ends.1) { try play(at: progress, ($0.speed + $1.speed) / 2) }
        return PageReleaseRule(
            author: "UIKit", limit: limit, projection: 0, flick: (below.speed + above.speed) / 2)
    }
}

extension PageDrag.Release {
    /// The progress of the transition when the finger let go, as Baton has noted it: "finished: projected 0.61 >= 0.5".
    fileprivate var share: Double? {
        let notes = recording.events.map(\.text).filter { $0.contains(": projected ") }
        let number = notes.last?.components(separatedBy: ": projected ").last?.split(separator: " ").first
        return number.flatMap { Double($0) }
    }
}
