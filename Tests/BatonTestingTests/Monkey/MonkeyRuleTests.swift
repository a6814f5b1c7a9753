import Baton
import TestSupport
import UIKit
import XCTest

@testable import BatonMonkey
@testable import BatonTesting

/// Breaks each rule of the monkey on purpose.
@MainActor
final class MonkeyRuleTests: XCTestCase {
    /// What breaks a rule: the system and the app, and the steps, of which "break" calls the closure.
    private struct Breach {
        let rule: String
        var setting = "on phone 18 app=3"
        var steps = "break"
        let act: @MainActor (MonkeyHand) -> Void
    }

    /// What would be released otherwise.
    private var kept: [AnyObject] = []

    override func tearDown() async throws {
        await MainActor.run {
            for case let animator as UIViewPropertyAnimator in kept { animator.stopAnimation(true) }
            kept = []
        }
    }

    /// What is found when a rule is broken.
    private func rule(brokenBy breach: Breach) throws -> String? {
        var monkey = Monkey.baton
        monkey.actions.append(MonkeyAction("break") { hand, _ in breach.act(hand) })
        return try monkey.run(MonkeyScript("\(breach.setting)\n\(breach.steps)")).failure?.rule
    }

    private func assertBreaks(_ breaches: [Breach], line: UInt = #line) throws {
        for breach in breaches {
            XCTAssertEqual(try rule(brokenBy: breach), breach.rule, line: line)
            broken.insert(breach.rule)
        }
    }

    private var broken: Set<String> = []

    func testEachRuleIsBrokenOnPurpose() async throws {
        try assertBreaks(ofScreens)
        try assertBreaks(ofBars)
        try assertBreaks(ofTouchesAndKeys)
        try assertBreaks(ofTransitions)
        try assertBreaks(ofTheApp)
        let monkey = Monkey.baton
        let names = (monkey.rules + monkey.makeApp(0).rules).map(\.name)
        // The monkey itself has these two.
        XCTAssertEqual(broken, Set(names + ["everything ends", "nothing outlives the app"]))
        XCTAssertEqual(Set(names).count, names.count, "two rules have one name")
        XCTAssertGreaterThanOrEqual(names.count, 15)
    }

    func testNothingIsBrokenWithoutBreach() async throws {
        XCTAssertNil(try rule(brokenBy: Breach(rule: "", steps: "push screen=1 animated=1\nrest\nbreak") { _ in }))
    }

    // MARK: Breaches

    private var ofScreens: [Breach] {
        [
            Breach(rule: "geometry is finite") { $0.top?.view.layer.cornerRadius = .nan },
            Breach(rule: "a stack shows its top screen", steps: "push animated=0\nrest\nbreak") { hand in
                guard let stack = hand.stacks.first, let below = stack.viewControllers.first else { return }
                stack.view.insertSubview(below.view, at: 0)
            },
            Breach(rule: "only the app's screens are shown") { [self] hand in
                let stranger = UIViewController()
                kept.append(stranger)
                hand.stage.window.addSubview(stranger.view)
            },
            Breach(rule: "screens are in their places") { $0.top?.view.transform.tx = 20 },
            Breach(rule: "the window is covered") { $0.top?.view.isHidden = true },
            Breach(rule: "shared views are shown") { ($0.top as? MonkeyScreen)?.picture.mask = UIView() },
        ]
    }

    private var ofBars: [Breach] {
        [
            Breach(rule: "a bar shows the items of its screen", steps: "break\nrest") { hand in
                hand.stage.window.rootViewController = ForgetfulStack(rootViewController: hand.app.makeScreen(0))
            },
            Breach(rule: "a bar is above the content") { hand in
                guard let stack = hand.stacks.first else { return }
                stack.view.sendSubviewToBack(stack.navigationBar)
            },
            Breach(rule: "the safe area ends at the bar") { $0.top?.additionalSafeAreaInsets.top = 30 },
            Breach(rule: "a bar is hidden as its state says", steps: "push screen=24\nrest\nbreak") { hand in
                hand.stacks.first?.isNavigationBarHidden = false
            },
            Breach(rule: "the status bar is that of the screen") { hand in
                // The screen changes its mind, and does not say so.
                hand.stage.window.rootViewController = UndecidedScreen()
                hand.stage.turn()
                UndecidedScreen.isUndecided = true
            },
            Breach(
                rule: "appearances rest while a transition runs", setting: "on phone 26 app=3",
                steps: "push animated=1\nwait frames=5\nbreak"
            ) { hand in
                hand.top?.navigationItem.standardAppearance = UINavigationBarAppearance()
            },
        ]
    }

    private var ofTouchesAndKeys: [Breach] {
        [
            Breach(rule: "touches arrive") { hand in
                hand.stage.window.addSubview(UIView(frame: hand.stage.window.bounds))
            },
            Breach(
                rule: "the keyboard has a field",
                setting: "on phone 18 app=3\nanswer editingInCustomTransitions outlivesTheScreen",
                steps: "push screen=3\nrest\nbreak\nwait long frames=59\npop animated=1"
            ) { hand in
                // Without Baton nobody ends the editing in a screen that leaves.
                hand.stacks.first?.transitions = nil
                hand.stacks.first?.delegate = ForeignDelegate.shared
                (hand.top as? MonkeyScreen)?.field.becomeFirstResponder()
            },
        ]
    }

