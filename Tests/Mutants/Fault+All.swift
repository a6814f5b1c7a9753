extension Fault {
    /// The faults that are written by hand. `faults --run` runs a command with each of them.
    static let all: [Fault] = [
        Fault(
            "A release before the start is forgotten", in: "Sources/Baton/Interactions/InteractionState.swift",
            "(.ending(end), .awaitNextTurn)", becomes: "(.driving, nil)")
    ]
}
