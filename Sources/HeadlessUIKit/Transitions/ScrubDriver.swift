import Foundation
import HeadlessMotion

/// Moves scrubbed animation blocks along a timing curve, as a display link would. It runs the rest of a percent-driven
/// transition.
@MainActor
final class ScrubDriver {
    let end: TimeInterval
    private let blocks: ScrubbedBlocks
    private let times: (from: TimeInterval, to: TimeInterval)
    private let begin: TimeInterval
    private let curve: TimingCurve
    private let whenDone: () -> Void

    init(
        of blocks: ScrubbedBlocks, from: TimeInterval, to: TimeInterval, lasting duration: TimeInterval,
        curve: TimingCurve, whenDone: @escaping () -> Void
    ) {
        self.blocks = blocks
        times = (from, to)
        begin = TurnLoop.main.now
        end = begin + duration
        self.curve = curve
        self.whenDone = whenDone
    }

    func start() {
        TurnLoop.main.animations.add(self)
    }

    func move(to now: TimeInterval) {
        let isDone = now >= end - TurnLoop.instant
        let fraction = isDone ? 1 : curve.value(at: (now - begin) / (end - begin))
        blocks.move(to: times.from + (times.to - times.from) * fraction)
        guard isDone else { return }
        TurnLoop.main.animations.remove(self)
        whenDone()
    }
}
