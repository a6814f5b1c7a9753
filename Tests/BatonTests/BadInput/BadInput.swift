import UIKit

/// One row of the table: a public entry point of Baton, a wrong value for it, and what comes of that.
@MainActor
struct BadInput {
    /// What comes of a wrong value.
    enum Outcome {
        /// One line of advice, which contains these words.
        case advice(String)
        /// No advice. The text tells a reader what is seen. What has to hold after every row is checked by `BadInputTrial`.
        case defined(String)
    }

    /// The entry point, as `PublicEntry` names it.
    let entry: String
    /// What is wrong.
    let wrong: String
    let outcome: Outcome
    /// Uses the entry point with the value, and then what it returns: pushes, presents, drags.
    let use: @MainActor (BadInputTrial) async throws -> Void
}

/// Rows one below the other.
@resultBuilder
@MainActor
enum BadInputRows {
    static func buildBlock(_ rows: [BadInput]...) -> [BadInput] { rows.flatMap { $0 } }
    static func buildOptional(_ rows: [BadInput]?) -> [BadInput] { rows ?? [] }
    static func buildArray(_ rows: [[BadInput]]) -> [BadInput] { rows.flatMap { $0 } }
}