    private var ofTransitions: [Breach] {
        [
            Breach(rule: "one transition a container", steps: "break\nturn") { [self] hand in
                hold(hand, HeldCoordinator(in: hand.stage.window), HeldCoordinator(in: hand.stage.window))
            },
            Breach(rule: "each transition ends once", steps: "break\nrest") { [self] hand in
                end(hold(hand, HeldCoordinator(in: hand.stage.window))[0], times: 2, on: hand)
            },
            Breach(
                rule: "each transition ends in time",
                steps: "break" + String(repeating: "\nwait long frames=59", count: 4)
            ) { [self] hand in
                hold(hand, HeldCoordinator(in: hand.stage.window))
            },
            Breach(rule: "no transition is kept", steps: "break\nrest") { [self] hand in
                let screen = hold(hand, HeldCoordinator(in: hand.stage.window))[0]
                kept += [screen.held].compactMap { $0 }
                end(screen, times: 1, on: hand)
            },
            Breach(
                rule: "bars are still at rest", setting: "on phone 18 app=0",
                steps: "break\npush screen=5 animated=1\nrest"
            ) { hand in
                // Without Baton the animation that UIKit leaves on the tab bar stays (B1.81).
                for stack in hand.stacks {
                    stack.transitions = nil
                    stack.delegate = ForeignDelegate.shared
                }
            },
            Breach(rule: "nothing is warned of") {
                $0.stacks.first?.pushViewController(UITabBarController(), animated: false)
            },
            Breach(rule: "everything ends") { [self] hand in
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { hand.top?.view.alpha = 0.99 }
                animator.pauseAnimation()
                kept.append(animator)
            },
        ]
    }

    /// Shows screens with coordinators.
    @discardableResult
    private func hold(_ hand: MonkeyHand, _ coordinators: HeldCoordinator...) -> [HeldScreen] {
        let tabs = UITabBarController()
        let screens = coordinators.map { coordinator in
            let screen = HeldScreen()
            screen.held = coordinator
            return screen
        }
        tabs.viewControllers = screens
        hand.stage.window.rootViewController = tabs
        return screens
    }

    private func end(_ screen: HeldScreen, times: Int, on hand: MonkeyHand) {
        hand.stage.turn()
        for _ in 0..<times { screen.held?.end() }
        screen.held = nil
    }

    private var stray: String { "push animated=0\nrest\nbreak" }

    /// Presents a sheet over another screen than that to which it is said to belong.
    private static func presentSheet(of hand: MonkeyHand) {
        guard let stack = hand.stacks.first, let below = stack.viewControllers.first else { return }
        let sheet = hand.app.makeScreen(0)
        (hand.app as? BatonMonkeyApp)?.belonging.append(MonkeyBelonging(sheet, to: below))
        stack.topViewController?.present(sheet, using: .sheet(detents: [.height(150)]), animated: false)
    }

    private var ofTheApp: [Breach] {
        [
            Breach(rule: "appearance callbacks are in order") { [self] hand in
                let screen = hand.app.makeScreen(0)
                kept.append(screen)
                screen.viewDidAppear(false)
            },
            Breach(rule: "appearance callbacks are complete") { hand in
                hand.top?.beginAppearanceTransition(false, animated: false)
            },
            Breach(rule: "delegate methods are called in order") { hand in
                guard let stack = hand.stacks.first, let app = hand.app as? BatonMonkeyApp else { return }
                let (delegate, unseen) = (app.makeDelegate(), app.make(0))
                delegate.navigationController(stack, willShow: app.make(1), animated: false)
                delegate.navigationController(stack, didShow: unseen, animated: false)
            },
            Breach(rule: "what may wait is told once") { hand in
                let order = MonkeyOrder(nil)
                order.ends = 2
                (hand.app as? BatonMonkeyApp)?.orders.append(order)
            },
            Breach(rule: "nothing waits for ever") { hand in
                (hand.app as? BatonMonkeyApp)?.orders.append(MonkeyOrder(nil))
            },
            Breach(rule: "sheets are with their screens", steps: stray) { Self.presentSheet(of: $0) },
            Breach(rule: "sheets leave in time", steps: stray + "\nwait long frames=40") { Self.presentSheet(of: $0) },
            Breach(rule: "nothing leaks") { [self] hand in kept.append(hand.app.makeScreen(0)) },
            Breach(rule: "nothing of Baton's is left") { [self] hand in
                guard let stack = hand.stacks.first else { return }
                let swipe = SwipePop()
                swipe.attach(to: stack)
                kept.append(swipe)
            },
            Breach(rule: "nothing outlives the app") { [self] hand in
                kept += [hand.stage.window.rootViewController].compactMap { $0 }
            },
        ]
    }
}

/// A stack that does not return its last view controller.
private final class ForgetfulStack: UINavigationController {
    override var viewControllers: [UIViewController] {
        get { super.viewControllers.dropLast() }
        set { super.viewControllers = newValue }
    }
}

/// A screen that wishes another status bar, and does not say so.
private final class UndecidedScreen: UIViewController {
    static var isUndecided = false

    override var prefersStatusBarHidden: Bool { Self.isUndecided }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}

/// A delegate with an animator that is not Baton's.
private final class ForeignDelegate: NSObject, UINavigationControllerDelegate {
    @MainActor static let shared = ForeignDelegate()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BlockMover(operation) }
}
