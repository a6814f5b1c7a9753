#if HEADLESS_UIKIT
    import Baton
    import BatonRecorder
    import UIKit

    extension ReportApp {
        /// Above every number of a script.
        nonisolated static let limit = 1_000_000
        /// The number of an offset of zero, since numbers are not negative.
        nonisolated static let zeroOffset = 10_000
        /// The names of the screens of a container, from the first.
        nonisolated static let screenNames = (1...40).map { "s\($0)" }

        /// What the steps of recordings do. Each leads to a state, and does nothing where a finger has led there already.
        static func actions(for app: ReportApp) -> [MonkeyAction] {
            touches + containers(app) + roots(app) + presentations(app) + surroundings(app)
        }

        private static func action(
            _ name: String, _ parameters: KeyValuePairs<String, Int> = [:],
            _ perform: @escaping @MainActor (MonkeyHand, MonkeyAction.Numbers) -> Void
        ) -> MonkeyAction {
            // The monkey does not draw them.
            MonkeyAction(name, parameters, weight: 0, perform: perform)
        }

        private static func finger(_ hand: MonkeyHand, _ number: Int, isDown: Bool) -> Finger? {
            let finger = number < hand.fingers.count ? hand.fingers[number] : nil
            return (finger?.place != nil) == isDown ? finger : nil
        }

        private static var touches: [MonkeyAction] {
            let place = { (numbers: MonkeyAction.Numbers) in
                CGPoint(x: CGFloat(numbers["x"]) / 10, y: CGFloat(numbers["y"]) / 10)
            }
            return [
                action("pause", ["frames": limit]) { hand, numbers in
                    hand.stage.advance(by: Double(numbers["frames"]) / 60)
                },
                action("touch", ["finger": 10, "x": limit, "y": limit]) { hand, numbers in
                    finger(hand, numbers["finger"], isDown: false)?.down(at: hand.inside(place(numbers)))
                },
                action("aim", ["finger": 10, "x": limit, "y": limit, "frames": limit]) { hand, numbers in
                    aim(hand, numbers, at: place(numbers))
                },
                action("glide", ["finger": 10, "x": limit, "y": limit, "frames": limit]) { hand, numbers in
                    aim(hand, numbers, at: place(numbers))
                    hand.stage.advance(by: Double(numbers["frames"]) / 60)
                },
                action("lift", ["finger": 10]) { hand, numbers in
                    finger(hand, numbers["finger"], isDown: true)?.up()
                },
                action("lose", ["finger": 10]) { hand, numbers in
                    finger(hand, numbers["finger"], isDown: true)?.cancel()
                },
            ]
        }

        /// Moves a finger in the event phase of a turn that comes.
        private static func aim(_ hand: MonkeyHand, _ numbers: MonkeyAction.Numbers, at place: CGPoint) {
            let stage = hand.stage
            TurnLoop.main.schedule(after: Double(numbers["frames"]) / 60) {
                if let finger = finger(hand, numbers["finger"], isDown: true) { stage.move([(finger, to: place)]) }
            }
        }

        private static func containers(_ app: ReportApp) -> [MonkeyAction] {
            let screens = screenNames.map { ($0, limit) }
            let stack = [("id", limit), ("bar", 2), ("motion", limit), ("animated", 2), ("turn", 2)] + screens
            let tabs = [("id", limit), ("selected", 40), ("motion", limit), ("turn", 2)] + screens
            return [
                MonkeyAction("stack", weight: 0, parameters: stack) { hand, numbers in
                    guard let stack = app.screen(numbers["id"]) as? UINavigationController else { return }
                    app.keep(stack)
                    app.give(numbers["motion"], to: stack, numbers["id"])
                    if app.show(numbers, in: stack), numbers["turn"] == 1 { hand.stage.turn() }
                },
                MonkeyAction("tabs", weight: 0, parameters: tabs) { hand, numbers in
                    guard let tabs = app.screen(numbers["id"]) as? UITabBarController else { return }
                    app.keep(tabs)
                    app.give(numbers["motion"], to: tabs, numbers["id"])
                    let screens = app.screens(numbers.screens)
                    if tabs.viewControllers ?? [] != screens { tabs.setViewControllers(screens, animated: false) }
                    let selected = numbers["selected"]
                    guard tabs.selectedIndex != selected, selected < screens.count else { return }
                    tabs.selectedIndex = selected
                    if numbers["turn"] == 1 { hand.stage.turn() }
                },
            ]
        }

        private static func roots(_ app: ReportApp) -> [MonkeyAction] {
            [
                MonkeyAction("embed", weight: 0, parameters: [("id", limit)] + screenNames.map { ($0, limit) }) {
                    _, numbers in
                    guard let parent = app.screen(numbers["id"]) else { return }
                    app.keep(parent)
                    for child in app.screens(numbers.screens) { app.embed(child, in: parent) }
                },
                action("root", ["screen": limit, "turn": 2]) { hand, numbers in
                    guard let root = app.screen(numbers["screen"]), root.parent == nil,
                        hand.stage.window.rootViewController !== root
                    else { return }
                    hand.stage.window.rootViewController = root
                    if numbers["turn"] == 1 { hand.stage.turn() }
                },
            ]
        }

        private static func presentations(_ app: ReportApp) -> [MonkeyAction] {
            [
                action("show", ["screen": limit, "on": limit, "animated": 2, "turn": 2]) { hand, numbers in
                    guard let shown = app.presentation(of: numbers["screen"], on: numbers["on"]),
                        app.present(shown, animated: numbers["animated"] == 1)
                    else { return }
                    if numbers["turn"] == 1 { hand.stage.turn() }
                },
                action("take away", ["screen": limit, "animated": 2, "turn": 2]) { hand, numbers in
                    guard let screen = app.existing(numbers["screen"]), !screen.isBeingDismissed,
                        let presenter = screen.presentingViewController
                    else { return }
                    presenter.dismiss(animated: numbers["animated"] == 1)
                    if numbers["turn"] == 1 { hand.stage.turn() }
                },
            ]
        }

        private static func surroundings(_ app: ReportApp) -> [MonkeyAction] {
            [
                action("window", ["width": 5_000, "height": 5_000, "turn": 2]) { hand, numbers in
                    let (old, new) = (
                        hand.stage.device.size, CGSize(width: numbers["width"], height: numbers["height"])
                    )
                    guard old != new, new.width > 0, new.height > 0 else { return }
                    let isTurned = old == CGSize(width: new.height, height: new.width)
                    if isTurned { hand.stage.rotate() } else { hand.stage.resize(to: new) }
                    if numbers["turn"] == 1 { hand.stage.turn() }
                },
                action("offset", ["screen": limit, "x": limit, "y": limit]) { _, numbers in
                    let offset = CGPoint(
                        x: CGFloat(numbers["x"] - zeroOffset) / 10, y: CGFloat(numbers["y"] - zeroOffset) / 10)
                    let scrollView = (app.existing(numbers["screen"]) as? ReportScreen)?.scrollView
                    // Content that comes to rest is a tenth of a point away from where it was seen.
                    guard let scrollView, abs(scrollView.contentOffset.y - offset.y) > 0.1 else { return }
                    scrollView.contentOffset = offset
                },
                action("edit", ["screen": limit]) { _, numbers in app.edit(numbers["screen"]) },
                action("end editing") { hand, _ in hand.stage.window.endEditing(true) },
                action("leave") { hand, _ in hand.stage.enterBackground() },
                action("return") { hand, _ in hand.stage.enterForeground() },
            ]
        }
    }

    extension ReportApp {
        /// Gives a stack the screens of a step, by the call that an app makes for that. Returns whether it had others.
        fileprivate func show(_ numbers: MonkeyAction.Numbers, in stack: UINavigationController) -> Bool {
            let isAnimated = numbers["animated"] == 1
            let (old, new) = (stack.viewControllers, screens(numbers.screens))
            let hidesBar = numbers["bar"] == 0
            let changesBar = hidesBar != stack.isNavigationBarHidden
            if changesBar { stack.setNavigationBarHidden(hidesBar, animated: isAnimated) }
            guard old != new, let last = new.last else { return changesBar }
            if Array(new.dropLast()) == old {
                stack.pushViewController(last, animated: isAnimated)
            } else if new.count < old.count, Array(old.prefix(new.count)) == new {
                stack.popToViewController(last, animated: isAnimated)
            } else {
                stack.setViewControllers(new, animated: isAnimated)
            }
            return true
        }

        /// How a screen was presented on another one.
        fileprivate func presentation(of screen: Int, on presenter: Int) -> RecordedPresentation? {
            let shown = report.events.compactMap { event in
                switch event.what {
                case .step(.present(let shown, _)), .result(.present(let shown, _)): shown
                default: nil
                }
            }
            return (report.start.presentations + shown).first { $0.screen == screen && $0.presenter == presenter }
        }
    }

    extension MonkeyAction.Numbers {
        /// The screens of a container. A script leaves one out with 0.
        fileprivate var screens: [Int] { ReportApp.screenNames.map { self[$0] }.filter { $0 > 0 } }
    }

    extension MonkeyHand {
        /// The nearest point inside the window.
        fileprivate func inside(_ point: CGPoint) -> CGPoint {
            let bounds = stage.window.bounds
            return CGPoint(x: min(point.x, bounds.maxX - 0.1), y: min(point.y, bounds.maxY - 0.1))
        }
    }
#endif
