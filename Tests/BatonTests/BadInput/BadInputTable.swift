import UIKit

@testable import Baton

/// Every public entry point of Baton with every kind of wrong value for it, one extension for each room.
@MainActor
enum BadInputTable {
    /// The rows of all rooms.
    static var all: [BadInput] {
        poses + styles + animators + stacks + tabs + modals + overlays + interactions + bars
    }

    /// The advice about the poses of a wrong style.
    static let pose = "Pose: A pose has numbers that are not finite or too large"

    /// A style whose numbers no layer can show.
    static var wrongStyle: TransitionStyle {
        TransitionStyle(entering: .scaled(.nan), leaving: Pose().rotated(.infinity))
    }

    /// Returns a row for an entry point with one wrong value.
    static func row(
        _ entry: String, _ wrong: String, _ outcome: BadInput.Outcome,
        use: @escaping @MainActor (BadInputTrial) async throws -> Void
    ) -> [BadInput] {
        [BadInput(entry: entry, wrong: wrong, outcome: outcome, use: use)]
    }

    /// Returns a row for each wrong number.
    ///
    /// - Parameter advised: The numbers that lead to the advice. The others are used, or clamped as the parameter's comment says.
    static func numbers(
        _ entry: String, advice: String, at advised: [WrongNumber] = WrongNumber.unusable,
        use: @escaping @MainActor (BadInputTrial, CGFloat) async throws -> Void
    ) -> [BadInput] {
        WrongNumber.allCases.map { number in
            BadInput(
                entry: entry, wrong: "\(number)",
                outcome: advised.contains(number) ? .advice(advice) : .defined("it is used, or clamped")
            ) { try await use($0, number.value) }
        }
    }
}
