import UIKit

/// Calls a closure when one of some keys of a hardware keyboard is pressed, while a view controller is in the responder
/// chain. Commands of the app for the same keys come first, wherever they are nearer to the first responder. An action
/// that has nothing to do leaves the key to the next one in the chain with the same name.
@MainActor
final class KeyAction {
    /// A key, alone or together with the Command key.
    struct Key {
        var input: String
        var isCommand = true
    }

    private static let key = AssociationKey()
    private let name: String
    private let keys: [Key]
    private weak var controller: UIViewController?
    private var commands: [UIKeyCommand] = []
    private var handler: () -> Bool = { false }

    /// - Parameter name: UIKit's command leads back to the action by it. A view controller has one action of a name.
    init(_ name: String, on keys: Key...) {
        self.name = name
        self.keys = keys
    }

    /// Adds the keys to a view controller, unless it has commands for them. UIKit shows the title while the Command key is held. The
    /// handler returns whether it had something to do.
    func add(to controller: UIViewController, title: String?, _ handler: @escaping () -> Bool) {
        self.handler = handler
        if self.controller === controller { return show(title) }
        remove()
        self.controller = controller
        let known = controller.keyCommands ?? []
        commands = keys.map(makeCommand).filter { made in
            !known.contains { $0.input == made.input && $0.modifierFlags == made.modifierFlags }
        }
        show(title)
        for command in commands { controller.addKeyCommand(command) }
        Self.set(self, named: name, on: controller)
    }

    private func show(_ title: String?) {
        for command in commands where command.modifierFlags == .command && command.discoverabilityTitle != title {
            command.discoverabilityTitle = title
        }
    }

    func remove() {
        guard let controller else { return }
        for command in commands { controller.removeKeyCommand(command) }
        commands = []
        Self.set(nil, named: name, on: controller)
        self.controller = nil
    }

    private func makeCommand(_ key: Key) -> UIKeyCommand {
        UIKeyCommand(
            action: Self.sent, input: key.input, modifierFlags: key.isCommand ? .command : [],
            propertyList: name)
    }

    private static func actions(of responder: UIResponder) -> [String: KeyAction] {
        key.get(from: responder) as? [String: KeyAction] ?? [:]
    }

    private static func set(_ action: KeyAction?, named name: String, on responder: UIResponder) {
        var known = actions(of: responder)
        known[name] = action
        key.set(known.isEmpty ? nil : known, on: responder)
    }

    /// Called when UIKit performs a command. The search for the action begins at a responder.
    static func perform(_ command: UIKeyCommand, from responder: UIResponder) {
        guard let name = command.propertyList as? String else { return }
        _ = sequence(first: responder, next: \.next).contains { actions(of: $0)[name]?.handler() == true }
    }
}
