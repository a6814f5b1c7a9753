import TestSupport
import UIKit

/// An app with two stacks in tabs.
///
/// Seeded random numbers choose pushes, pops, presentations, dismissals, selections and swipes.
@MainActor
final class RandomApp {
    private let window: UIWindow
    private let tabs = UITabBarController()
    private var numbers: SeededNumbers
    private var screens = ScreenRegister()
    private lazy var thumb = RandomThumb(on: window)
    /// The operations since the last call of `settle()`, for failure messages.
    private(set) var script = ""

    init(seed: UInt64, on device: HeadlessDevice) {
        HeadlessDevice.current = device
        window = UIWindow(frame: UIScreen.main.bounds)
        numbers = SeededNumbers(seed: seed)
        TurnLoop.main.reset()
        HeadlessLog.reset()
        tabs.viewControllers = [0, 1].map { _ in UINavigationController(rootViewController: screens.make()) }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
    }

    func close() {
        window.isHidden = true
        window.rootViewController = nil
        TurnLoop.main.reset()
    }

    // MARK: Operations

    func step() {
        let animated = numbers.next(below: 4) > 0
        switch numbers.next(below: 16) {
        case 0, 1: note("push") { stack.pushViewController(screens.make(), animated: animated) }
        case 2, 3: note("pop") { stack.popViewController(animated: animated) }
        case 4: note("popTo") { popToAny(animated) }
        case 5: note("popToRoot") { stack.popToRootViewController(animated: animated) }
        case 6: note("set") { setAny(animated) }
        case 7: note("present") { present(animated) }
        case 8: note("dismiss") { top.dismiss(animated: animated) }
        case 9: note("dismiss all") { tabs.dismiss(animated: animated) }
        case 10...14: script += thumb.act(&numbers) + " "
        default: note("select") { tabs.selectedIndex = numbers.next(below: 2) }
        }
        wait()
    }

    private func note(_ name: String, _ action: () -> Void) {
        script += name + " "
        action()
    }

    /// Advances the time: often not at all, often to the middle of a transition, and sometimes to its end.
    private func wait() {
        let time = [0, 0, 0.02, 0.1, 0.2, 0.5, 1][numbers.next(below: 7)]
        if time > 0 { TurnLoop.main.advance(by: time) }
        script += "\(time) "
    }

    private var stack: UINavigationController {
        let stacks = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
        return stacks[numbers.next(below: stacks.count)]
    }

    private var top: UIViewController {
        var top: UIViewController = tabs
        while let presented = top.presentedViewController { top = presented }
        return top
    }

    private func popToAny(_ animated: Bool) {
        let stack = stack
        guard !stack.viewControllers.isEmpty else { return }
        let target = stack.viewControllers[numbers.next(below: stack.viewControllers.count)]
        stack.popToViewController(target, animated: animated)
    }

    private func setAny(_ animated: Bool) {
        let stack = stack
        let kept = stack.viewControllers.filter { _ in numbers.next(below: 2) == 0 }
        let isNew = kept.isEmpty || numbers.next(below: 2) == 0
        stack.setViewControllers(kept + (isNew ? [screens.make()] : []), animated: animated)
    }

    private func present(_ animated: Bool) {
        let screen = screens.make()
        screen.modalPresentationStyle = [.fullScreen, .overFullScreen, .pageSheet][numbers.next(below: 3)]
        top.present(screen, animated: animated)
    }

    // MARK: Checks

    /// Waits until all transitions end, and returns the problems found.
    func settle() -> [String] {
        thumb.lift()
        TurnLoop.main.advance(by: 6)
        let reachable = Set(reach(tabs).map(ObjectIdentifier.init))
        var problems = HeadlessLog.warnings.filter { $0.contains("Unbalanced") }
        if !TurnLoop.main.isIdle { problems.append("still going on: \(TurnLoop.main.pending)") }
        if reach(tabs).contains(where: { $0.transitionCoordinator != nil }) { problems.append("a live coordinator") }
        problems += strangers(in: window, reachable).map { "the view of a gone \($0) is in the window" }
        problems += screens.living.filter { !reachable.contains(ObjectIdentifier($0)) }.map { "\($0.name) leaked" }
        HeadlessLog.reset()
        if problems.isEmpty { script = "" }
        return problems
    }

    private func reach(_ controller: UIViewController) -> [UIViewController] {
        let presented = controller.presentedViewController
        let above = presented?.presentingViewController === controller ? presented.map(reach) ?? [] : []
        return [controller] + controller.children.flatMap(reach) + above
    }

    private func strangers(in view: UIView, _ reachable: Set<ObjectIdentifier>) -> [String] {
        var found: [String] = []
        if let screen = view.next as? CountedScreen, !reachable.contains(ObjectIdentifier(screen)) {
            found.append(screen.name)
        }
        return found + view.subviews.flatMap { strangers(in: $0, reachable) }
    }
}
