import Baton
package import BatonTesting
import UIKit

extension BatonMonkeyApp {
    /// What holds in this app, beside what holds in every one.
    package var rules: [MonkeyRule] {
        [
            callbacksAreInOrder, callbacksAreComplete, delegatesAreCalledInOrder, nothingLeaks, ordersAreToldOnce,
            ordersAreTold, sheetsLeaveInTime, sheetsAreWithTheirScreens,
            appearancesRest,
            barIsHiddenAsItsStateSays, statusBarIsThatOfTheScreen, sharedViewsAreShown, nothingOfBatonsIsLeft,
        ]
    }

    /// UIKit calls "did" after "will".
    private var callbacksAreInOrder: MonkeyRule {
        MonkeyRule("appearance callbacks are in order", .atEveryFrame) { [self] _ in
            screens.lazy.compactMap(\.disorder).first
        }
    }

    /// At rest a screen was told that it has appeared if it is visible, and otherwise that it has disappeared.
    private var callbacksAreComplete: MonkeyRule {
        MonkeyRule("appearance callbacks are complete", .atRest) { [self] _ in
            screens.first { !$0.isSteady || $0.hasAppeared && $0.viewIfLoaded?.window == nil }.map {
                "\($0.title ?? "-") is \($0.hasAppeared ? "here" : "on its way"), and its view is "
                    + ($0.viewIfLoaded?.window == nil ? "not in a window" : "in a window")
            }
        }
    }

    /// The app's own delegate of a stack receives that a screen will be shown before it receives that it is.
    private var delegatesAreCalledInOrder: MonkeyRule {
        MonkeyRule("delegate methods are called in order", .atEveryFrame) { [self] _ in
            hasActedInCallbacks ? nil : delegates.lazy.compactMap(\.disorder).first
        }
    }

    /// At rest what nobody shows does not exist any more.
    private var nothingLeaks: MonkeyRule {
        MonkeyRule("nothing leaks", .atRest) { [self] sight in
            // What waits is retained until it is told, and what belongs to a screen by its stack, and who presents by what
            // is presented.
            let waiting = orders.filter { $0.ends == 0 }.compactMap(\.screen)
            let shown = sight.controllers + [kept].compactMap { $0 }
            let away = belonging.filter(\.mayBeAway).compactMap(\.sheet)
            let sources = belonging.filter { $0.sheet?.presentingViewController != nil }.compactMap(\.screen)
            let known = Set((shown + waiting + away + sources).map { ObjectIdentifier($0) })
            return living.first { !known.contains(ObjectIdentifier($0)) }.map {
                "\(($0 as? UIViewController)?.title ?? "\(type(of: $0))") still exists"
            }
        }
    }

    /// The completion of what may wait is called once.
    private var ordersAreToldOnce: MonkeyRule {
        MonkeyRule("what may wait is told once", .atEveryFrame) { [self] _ in
            orders.contains { $0.ends > 1 } ? "it was told twice" : nil
        }
    }

    /// Nothing waits for ever.
    private var ordersAreTold: MonkeyRule {
        MonkeyRule("nothing waits for ever", .atEnd) { [self] _ in
            orders.contains { $0.ends == 0 } ? "the end was not told" : nil
        }
    }

    /// A sheet that belongs to a screen leaves soon after the screen.
    private var sheetsLeaveInTime: MonkeyRule {
        MonkeyRule("sheets leave in time", .atEveryFrame) { [self] sight in
            belonging.forEach { $0.note(isStill: sight.transitions.isEmpty && !sight.isTouched) }
            return belonging.lazy.filter { $0.framesAstray > 30 }.compactMap(\.problem).first
        }
    }

    /// At rest a sheet that belongs to a screen is over that screen, and can be reached.
    private var sheetsAreWithTheirScreens: MonkeyRule {
        MonkeyRule("sheets are with their screens", .atRest) { [self] _ in belonging.lazy.compactMap(\.problem).first }
    }

    /// Baton writes no appearance while a transition runs.
    private var appearancesRest: MonkeyRule {
        MonkeyRule("appearances rest while a transition runs", .atEveryFrame) { _ in
            HeadlessBars.appearanceOffences.first
        }
    }

    /// At rest the bar of a stack with transitions is hidden where the state of the screen says so.
    private var barIsHiddenAsItsStateSays: MonkeyRule {
        MonkeyRule("a bar is hidden as its state says", .atRest) { [self] sight in
            guard !hidesBars else { return nil }
            for stack in sight.stacks where stack.viewIfLoaded?.window != nil {
                guard NavigationTransitionDriver.driver(of: stack) != nil, let top = stack.topViewController
                else { continue }
                let isHidden = top.navigationItem.barState.isHidden ?? false
                guard isHidden != stack.isNavigationBarHidden else { continue }
                return "the bar of \(top.title ?? "-") is \(isHidden ? "shown" : "hidden")"
            }
            return nil
        }
    }

    /// At rest the status bar is hidden where the screen that is visible says so.
    private var statusBarIsThatOfTheScreen: MonkeyRule {
        MonkeyRule("the status bar is that of the screen", .atRest) { sight in
            // A phone that lies on its side has none.
            guard sight.chain.count == 1, sight.stage.device.interfaceOrientation.isPortrait, let top = sight.top,
                top.viewIfLoaded?.window != nil
            else { return nil }
            let isHidden = HeadlessStatusBar.isHidden(in: sight.stage.window)
            return isHidden == top.prefersStatusBarHidden
                ? nil : "it is \(isHidden ? "hidden" : "shown") on \(top.title ?? "-")"
        }
    }

    /// At rest a view that screens share is shown, and no other one in its place.
    private var sharedViewsAreShown: MonkeyRule {
        MonkeyRule("shared views are shown", .atRest) { [self] _ in
            screens.first { $0.picture.mask != nil || $0.picture.isHidden || $0.picture.alpha != 1 }.map {
                "the picture of \($0.title ?? "-") is hidden"
            }
        }
    }

    /// Without transitions nothing of Baton's is left.
    private var nothingOfBatonsIsLeft: MonkeyRule {
        MonkeyRule("nothing of Baton's is left", .atEnd) { sight in
            for view in sight.views {
                if isBatons(view), !(view is BatonNavigationBar) { return "\(type(of: view)) is in the window" }
                for recognizer in view.gestureRecognizers ?? [] {
                    if isBatons(recognizer) || recognizer.delegate.map({ isBatons($0) }) == true {
                        return "\(type(of: recognizer)) of \(type(of: view)) is Baton's"
                    }
                }
            }
            for stack in sight.stacks {
                if let delegate = stack.delegate, isBatons(delegate) {
                    return "\(type(of: delegate)) is a delegate"
                }
                for screen in stack.viewControllers where screen.additionalSafeAreaInsets != .zero {
                    return "\(screen.title ?? "-") has extra insets"
                }
                for item in stack.viewControllers.map(\.navigationItem) where item.standardAppearance != nil {
                    return "\(item.title ?? "-") has an appearance"
                }
            }
            return nil
        }
    }

    private var screens: [MonkeyScreen] { living.compactMap { $0 as? MonkeyScreen } }
}

/// Whether an object is of a class of Baton's.
private func isBatons(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("Baton.")
}
