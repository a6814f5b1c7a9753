/// The states that a state machine reaches from its first one, by any events in any order.
@MainActor
struct StateSpace<State: Equatable, Event> {
    let states: [State]
    private let after: (State, Event) -> State

    init(from first: State, by events: [Event], _ after: @escaping (State, Event) -> State) {
        var states = [first]
        var next = 0
        while next < states.count, states.count < 10_000 {
            for event in events {
                let state = after(states[next], event)
                if !states.contains(state) { states.append(state) }
            }
            next += 1
        }
        self.states = states
        self.after = after
    }

    /// Returns the states from which none of some events, in any order, leads to rest.
    func stuck(with events: [Event], until rests: (State) -> Bool) -> [State] {
        states.filter { !StateSpace(from: $0, by: events, after).states.contains(where: rests) }
    }
}
