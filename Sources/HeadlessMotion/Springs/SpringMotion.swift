import Foundation

/// What is left of a spring's way as a function of time: the solution of its equation, coefficients worked out.
///
/// The remainder starts at 1 and ends at 0. An enum, because the three kinds of damping have three formulas and a
/// spring never changes its kind.
enum SpringMotion: Sendable {
    /// Swings: `e^(-decay t) (cos(frequency t) + sine sin(frequency t))`.
    case underdamped(decay: Double, frequency: Double, sine: Double)
    /// Returns as fast as can be without swinging: `e^(-decay t) (1 + slope t)`.
    case critical(decay: Double, slope: Double)
    /// Creeps: `(1 - fastShare) e^(-slow t) + fastShare e^(-fast t)`.
    case overdamped(slow: Double, fast: Double, fastShare: Double)

    init(angularFrequency omega: Double, dampingRatio ratio: Double, initialVelocity velocity: Double) {
        let decay = omega * ratio
        // So near to 1 the three formulas agree to more digits than the outer two can keep.
        if abs(ratio - 1) < 1e-9 {
            self = .critical(decay: decay, slope: decay - velocity)
        } else if ratio < 1 {
            let frequency = omega * ((1 - ratio) * (1 + ratio)).squareRoot()
            self = .underdamped(decay: decay, frequency: frequency, sine: (decay - velocity) / frequency)
        } else {
            let fast = decay + omega * ((ratio - 1) * (ratio + 1)).squareRoot()
            let slow = omega * omega / fast
            self = .overdamped(slow: slow, fast: fast, fastShare: (velocity - slow) / (fast - slow))
        }
    }

    func remainder(at time: Double) -> Double {
        switch self {
        case .underdamped(let decay, let frequency, let sine):
            let angle = frequency * time
            return exp(-decay * time) * (cos(angle) + sine * sin(angle))
        case .critical(let decay, let slope):
            return exp(-decay * time) * (1 + slope * time)
        case .overdamped(let slow, let fast, let fastShare):
            return (1 - fastShare) * exp(-slow * time) + fastShare * exp(-fast * time)
        }
    }

    /// How fast the remainder shrinks.
    func velocity(at time: Double) -> Double {
        switch self {
        case .underdamped(let decay, let frequency, let sine):
            let angle = frequency * time
            let cosineTerm = decay - frequency * sine
            let sineTerm = decay * sine + frequency
            return exp(-decay * time) * (cosineTerm * cos(angle) + sineTerm * sin(angle))
        case .critical(let decay, let slope):
            return exp(-decay * time) * (decay - slope + decay * slope * time)
        case .overdamped(let slow, let fast, let fastShare):
            return slow * (1 - fastShare) * exp(-slow * time) + fast * fastShare * exp(-fast * time)
        }
    }

    /// The last turning point at which the remainder is still larger than `tolerance`, or 0 if there is none.
    ///
    /// From there on it passes into the tolerance once and for all.
    func lastPeak(above tolerance: Double) -> Double {
        switch self {
        case .underdamped(let decay, let frequency, let sine):
            let halfTurn = Double.pi / frequency
            let turn = atan2(frequency * sine - decay, decay * sine + frequency) / frequency
            let first = turn > 0 ? turn : turn + halfTurn
            let excess = log(abs(remainder(at: first)) / tolerance)
            return excess > 0 ? first + halfTurn * (excess / (decay * halfTurn)).rounded(.down) : 0
        case .critical(let decay, let slope):
            return peak(at: (slope - decay) / (decay * slope), above: tolerance)
        case .overdamped(let slow, let fast, let fastShare):
            let ratio = -fast * fastShare / (slow * (1 - fastShare))
            return ratio > 1 ? peak(at: log(ratio) / (fast - slow), above: tolerance) : 0
        }
    }

    private func peak(at time: Double, above tolerance: Double) -> Double {
        time > 0 && time.isFinite && abs(remainder(at: time)) > tolerance ? time : 0
    }
}
