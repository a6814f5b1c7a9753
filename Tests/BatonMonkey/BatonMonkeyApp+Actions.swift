import Baton
package import BatonTesting
import UIKit

extension BatonMonkeyApp {
    /// What an app does with Baton.
    package var actions: [MonkeyAction] {
        transitionActions + presentationActions + orderActions + barActions + contentActions + objectActions
    }

    private var transitionActions: [MonkeyAction] {
        [
            MonkeyAction("transitions", ["stack": 3, "kind": 20], weight: 6) { [self] hand, numbers in
                guard let stack = hand.stack(numbers["stack"]) else { return }
                stack.transitions = transitions(numbers["kind"])
                delegatesMayHaveChanged()
            },
            MonkeyAction("no transitions", ["stack": 3], weight: 1) { [self] hand, numbers in
                hand.stack(numbers["stack"])?.transitions = nil
                delegatesMayHaveChanged()
            },
            MonkeyAction("bar transition", ["stack": 3, "kind": 3], weight: 1) { hand, numbers in
                let kinds: [BarTransition?] = [nil, .travel, .blend]
                hand.stack(numbers["stack"])?.transitions?.barState.transition = kinds[numbers["kind"]]
            },
            MonkeyAction("tab transitions", ["kind": 16], weight: 3) { hand, numbers in
                guard let tabs = hand.tabs.first else { return }
                let styles = Self.styles
                let kind = numbers["kind"]
                tabs.transitions = kind < styles.count ? TabTransitions(styles[kind]).swipe() : nil
            },
            MonkeyAction("end running", ["stack": 3], weight: 1) { hand, numbers in
                guard let stack = hand.stack(numbers["stack"]) else { return }
                NavigationTransitionDriver.driver(of: stack)?.endRunningTransition()
            },
        ]
    }

    private func transitions(_ kind: Int) -> NavigationTransitions {
        switch kind {
        case Self.styles.indices: NavigationTransitions(Self.styles[kind])
        case 13: .system
        case 14: NavigationTransitions(push: .depth, pop: .system)
        case 15:
            NavigationTransitions(
                push: .animator { [self] _ in counted(CountedPush()) },
                pop: .animator { [self] _ in counted(CountedPop()) })
        case 16: NavigationTransitions(.slide).interruptible(false).contentFollowsBar()
        case 17: NavigationTransitions(.slide).swipe(.content)
        case 18: .zoom("picture").pull().pinch()
        default: .cover.pull().swipe(.content)
        }
    }

    private func counted<Animator: TransitionAnimator>(_ animator: Animator) -> Animator {
        keep(animator)
        return animator
    }

    private var presentationActions: [MonkeyAction] {
        [
            MonkeyAction("present with Baton", ["kind": 16, "screen": 24, "stack": 2, "animated": 4], weight: 8) {
                [self] hand, numbers in
                guard hand.chain.count < 4, let top = hand.chain.last else { return }
                let screen = make(numbers["screen"])
                screen.preferredContentSize = CGSize(width: 260, height: 160)
                let presented = numbers["stack"] == 1 ? UINavigationController(rootViewController: screen) : screen
                keep(presented)
                top.present(presented, using: Self.presentation(numbers["kind"]), animated: numbers["animated"] > 0) {
                    [weak self] in self?.act(in: .completion)
                }
            },
            MonkeyAction("change presentation", ["kind": 16], weight: 2) { hand, numbers in
                guard let last = hand.chain.last, let driver = ModalTransitionDriver.driver(of: last) else {
                    return
                }
                driver.transitions = Self.presentation(numbers["kind"])
            },
            MonkeyAction("detent", ["number": 3], weight: 2) { hand, numbers in
                let detents: [SheetDetent] = [.fitted, .height(150), .fraction(0.6)]
                hand.chain.last?.overlayPresentation?.selectedDetent = detents[numbers["number"]]
            },
            MonkeyAction("content size", ["height": 40], weight: 2) { hand, numbers in
                guard let last = hand.chain.last, hand.chain.count > 1 else { return }
                last.preferredContentSize.height = CGFloat(100 + numbers["height"] * 10)
            },
        ]
    }

