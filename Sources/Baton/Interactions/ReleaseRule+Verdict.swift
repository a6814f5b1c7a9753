import UIKit

extension ReleaseRule {
    /// A decision, with the numbers that it is based on.
    package struct Verdict: Hashable, Sendable {
        package let outcome: TransitionOutcome
        /// The progress at which the movement would come to rest.
        package let projectedProgress: Double
        /// The progress that is required to complete the transition.
        package let threshold: Double
    }
}

extension ReleaseRule.Verdict: CustomStringConvertible {
    /// One line for a log, such as `cancelled: projected 0.31 < 0.5`.
    package var description: String {
        switch outcome {
        case .completed: "finished: projected \(shownProgress) >= \(threshold)"
        case .cancelled: "cancelled: projected \(shownProgress) < \(threshold)"
        }
    }

    /// The progress with two decimals. The last digit is corrected where rounding would make the line false ("0.50 <
    /// 0.5").
    private var shownProgress: String {
        var hundredths = (projectedProgress * 100).rounded()
        switch outcome {
        case .completed where hundredths / 100 < threshold: hundredths += 1
        case .cancelled where hundredths / 100 >= threshold: hundredths -= 1
        default: break
        }
        // Adding 0 removes the sign of a negative zero.
        return String(format: "%.2f", hundredths / 100 + 0)
    }
}
