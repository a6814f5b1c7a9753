import Foundation
import HeadlessMotion

/// Moves the time of frozen layers along a timing curve, as a display link would. It runs the rest of a percent-driven
/// transition.
@MainActor
final class LayerTimeDriver {
    let end: TimeInterval
    private let layers: [CALayer]
    private let offsets: (from: TimeInterval, to: TimeInterval)
    private let begin: TimeInterval
    private let curve: TimingCurve
    private let whenDone: () -> Void

    init(
        layers: [CALayer], from: TimeInterval, to: TimeInterval, lasting duration: TimeInterval, curve: TimingCurve,
        whenDone: @escaping () -> Void
    ) {
        self.layers = layers
        offsets = (from, to)
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
        let offset = offsets.from + (offsets.to - offsets.from) * fraction
        layers.forEach { $0.timeOffset = offset }
        guard isDone else { return }
        TurnLoop.main.animations.remove(self)
        whenDone()
    }
}
