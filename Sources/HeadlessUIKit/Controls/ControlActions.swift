import Foundation

/// What a control does on which events, in the order in which it was told.
@MainActor
struct ControlActions {
    private var entries: [(action: UIAction, events: UIControl.Event)] = []

    /// An action replaces an older one of the same name and the same event.
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
