import BatonMotion
import Foundation

/// How progress runs from 0 to 1 over a duration: along a curve, or as a spring settles.
enum AnimationPace {
    case curve(TimingCurve)
    case spring(Spring)

    static let linear = AnimationPace.curve(.linear)

    /// Progress of the value at a fraction of the time.
    func progress(at time: Double, duration: TimeInterval) -> Double {
        if time >= 1 { return 1 }
        return switch self {
        case .curve(let curve): curve.value(at: max(0, time))
        case .spring(let spring): spring.value(at: max(0, time) * duration)
        }
    }

    /// The fraction of the time at which progress has a value, so that a scrubbed value continues where it is (B6.58).
    func time(ofProgress progress: Double, duration: TimeInterval) -> Double {
        switch self {
        case .curve(let curve): return curve.time(ofValue: min(1, max(0, progress)))
        case .spring: return firstTime(ofProgress: progress, duration: duration)
        }
    }

    /// A spring's first approach to its target is monotone, so halving finds the first time at which a value is reached.
    private func firstTime(ofProgress progress: Double, duration: TimeInterval) -> Double {
        if progress <= 0 { return 0 }
        var high = 1.0
        let steps = 64
        for step in 1...steps where self.progress(at: Double(step) / Double(steps), duration: duration) >= progress {
            high = Double(step) / Double(steps)
            break
        }
        var low = max(0, high - 1 / Double(steps))
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.progress(at: middle, duration: duration) < progress { low = middle } else { high = middle }
        }
        return high
    }
}
