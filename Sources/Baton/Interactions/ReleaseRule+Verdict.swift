import UIKit

extension ReleaseRule {
    /// A decision, with the numbers that it is based on.
    public struct Verdict: Hashable, Sendable {
        /// The two outcomes of a release.
        public enum Outcome: Hashable, Sendable {
            /// The transition runs to its end.
            case finish
            /// The transition returns to its start.
            case cancel
        }

        /// Whether the transition finishes or is cancelled.
        public let outcome: Outcome
        /// The progress at which the movement would come to rest.
        public let projectedProgress: Double
        /// The progress that is required to finish.
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

    /// The progress with two decimals. The last digit is corrected where rounding would make the line false ("0.50 <
    /// 0.5").
    private var shownProgress: String {
        var hundredths = (projectedProgress * 100).rounded()
        switch outcome {
        case .finish where hundredths / 100 < threshold: hundredths += 1
        case .cancel where hundredths / 100 >= threshold: hundredths -= 1
        default: break
        }
        // Adding 0 removes the sign of a negative zero.
        return String(format: "%.2f", hundredths / 100 + 0)
    }
}
