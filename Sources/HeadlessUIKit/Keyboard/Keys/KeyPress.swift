/// A key of a hardware keyboard that is pressed, with the keys that are held down.
@MainActor
struct KeyPress {
    let input: String
    let modifiers: UIKeyModifierFlags

    /// Inputs that have a direction, and their opposites.
    private static let opposites = [
        "[": "]", "]": "[", "{": "}", "}": "{",
        UIKeyCommand.inputLeftArrow: UIKeyCommand.inputRightArrow,
        UIKeyCommand.inputRightArrow: UIKeyCommand.inputLeftArrow,
    ]

    /// Performs the command of the first object in the responder chain that has one. Returns whether there is one.
    func perform() -> Bool {
        guard let first else { return false }
        for responder in sequence(first: first, next: \.next) {
            if goesBack(in: responder) { return true }
            guard let command = responder.keyCommands?.first(where: isMeant) else { continue }
            if let handler = command.handler {
                handler(command, first)
            } else if let action = command.action {
                TargetAction(nil, action).perform(from: command, first: first)
            }
            return true
        }
        return false
    }

    private func isMeant(_ command: UIKeyCommand) -> Bool {
        let isMirrored = HeadlessDevice.current.layoutDirection == .rightToLeft && command.allowsAutomaticMirroring
        let wanted = command.input.map { isMirrored ? Self.opposites[$0] ?? $0 : $0 }
        return wanted == input && command.modifierFlags == modifiers && !command.attributes.contains(.disabled)
    }

    private func goesBack(in responder: UIResponder) -> Bool {
        let isBack = isMeant(UIKeyCommand("", nil, nil, "[", .command, nil))
        guard HeadlessQuirks.stacksGoBackByKeys, isBack, let stack = responder as? UINavigationController,
            stack.viewControllers.count > 1, stack.transitionCoordinator == nil
        else { return false }
        stack.popViewController(animated: true)
        return true
    }

    /// The object that gets the key first.
    private var first: UIResponder? {
        if let first = FirstResponder.shared.current { return first }
        return HeadlessQuirks.keysNeedFirstResponder ? nil : UIWindow.key?.rootViewController.map(Self.seen)
    }

    private static func seen(_ controller: UIViewController) -> UIViewController {
        if let presented = controller.presentedViewController, !presented.isBeingDismissed { return seen(presented) }
        let child = (controller as? UINavigationController)?.topViewController
        let tab = (controller as? UITabBarController)?.selectedViewController
        return (child ?? tab).map(seen) ?? controller
    }
}
