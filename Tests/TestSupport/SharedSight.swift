package import UIKit

/// What is seen of two views that two screens share, while a traveller stands in for them.
@MainActor
package struct SharedSight {
    private let source: UIView?
    private let target: UIView?

    package init(_ source: UIView?, _ target: UIView?) {
        self.source = source
        self.target = target
    }

    /// The names of what is seen. Exactly one should be.
    package func seen(beside travellers: [UIView]) -> [String] {
        [("source", source), ("target", target)].filter { $0.1?.isSeen == true }.map(\.0)
            + travellers.filter(\.isSeen).map { _ in "traveller" }
    }

    /// What is wrong while travellers stand in for all of several pairs: nothing else is seen, and each of them is.
    package static func problems(of pairs: [SharedSight], during travellers: [UIView]) -> [String] {
        let seen = pairs.map { $0.seen(beside: []) }
        var problems = seen.enumerated().filter { !$0.element.isEmpty }.map { "pair \($0.offset): \($0.element)" }
        let shown = travellers.filter(\.isSeen).count
        if shown != pairs.count { problems.append("\(shown) travellers for \(pairs.count) pairs") }
        return problems
    }
}
