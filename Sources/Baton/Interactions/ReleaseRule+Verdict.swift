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
        let shown = String(format: "%.2f", projectedProgress)
        return switch outcome {
        case .finish: "finished: projected \(shown) >= \(threshold)"
        case .cancel: "cancelled: projected \(shown) < \(threshold)"
        }
    }
}