    /// What waits, replaces, and goes with its screen.
    private var orderActions: [MonkeyAction] {
        [
            MonkeyAction("present when busy", ["kind": 16, "from": 4, "policy": 3, "animated": 4], weight: 4) {
                [self] hand, numbers in
                guard hand.chain.count < 4, let source = hand.pick(hand.chain, numbers["from"]) else { return }
                let policies: [BusyPolicy] = [.wait, .replace, .replaceEverything]
                let transitions = Self.presentation(numbers["kind"]).whenBusy(policies[numbers["policy"]])
                let screen = make(numbers["kind"])
                screen.preferredContentSize = CGSize(width: 260, height: 160)
                let order = order(screen)
                source.present(screen, using: transitions, animated: numbers["animated"] > 0) { order.ends += 1 }
            },
            MonkeyAction("take back", weight: 1) { [self] _, _ in
                guard let waiting = orders.first(where: { $0.ends == 0 })?.screen else { return }
                waiting.dismissPresentations(animated: true) { _ in }
            },
            MonkeyAction("dismiss all", ["from": 4, "animated": 4], weight: 2) { [self] hand, numbers in
                guard let source = hand.pick(hand.chain, numbers["from"]) else { return }
                let order = order(nil)
                source.dismissPresentations(animated: numbers["animated"] > 0) { _ in order.ends += 1 }
            },
            MonkeyAction("present with its screen", ["stack": 3, "animated": 4], weight: 3) { [self] hand, numbers in
                guard hand.chain.count < 4, let screen = hand.stack(numbers["stack"])?.topViewController,
                    screen.viewIfLoaded?.window === hand.stage.window,
                    screen.presentedViewController?.isBeingDismissed != true
                else { return }
                let sheet = make(0)
                belonging.append(MonkeyBelonging(sheet, to: screen))
                screen.present(
                    sheet,
                    using: .sheet(detents: [.height(150), .fraction(0.6)]).undimmed(upTo: .fraction(0.6))
                        .belongsToScreen(),
                    animated: numbers["animated"] > 0)
            },
        ]
    }

    private func order(_ screen: UIViewController?) -> MonkeyOrder {
        orders.append(MonkeyOrder(screen))
        return orders[orders.endIndex - 1]
    }

    private static func presentation(_ kind: Int) -> ModalTransitions {
        let kinds: [ModalTransitions] = [
            .card, .dialog, .drawer, .drawer(.top), .slide(from: .bottom), .fade, .zoom("picture"), .flip,
            .sheet(detents: [.fitted, .fraction(0.7)]),
            .sheet(detents: [.height(150), .fraction(0.6), .fraction(1)]).undimmed(upTo: .fraction(0.6)),
            .sheet(detents: [.height(200).resizingContent(), .fraction(0.8)]).grabber(),
            .drawer(.trailing, detents: [.height(100), .height(250)]), .cover, .expand("picture"),
            .zoom("picture").pull().pinch(), ModalTransitions(.slide).overFullScreen(),
        ]
        return kinds[kind]
    }

    private var barActions: [MonkeyAction] {
        [
            MonkeyAction("bar state", ["stack": 3, "below": 3, "state": 7], weight: 6) { hand, numbers in
                guard let screens = hand.stack(numbers["stack"])?.viewControllers,
                    let screen = hand.pick(screens.reversed(), numbers["below"])
                else { return }
                screen.navigationItem.barState = Self.barStates[numbers["state"]]
            },
            MonkeyAction("bar alpha", ["stack": 3, "alpha": 11], weight: 1) { hand, numbers in
                let screen = hand.stack(numbers["stack"])?.topViewController
                screen?.navigationItem.barState.backgroundAlpha = CGFloat(numbers["alpha"]) / 10
            },
            MonkeyAction("hide bar", ["stack": 3, "hidden": 2, "animated": 2], weight: 1) { [self] hand, numbers in
                hidesBars = true
                hand.stack(numbers["stack"])?.setNavigationBarHidden(
                    numbers["hidden"] == 1, animated: numbers["animated"] == 1)
            },
            MonkeyAction("title", ["stack": 3, "number": 5], weight: 1) { hand, numbers in
                hand.stack(numbers["stack"])?.topViewController?.title = "Title \(numbers["number"])"
            },
            MonkeyAction("intercept back", ["stack": 3, "on": 2], weight: 1) { hand, numbers in
                let item = hand.stack(numbers["stack"])?.topViewController?.navigationItem
                item?.backInterceptor = numbers["on"] == 1 ? {} : nil
            },
        ]
    }

