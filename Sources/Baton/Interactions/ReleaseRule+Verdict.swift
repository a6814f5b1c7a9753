import UIKit

extension ReleaseRule {
    /// A decision, with the numbers that it was made by.
    public struct Verdict: Hashable, Sendable {
        /// The two ways in which a transition goes on after a release.
        public enum Outcome: Hashable, Sendable {
            /// The transition runs to its end.
            case finish
            /// The transition goes back to its start.
            case cancel
        }

        /// Whether the transition finishes or goes back.
        public let outcome: Outcome
        /// The progress at which the screen would come to rest.
        public let projectedProgress: Double
        /// The progress that it had to reach.
        public let threshold: Double
    }
}

extension ReleaseRule.Verdict: CustomStringConvertible {
    /// One line for a log, such as `cancelled: projected 0.31 < 0.5`.
    public var description: String {
        switch outcome {
        case .finish: "finished: projected \(shownProgress) >= \(threshold)"
        case .cancel: "cancelled: projected \(shownProgress) < \(threshold)"
        }
    }

    /// Two decimals. The last digit is corrected where rounding would make the line untrue ("0.50 < 0.5").
    private var shownProgress: String {
        var hundredths = (projectedProgress * 100).rounded()
        switch outcome {
        case .finish where hundredths / 100 < threshold: hundredths += 1
        case .cancel where hundredths / 100 >= threshold: hundredths -= 1
        default: break
        }
        // Adding 0 takes the sign off a negative zero.
        return String(format: "%.2f", hundredths / 100 + 0)
    }
}
