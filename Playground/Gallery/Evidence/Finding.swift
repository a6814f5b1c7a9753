/// What was found about one statement or belief.
package struct Finding: Codable, Equatable, Sendable {
    /// The number of a statement or of an open question, such as `B2.14` or `U4`, or the key of a belief without a number.
    package var key: String
    package var outcome: Outcome
    /// What was measured, by names that say the unit.
    package var numbers: [String: Double]
    /// The moment of the finding, where it is not that of the evidence.
    package var date: String?
    /// The commit that was run, where it is not that of the evidence.
    package var commit: String?

    package init(_ key: String, _ outcome: Outcome, _ numbers: [String: Double] = [:]) {
        self.key = key
        self.outcome = outcome
        self.numbers = numbers
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        key = try fields.decode(String.self, forKey: .key)
        outcome = try fields.decode(Outcome.self, forKey: .outcome)
        numbers = try fields.decodeIfPresent([String: Double].self, forKey: .numbers) ?? [:]
        date = try fields.decodeIfPresent(String.self, forKey: .date)
        commit = try fields.decodeIfPresent(String.self, forKey: .commit)
    }
}
