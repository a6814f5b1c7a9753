import UIKit

/// A screen with a command for a key.
@MainActor
final class KeyScreen: UIViewController {
    private(set) var presses = 0
    private let input: String
    private let modifiers: UIKeyModifierFlags

    init(_ input: String, _ modifiers: UIKeyModifierFlags = []) {
        self.input = input
        self.modifiers = modifiers
        super.init(nibName: nil, bundle: nil)
        title = "Keys"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Test screens are made in code only.")
    }

    override var keyCommands: [UIKeyCommand]? {
        let pressed = { [weak self] (_: UIKeyCommand, _: UIResponder) in if let self { presses += 1 } }
        return [
            UIKeyCommand(action: pressed, input: input, modifierFlags: modifiers)
        ]
    }
}
