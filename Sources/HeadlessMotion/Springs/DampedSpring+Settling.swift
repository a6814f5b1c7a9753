package import Foundation

extension DampedSpring {
    /// The time after which the spring stays within a thousandth of its target.
    ///
    /// The time is exact and not taken from the envelope, because animations last this long and no movement is visible
    /// after the last oscillation that exceeds the tolerance.
    package var settlingTime: TimeInterval {
        let tolerance = 0.001
        var low = motion.lastPeak(above: tolerance)
        var step = 1 / angularFrequency
        while abs(motion.remainder(at: low + step)) > tolerance {
            low += step
            step *= 2
        }
        var high = low + step
        while true {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { return high }
            if abs(motion.remainder(at: middle)) > tolerance { low = middle } else { high = middle }
        }
    }
}
