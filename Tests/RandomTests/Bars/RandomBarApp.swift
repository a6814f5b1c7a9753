import BatonTesting
import TestSupport
import UIKit

@testable import Baton

/// An app with two navigation stacks and a third screen in tabs, whose screens change at random.
@MainActor
final class RandomBarApp {
    let tabs = UITabBarController()
    let stacks: [UINavigationController]
    let stage: Stage
    var numbers: RandomNumbers
    var log: [String] = []
    private var wishes: [ObjectIdentifier: RandomBarWish] = [:]
    private let foreign = RandomForeignDelegate()
    private let screens: [UIViewController]
    private var taken: Set<ObjectIdentifier> = []
    private(set) var modal: UIViewController?

    init(seed: UInt64) throws {
        numbers = RandomNumbers(seed: seed)
        screens = (0..<14).map { number in
            let screen = number % 3 == 2 ? RandomBarList() : UIViewController()
            screen.title = "S\(number)"
            return screen
        }
        stacks = [0, 1].map { [screens] in UINavigationController(rootViewController: screens[$0]) }
        let plain = UIViewController()
        for stack in stacks {
            let yellow = UINavigationBarAppearance()
            yellow.configureWithTransparentBackground()
            yellow.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 0.5)
            stack.navigationBar.standardAppearance = yellow
            stack.navigationBar.scrollEdgeAppearance = yellow
            stack.navigationBar.compactScrollEdgeAppearance = yellow
            stack.navigationBar.prefersLargeTitles = true
            stack.transitions = .slide
        }
        tabs.viewControllers = stacks + [plain]
        stage = Stage(root: tabs)
        for screen in screens {
            screen.view.backgroundColor = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
            wish(for: screen)
        }
        try stage.settle()
    }

    // MARK: Comparing

    /// Waits until all transitions end and a bar is visible. Returns a description of the first difference, or nil.
    func judge() throws -> String? {
        try stage.settle()
        if let modal {
            self.modal = nil
            modal.dismiss(animated: numbers.next(below: 2) == 0)
            try stage.settle()
        }
        taken = []
        if let offence = HeadlessBars.appearanceOffences.first { return offence }
        if let selected = tabs.selectedViewController?.view, !isInPlace(selected) {
            return "the tab is not in its place"
        }
        guard let stack = tabs.selectedViewController as? UINavigationController, let top = stack.topViewController,
            let wish = wishes[ObjectIdentifier(top)]
        else { return nil }
        if !isInPlace(top.view) { return "\(top.title ?? "") is not in its place" }
        let seen = RandomBarEye(window: stage.window).look(at: stack)
        let lies = stage.window.bounds.width > stage.window.bounds.height
        let statusBar = Double(stage.window.safeAreaInsets.top)
        var expected = RandomBarSight(
            wish, statusBar: statusBar, lies: lies, isOnGlass: HeadlessDevice.current.design == .glass,
            isRoot: stack.viewControllers.count == 1,
            minimizedBy: top is RandomBarList ? statusBar - Double(stack.navigationBar.frame.minY) : 0)
        // Constraints place the line on whole pixels. A bar that minimizes may end between two. The paint does not end above
        // the bottom of the status bar.
        let bottom = stack.navigationBar.frame.maxY
        if abs(bottom * 3 - (bottom * 3).rounded()) > 0.01 || Double(bottom) < statusBar { expected.line = seen.line }
        guard !seen.isClose(to: expected) else { return leftovers(in: stack, top) }
        return "\(top.title ?? ""): \(wish)\n  seen \(seen)\n  not  \(expected)\n"
            + "  extra \(top.additionalSafeAreaInsets.top), bar \(stack.navigationBar.frame)"
    }

    /// Whether nothing of a transition is left on the view of a screen.
    private func isInPlace(_ view: UIView) -> Bool {
        CATransform3DIsIdentity(view.transform3D) && view.alpha == 1 && view.mask == nil
            && view.convert(view.bounds, to: nil).maxY == stage.window.bounds.maxY
            && view.convert(view.bounds, to: nil).minX == 0
    }

    /// Checks that no overrides remain on the screens below the visible one.
    private func leftovers(in stack: UINavigationController, _ top: UIViewController) -> String? {
        for screen in stack.viewControllers where screen !== top {
            if screen.additionalSafeAreaInsets != .zero { return "\(screen.title ?? "") keeps insets" }
            if screen.navigationItem.standardAppearance != nil { return "\(screen.title ?? "") keeps an appearance" }
        }
        let backdrops = stack.view.subviews.filter { $0 is any BarBackdrop }.count
        return backdrops > 1 ? "\(backdrops) backdrops" : nil
    }

    // MARK: Steps

    func step() throws {
        let number = numbers.next(below: 30)
        switch number {
        case 0...4: push(animated: number > 0)
        case 5...7: note("pop") { $0.popViewController(animated: number > 5) }
        case 8: note("pop to root") { $0.popToRootViewController(animated: numbers.next(below: 2) == 0) }
        case 9: replace()
        case 10...12: try swipe()
        case 13...15: changeVisibleWish()
        case 16: if let any = pick(screens) { wish(for: any) }
        case 17: switchTab()
        case 18: rotate()
        case 19: present()
        case 20: changeTransitions()
        case 21: pushFromACompletion()
        case 22: editUnseen()
        case 23: tapBack()
        case 24...25: try scroll()
        case 26: resize()
        case 27: pushAndLeave()
        case 28: changeTabTransitions()
        default: pass()
        }
    }

    private func pass() {
        let seconds = Double(numbers.next(below: 12)) / 40
        log.append("wait \(seconds)")
        stage.advance(by: seconds)
    }

    var stack: UINavigationController { stacks[tabs.selectedIndex == 1 ? 1 : 0] }

    private func note(_ what: String, _ action: (UINavigationController) -> Void) {
        log.append("\(what) on \(tabs.selectedIndex), modal \(modal != nil)")
        action(stack)
        if numbers.next(below: 2) == 0 { stage.turn() }
    }

    private func free() -> UIViewController? {
        let used = stacks.flatMap(\.viewControllers)
        let open = screens.filter { screen in
            screen.parent == nil && !used.contains(screen) && !taken.contains(ObjectIdentifier(screen))
        }
        guard let screen = pick(open) else { return nil }
        taken.insert(ObjectIdentifier(screen))
        return screen
    }

    private func push(animated: Bool) {
        guard let screen = free() else { return }
        note("push \(screen.title ?? "") \(animated)") { $0.pushViewController(screen, animated: animated) }
    }

    private func pushFromACompletion() {
        guard let coordinator = stack.transitionCoordinator, let screen = free() else { return }
        log.append("push \(screen.title ?? "") at the end")
        coordinator.animate(alongsideTransition: nil) { [stack] _ in
            stack.pushViewController(screen, animated: true)
        }
    }

    /// Changes a stack in an unselected tab, which may never have been shown.
    private func editUnseen() {
        guard let unseen = stacks.first(where: { $0 !== tabs.selectedViewController }) else { return }
        let animated = numbers.next(below: 2) == 0
        if numbers.next(below: 2) == 0 {
            log.append("pop unseen \(animated)")
            unseen.popViewController(animated: animated)
        } else if let screen = free() {
            log.append("push unseen \(screen.title ?? "") \(animated)")
            unseen.pushViewController(screen, animated: animated)
        }
    }

    private func replace() {
        guard stack.transitionCoordinator == nil, let screen = free() else { return }
        let kept = stack.viewControllers.filter { _ in numbers.next(below: 2) == 0 }
        let animated = numbers.next(below: 2) == 0
        note("set \((kept + [screen]).map { $0.title ?? "" }) \(animated)") {
            $0.setViewControllers(kept + [screen], animated: animated)
        }
    }

    func changeVisibleWish() {
        guard let top = stack.topViewController else { return }
        wish(for: top)
    }

    private func wish(for screen: UIViewController) {
        let grounds = RandomBarWish.Ground.allCases
        var wish = RandomBarWish(
            ground: grounds[numbers.next(below: grounds.count)], alpha: [1, 0.5, 0][numbers.next(below: 3)],
            line: numbers.next(below: 2) == 0, hidden: numbers.next(below: 5) == 0,
            isGreenTitle: numbers.next(below: 2) == 0, isPurple: numbers.next(below: 2) == 0,
            prompt: numbers.next(below: 5) == 0, hasItem: numbers.next(below: 2) == 0,
            isLarge: numbers.next(below: 3) == 0 && !(screen is RandomBarList))
        let others = grounds.filter { $0 != .system }
        if wish.ground != .system, !(screen is RandomBarList) {
            if numbers.next(below: 4) == 0 { wish.lowGround = others[numbers.next(below: others.count)] }
            if numbers.next(below: 4) == 0 { wish.edgeGround = others[numbers.next(below: others.count)] }
        }
        wishes[ObjectIdentifier(screen)] = wish
        log.append("wish of \(screen.title ?? "") is \(wish)")
        wish.say(to: screen.navigationItem)
    }

    private func switchTab() {
        guard modal == nil else { return }
        tabs.selectedIndex = numbers.next(below: 3)
        log.append("tab \(tabs.selectedIndex)")
    }

    /// Pushes a screen and selects another tab in the same turn, so that the push is never seen.
    private func pushAndLeave() {
        guard modal == nil, let screen = free() else { return }
        log.append("push \(screen.title ?? "") and leave")
        stack.pushViewController(screen, animated: numbers.next(below: 2) == 0)
        switchTab()
    }

    /// Changes the animation of tabs, perhaps while they change.
    private func changeTabTransitions() {
        let number = numbers.next(below: 4)
        log.append("tab transitions \(number)")
        let all: [TabTransitions?] = [nil, .slide, .fade, TabTransitions(.cube)]
        if numbers.next(below: 2) == 0 { tabs.transitions = nil }
        tabs.transitions = all[number]
    }

    func rotate() {
        log.append("rotate")
        stage.rotate(lasting: 0.2)
    }

    private func present() {
        guard modal == nil, tabs.transitionCoordinator == nil, stack.transitionCoordinator == nil else { return }
        log.append("present")
        let fresh = UIViewController()
        fresh.modalPresentationStyle = numbers.next(below: 2) == 0 ? .fullScreen : .overFullScreen
        modal = fresh
        tabs.present(fresh, animated: numbers.next(below: 2) == 0)
    }

    private func changeTransitions() {
        let number = numbers.next(below: 6)
        let leavesFirst = numbers.next(below: 2) == 0
        log.append("transitions \(number)\(leavesFirst ? " after none" : "")")
        let transitions: [() -> NavigationTransitions] = [
            { .slide }, { .fade }, { .system }, { .system }, { .cover },
            { [foreign] in NavigationTransitions(.slide).forwardedDelegate(foreign) },
        ]
        if leavesFirst { stack.transitions = nil }
        stack.transitions = transitions[number]()
        stack.transitions?.barState.transition = [nil, .travel, .blend][numbers.next(below: 3)]
    }

    private func pick<Element>(_ all: [Element]) -> Element? {
        all.isEmpty ? nil : all[numbers.next(below: all.count)]
    }
}
