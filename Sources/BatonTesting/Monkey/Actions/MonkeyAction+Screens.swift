#if HEADLESS_UIKIT
    import UIKit

    extension MonkeyAction {
        /// What an app does to its stacks by code.
        @preconcurrency @MainActor
        public static var stacks: [MonkeyAction] {
            [
                MonkeyAction("push", ["stack": 3, "screen": 32, "animated": 4], weight: 10) { hand, numbers in
                    guard let stack = hand.stack(numbers["stack"]), stack.viewControllers.count < 8 else { return }
                    stack.pushViewController(hand.app.makeScreen(numbers["screen"]), animated: numbers["animated"] > 0)
                },
                MonkeyAction("pop", ["stack": 3, "animated": 4], weight: 6) { hand, numbers in
                    hand.stack(numbers["stack"])?.popViewController(animated: numbers["animated"] > 0)
                },
                MonkeyAction("pop to", ["stack": 3, "screen": 5, "animated": 4]) { hand, numbers in
                    guard let stack = hand.stack(numbers["stack"]),
                        let screen = hand.pick(stack.viewControllers, numbers["screen"])
                    else { return }
                    stack.popToViewController(screen, animated: numbers["animated"] > 0)
                },
                MonkeyAction("pop to root", ["stack": 3, "animated": 4]) { hand, numbers in
                    hand.stack(numbers["stack"])?.popToRootViewController(animated: numbers["animated"] > 0)
                },
                MonkeyAction("set", ["stack": 3, "kept": 16, "screen": 33, "animated": 4], weight: 3) {
                    hand, numbers in
                    guard let stack = hand.stack(numbers["stack"]) else { return }
                    let kept = stack.viewControllers.enumerated().filter { numbers["kept"] >> ($0.offset % 4) & 1 == 1 }
                    // The last number adds none.
                    let isNew = numbers["screen"] < 32 || kept.isEmpty
                    stack.setViewControllers(
                        kept.map(\.element) + (isNew ? [hand.app.makeScreen(numbers["screen"])] : []),
                        animated: numbers["animated"] > 0)
                },
                MonkeyAction("hide bar", ["stack": 3, "hidden": 2, "animated": 2], weight: 1) { hand, numbers in
                    hand.stack(numbers["stack"])?.setNavigationBarHidden(
                        numbers["hidden"] == 1, animated: numbers["animated"] == 1)
                },
            ]
        }

        /// What an app presents and dismisses by code.
        @preconcurrency @MainActor
        public static var presentations: [MonkeyAction] {
            let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .formSheet]
            return [
                MonkeyAction("present", ["style": 4, "screen": 32, "animated": 4], weight: 3) { hand, numbers in
                    guard hand.chain.count < 4 else { return }
                    let screen = hand.app.makeScreen(numbers["screen"])
                    screen.modalPresentationStyle = styles[numbers["style"]]
                    hand.chain.last?.present(screen, animated: numbers["animated"] > 0)
                },
                MonkeyAction("dismiss", ["link": 4, "animated": 4], weight: 5) { hand, numbers in
                    hand.pick(hand.chain, numbers["link"])?.dismiss(animated: numbers["animated"] > 0)
                },
            ]
        }

        /// What an app does to its tabs by code.
        @preconcurrency @MainActor
        public static var tabs: [MonkeyAction] {
            [
                MonkeyAction("select", ["tab": 3], weight: 4) { hand, numbers in
                    guard let tabs = hand.tabs.first, let count = tabs.viewControllers?.count, count > 0 else { return }
                    tabs.selectedIndex = numbers["tab"] % count
                },
                MonkeyAction("move tabs", weight: 1) { hand, _ in
                    guard let tabs = hand.tabs.first, let all = tabs.viewControllers, let first = all.first else {
                        return
                    }
                    tabs.setViewControllers(all.dropFirst() + [first], animated: false)
                },
            ]
        }
    }
#endif
