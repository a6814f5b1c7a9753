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
        return (list, recorder.drag.isUIKits ? try systemRule(limit) : Self.rule(limit))
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
