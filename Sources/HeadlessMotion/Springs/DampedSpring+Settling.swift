package import Foundation

extension DampedSpring {
    /// The time after which the spring stays within a thousandth of its target.
    ///
    /// Exact rather than taken from the envelope, since an animation lasts this long and nobody sees what comes
    /// after the last visible swing.
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
