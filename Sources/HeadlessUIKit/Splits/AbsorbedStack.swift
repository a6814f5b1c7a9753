import Foundation

/// The view controllers of a column that were moved onto the stack of a collapsed split view controller.
@MainActor
struct AbsorbedStack {
    let holder: UIViewController
    private let screens: [UIViewController]
    private let stack: UINavigationController

    /// Takes the view controllers out of their own navigation controller. It is empty until they are separated.
    init(_ holder: UIViewController, for stack: UINavigationController) {
        self.holder = holder
        self.stack = stack
        guard let navigation = holder as? UINavigationController else {
            screens = [holder]
            return
        }
        screens = navigation.viewControllers
        navigation.setViewControllers([], animated: false)
    }

    /// Pushes the view controllers of several columns in one transition.
    static func push(_ parts: [AbsorbedStack], animated: Bool) {
        guard let stack = parts.first?.stack else { return }
        stack.setViewControllers(stack.viewControllers + parts.flatMap(\.screens), animated: animated)
    }

    /// The place of the lowest of the view controllers on the stack, or nil if they have been popped.
    var place: Int? { screens.first.flatMap { stack.viewControllers.index(of: $0) } }

    /// Pops the view controllers and those above them.
    func pop() {
        guard let place, place > 0 else { return }
        stack.popToViewController(stack.viewControllers[place - 1], animated: true)
    }

    /// Takes the view controllers, with those that were pushed later, from the stack and puts them back.
    func separate() {
        let all = stack.viewControllers
        let own = place.map { Array(all[$0...]) } ?? screens
        if let place {
            stack.setViewControllers(Array(all[..<place]), animated: false)
            // The view controllers disappear here before another container shows them.
            stack.viewIfLoaded?.layoutIfNeeded()
        }
        (holder as? UINavigationController)?.setViewControllers(own, animated: false)
    }
}
