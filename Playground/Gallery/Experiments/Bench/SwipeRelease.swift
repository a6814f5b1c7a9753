package import Foundation

/// What was recorded of a release. Distances are parts of the width of the screen.
package struct SwipeRelease {
    let progress: Double
    /// In widths per second.
    let velocity: Double
    let samples: [Sample<Double>]

    /// Creates a release from what was seen after it.
    package init(progress: Double, velocity: Double, samples: [(time: TimeInterval, value: Double)]) {
        self.progress = progress
        self.velocity = velocity
        self.samples = samples.map { Sample(time: $0.time, value: $0.value) }
    }

    package var isFinished: Bool { (samples.last?.value ?? 0) > 0.5 }

    /// The time after which less than a hundredth is left.
    package var seconds: Double {
        let end = isFinished ? 1.0 : 0
        let late = samples.last { abs($0.value - end) > 0.01 }
        return late?.time ?? 0
    }

    /// The mean distance to the spring of UIKit's push, if it goes on with the velocity of the finger.
    package var errorOfSystemSpring: Double {
        let rest = (isFinished ? 1 : 0) - progress
        // Later nearly nothing of the distance is left.
        let samples = samples.filter { $0.time < 0.4 }
        guard abs(rest) > 0.01, !samples.isEmpty else { return 0 }
        let (rate, speed) = ((1000.0 / 3).squareRoot(), velocity / rest)
        // Each device begins at another moment before the first frame, so the best beginning counts.
        return stride(from: 0.0, through: 0.05, by: 0.002).map { start in
            samples.map { sample in
                let time = max(0, sample.time - start)
                return abs(progress + rest * (1 - (1 + (rate - speed) * time) * exp(-rate * time)) - sample.value)
            }.reduce(0, +) / Double(samples.count)
        }.min() ?? 0
    }
}
