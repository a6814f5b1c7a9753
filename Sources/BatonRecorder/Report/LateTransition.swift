/// A transition that has not ended in time, and what it waits for.
public struct LateTransition: Codable, Hashable, Sendable {
    /// The screens, such as "List to Detail".
    public let name: String
    /// The seconds since it began, or since a finger has last moved it.
    public let seconds: Double
    /// The step that it waits for.
    public let step: TransitionWait
    /// Who has to do it, as far as that is known.
    public let holder: String
    /// What Baton's driver knows, if there is one.
    public let facts: [String]
}

extension LateTransition: CustomStringConvertible {
    /// A sentence for a log.
    public var description: String {
        "The transition from \(name) has not ended after \((seconds * 10).rounded() / 10) s. It \(step). That is up to \(holder)."
    }
}
