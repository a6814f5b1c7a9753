import Foundation

/// The remaining distance of a spring as a function of time. This is the solution of the spring's equation with
/// computed coefficients.
///
/// The remainder starts at 1 and ends at 0. This is an enum because the three kinds of damping have different formulas,
/// and the kind never changes for a spring.
enum SpringMotion: Sendable {
    /// Oscillates: `e^(-decay t) (cos(frequency t) + sine sin(frequency t))`.
    case underdamped(decay: Double, frequency: Double, sine: Double)
    /// Approaches the target as fast as possible without oscillating: `e^(-decay t) (1 + slope t)`.
    case critical(decay: Double, slope: Double)
    /// Approaches the target slowly: `(1 - fastShare) e^(-slow t) + fastShare e^(-fast t)`.
    case overdamped(slow: Double, fast: Double, fastShare: Double)

    init(angularFrequency omega: Double, dampingRatio ratio: Double, initialVelocity velocity: Double) {
        let decay = omega * ratio
        // This close to 1, the difference between the formulas is smaller than the rounding errors of the other two.
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

    /// Returns the rate at which the remainder decreases.
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

    /// Returns the time of the last extremum at which the remainder still exceeds `tolerance`, or 0 if there is none.
    ///
    /// After that time the remainder enters the tolerance once and stays within it.
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
