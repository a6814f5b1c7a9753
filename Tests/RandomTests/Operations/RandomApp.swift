import TestSupport
import UIKit

/// An app with two stacks in tabs.
///
/// Seeded random numbers choose pushes, pops, presentations, dismissals, selections and swipes. Some of them are done in
/// the callbacks of others.
@MainActor
final class RandomApp {
    private let window: UIWindow
    private let tabs = UITabBarController()
    private var numbers: RandomNumbers
    /// The numbers of the thumb, whose touches have callbacks that need numbers too.
    private var thumbNumbers: RandomNumbers
    private var screens = ScreenRegister()
    private var delegates: [RandomCallbacks] = []
    /// Whether callbacks may act. They must not while the app settles.
    private var mayAct = false
    private var depth = 0
    private lazy var thumb = RandomThumb(on: window)
    /// The operations since the last call of `settle()`, for failure messages.
    private(set) var script = ""

    init(seed: UInt64, on device: HeadlessDevice) {
        HeadlessDevice.current = device
        window = UIWindow(frame: UIScreen.main.bounds)
        numbers = RandomNumbers(seed: seed)
        thumbNumbers = RandomNumbers(seed: seed &+ 1)
        TurnLoop.main.reset()
        HeadlessLog.reset()
        let act: (String) -> Void = { [weak self] in self?.act(inside: $0) }
        screens.whenCalled = act
        delegates = [RandomCallbacks(act), RandomAnimatingCallbacks(act)]
        tabs.viewControllers = delegates.map { delegate in
            let stack = UINavigationController(rootViewController: screens.make())
            stack.delegate = delegate
            return stack
        }
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
        mayAct = true
        if numbers.next(below: 16) < 5 {
            let done = thumb.act(&thumbNumbers)
            script += done + " "
        } else {
            change()
        }
        wait()
        mayAct = false
    }

    private func change() {
        let animated = numbers.next(below: 4) > 0
        switch numbers.next(below: 11) {
        case 0, 1: note("push") { stack.pushViewController(screens.make(), animated: animated) }
        case 2, 3: note("pop") { stack.popViewController(animated: animated) }
        case 4: note("popTo") { popToAny(animated) }
        case 5: note("popToRoot") { stack.popToRootViewController(animated: animated) }
        case 6: note("set") { setAny(animated) }
        case 7: note("present") { present(animated) }
        case 8: note("dismiss") { dismiss(top, animated) }
        case 9: note("dismiss all") { dismiss(tabs, animated) }
        default: note("select") { tabs.selectedIndex = numbers.next(below: 2) }
        }
    }

    /// Changes the app in a callback, now and then. A change in a callback has callbacks too.
    private func act(inside callback: String) {
        guard mayAct, depth < 3, numbers.next(below: 12) == 0 else { return }
        depth += 1
        script += "\(callback)("
        change()
        script += ") "
        depth -= 1
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
        top.present(screen, animated: animated) { [weak self] in self?.act(inside: "presented") }
    }

    private func dismiss(_ controller: UIViewController, _ animated: Bool) {
        controller.dismiss(animated: animated) { [weak self] in self?.act(inside: "dismissed") }
    }

    // MARK: Checks

    /// Waits until all transitions end, and returns the problems found.
    func settle() -> [String] {
        thumb.lift()
        // Changes wait for one another, and those of callbacks make a longer queue.
        for _ in 1...10 where !TurnLoop.main.isIdle { TurnLoop.main.advance(by: 6) }
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
