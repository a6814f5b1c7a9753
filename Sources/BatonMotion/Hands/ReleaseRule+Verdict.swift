import Foundation

extension ReleaseRule {
    /// What was decided, and by what numbers, so that a log can say why.
    public struct Verdict: Hashable, Sendable {
        /// The two ways in which a move can go on.
        public enum Outcome: Hashable, Sendable {
            /// On to the end.
            case finish
            /// Back to the start.
            case cancel
        }

        /// Which way it goes.
        public let outcome: Outcome
        /// The progress at which the move would come to rest if it slid on.
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

    /// Two decimals, a last digit off where plain rounding would make the line untrue ("0.50 < 0.5").
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
