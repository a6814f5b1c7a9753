import Foundation

/// The actions of a control and the events that trigger them, in the order in which they were added.
@MainActor
struct ControlActions {
    private var entries: [(action: UIAction, events: UIControl.Event)] = []

    /// Adds an action. It replaces an existing action with the same identifier for the same events.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(action.identifier, for: events)
        entries.append((action, events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        for index in entries.indices where entries[index].action.identifier == identifier {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }

    func due(on events: UIControl.Event) -> [UIAction] {
        entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
    }

    var allEvents: UIControl.Event {
        entries.reduce(into: []) { $0.formUnion($1.events) }
    }
}
