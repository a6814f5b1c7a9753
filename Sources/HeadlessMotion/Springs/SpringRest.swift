import Foundation

/// How much a spring that UIKit makes from a damping ratio and a duration has decayed at the end of the duration.
///
/// At that time a thousandth of the way is left (B6.35, B27.30). The unit of time is the duration, so that the initial
/// velocity is the push in whole ways per duration.
struct SpringRest {
    /// The decay rate multiplied by the duration.
    let decay: Double

    /// Where a push has several solutions, this is the one that grows out of the solution without a push. A push that is
    /// too strong for it has another one. UIKit's own solution changes too, and is useless from there on; where exactly
    /// is not known.
    init(dampingRatio ratio: Double, push: Double) {
        let push = push.isFinite ? min(max(push, -1e6), 1e6) : 0
        decay = abs(ratio - 1) < 1e-9 || ratio > 1 ? Self.critical(push) : Self.underdamped(ratio, push)
    }

    private static let tolerance = 0.001

    /// Solves `|(decay - push) / frequency| e^(-decay) = 0.001`, where the frequency is the decay multiplied by a number
    /// that follows from the ratio.
    private static func underdamped(_ ratio: Double, _ push: Double) -> Double {
        let level = tolerance * ((1 - ratio) * (1 + ratio)).squareRoot() / ratio
        // The left side divided by that number. It is greatest here, and falls on both sides of it.
        let left: (Double) -> Double = { (1 - push / $0) * exp(-$0) }
        let top = (push + (push * (push + 4)).squareRoot()) / 2
        if push <= 0 { return falling(left, to: level, from: .leastNonzeroMagnitude) }
        return left(top) >= level
            ? falling(left, to: level, from: top)
            : falling({ -left($0) }, to: level, from: .leastNonzeroMagnitude)
    }

    /// Solves `|1 + decay - push| e^(-decay) = 0.001`.
    private static func critical(_ push: Double) -> Double {
        let left: (Double) -> Double = { (1 + $0 - push) * exp(-$0) }
        let top = max(0, push)
        return left(top) >= tolerance
            ? falling(left, to: tolerance, from: top) : falling({ -left($0) }, to: tolerance, from: 0)
    }

    /// Returns where a function that falls from a number on has a value.
    private static func falling(_ function: (Double) -> Double, to value: Double, from start: Double) -> Double {
        var (low, step) = (start, 1.0)
        while function(low + step) > value {
            low += step
            step *= 2
        }
        var high = low + step
        while true {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { return high }
            if function(middle) > value { low = middle } else { high = middle }
        }
    }
}
