import Foundation
import HeadlessMotion

/// The progress from 0 to 1 over a duration, along a timing curve or a spring.
enum AnimationPace: Sendable {
    case curve(TimingCurve)
    case spring(DampedSpring)
    /// One spring for each axis. The springs differ in their initial velocity.
    indirect case springs(x: DampedSpring, y: DampedSpring)
    /// Another pace that lasts a number of times as long.
    indirect case stretched(AnimationPace, by: Double)
    /// Another pace from its end to its beginning.
    indirect case retraced(AnimationPace)
    /// A pace that turns into another one, evenly over the time.
    indirect case turning(AnimationPace, into: AnimationPace)

    static let linear = AnimationPace.curve(.linear)

    /// Returns the progress at a fraction of the time.
    func progress(at time: Double, duration: TimeInterval) -> AnimationProgress {
        if time >= 1 { return AnimationProgress(1) }
        let time = max(0, time)
        switch self {
        case .curve(let curve):
            return AnimationProgress(curve.value(at: time))
        case .spring(let spring):
            return AnimationProgress(spring.value(at: time * duration))
        case .springs(let horizontal, let vertical):
            return AnimationProgress(x: horizontal.value(at: time * duration), y: vertical.value(at: time * duration))
        case .stretched(let pace, let factor):
            return pace.progress(at: time, duration: duration / factor)
        case .retraced(let pace):
            let left = pace.progress(at: 1 - time, duration: duration)
            return AnimationProgress(x: 1 - left.x, y: 1 - left.y)
        case .turning(let former, let new):
            let (start, end) = (
                former.progress(at: time, duration: duration), new.progress(at: time, duration: duration)
            )
            return AnimationProgress(
                x: start.x + (end.x - start.x) * time, y: start.y + (end.y - start.y) * time)
        }
    }

    /// Returns the fraction of the time at which the progress reaches a value, so that a scrubbed animation continues
    /// from its current value (B6.58).
    func time(ofProgress progress: Double, duration: TimeInterval) -> Double {
        switch self {
        case .curve(let curve): curve.time(ofValue: min(1, max(0, progress)))
        case .spring, .springs, .turning: firstTime(ofProgress: progress, duration: duration)
        case .stretched(let pace, let factor): pace.time(ofProgress: progress, duration: duration / factor)
        case .retraced(let pace): 1 - pace.time(ofProgress: 1 - progress, duration: duration)
        }
    }

    /// Returns this pace over a longer or shorter time. A curve has no time of its own.
    func stretched(by factor: Double) -> AnimationPace {
        if case .curve = self { self } else { .stretched(self, by: factor) }
    }

    /// Returns the progress on both axes at the time when the x-axis first reaches a fraction.
    func progress(whereFirstIs fraction: Double, duration: TimeInterval) -> AnimationProgress {
        guard case .springs = self else { return AnimationProgress(fraction) }
        let time = time(ofProgress: fraction, duration: duration)
        return AnimationProgress(x: fraction, y: progress(at: time, duration: duration).y)
    }

    /// Returns the first time at which a spring reaches a value, found by bisection.
    ///
    /// The first approach of a spring to its target is monotone.
    private func firstTime(ofProgress progress: Double, duration: TimeInterval) -> Double {
        if progress <= 0 { return 0 }
        var high = 1.0
        let steps = 64
        for step in 1...steps where self.progress(at: Double(step) / Double(steps), duration: duration).x >= progress {
            high = Double(step) / Double(steps)
            break
        }
        var low = max(0, high - 1 / Double(steps))
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.progress(at: middle, duration: duration).x < progress { low = middle } else { high = middle }
        }
        return high
    }
}