    private var contentActions: [MonkeyAction] {
        [
            MonkeyAction("edit", weight: 2) { hand, _ in
                (hand.top as? MonkeyScreen)?.field.becomeFirstResponder()
            },
            MonkeyAction("end editing", weight: 1) { hand, _ in hand.stage.window.endEditing(true) },
            MonkeyAction("scroll content", ["to": 30], weight: 2) { hand, numbers in
                (hand.top as? MonkeyScreen)?.scrollView?.contentOffset.y = CGFloat(numbers["to"]) * 50
            },
            MonkeyAction("move picture", ["x": 20, "y": 40], weight: 2) { hand, numbers in
                (hand.top as? MonkeyScreen)?.picture.frame.origin = CGPoint(
                    x: numbers["x"] * 10, y: 60 + numbers["y"] * 10)
            },
            MonkeyAction("lose picture", weight: 1) { hand, _ in
                (hand.top as? MonkeyScreen)?.picture.removeFromSuperview()
            },
        ]
    }

    private var objectActions: [MonkeyAction] {
        [
            MonkeyAction("delegate", ["stack": 3, "kind": 3], weight: 2) { [self] hand, numbers in
                guard let stack = hand.stack(numbers["stack"]) else { return }
                switch numbers["kind"] {
                case 0: stack.delegate = makeDelegate()
                case 1: stack.transitions?.forwardedDelegate = makeDelegate()
                default: releaseDelegates()
                }
                delegatesMayHaveChanged()
            },
            MonkeyAction("pop and keep", ["stack": 3, "animated": 4], weight: 2) { [self] hand, numbers in
                let popped = hand.stack(numbers["stack"])?.popViewController(animated: numbers["animated"] > 0)
                kept = popped ?? kept
            },
            MonkeyAction("push kept", ["stack": 3, "animated": 4], weight: 2) { [self] hand, numbers in
                guard let stack = hand.stack(numbers["stack"]), let screen = kept, screen.parent == nil else {
                    return
                }
                // It belongs to one stack, also while the push waits.
                kept = nil
                stack.pushViewController(screen, animated: numbers["animated"] > 0)
            },
            MonkeyAction("in callback", ["callback": 8, "change": 7, "animated": 2, "number": 8], weight: 6) {
                [self] hand, numbers in
                let callback = MonkeyScreen.Callback.allCases[numbers["callback"]]
                plan(in: callback) { [weak self, weak hand] in
                    guard let self, let hand else { return }
                    change(numbers["change"], hand, numbers["number"], animated: numbers["animated"] == 1)
                }
            },
            MonkeyAction("replace root", weight: 1) { hand, _ in
                // UIKit keeps what a root presents in the window.
                guard hand.chain.count == 1 else { return }
                hand.stage.window.rootViewController = hand.app.makeRoot()
            },
        ]
    }

    /// A change in a callback.
    private func change(_ change: Int, _ hand: MonkeyHand, _ number: Int, animated: Bool) {
        guard let stack = hand.stack(number) else { return }
        switch change {
        case 0: stack.pushViewController(make(number), animated: animated)
        case 1: stack.popViewController(animated: animated)
        case 2: hand.chain.last?.dismiss(animated: animated)
        case 3: hand.chain.last?.present(make(number), using: .card, animated: animated)
        case 4:
            stack.transitions = NavigationTransitions(Self.styles[number])
            delegatesMayHaveChanged()
        case 5: hand.tabs.first?.selectedIndex = number % 2
        default: stack.topViewController?.navigationItem.barState = Self.barStates[number % Self.barStates.count]
        }
    }
}
