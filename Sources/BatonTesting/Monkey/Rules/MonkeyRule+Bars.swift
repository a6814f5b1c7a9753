#if HEADLESS_UIKIT
    import UIKit

    @MainActor
    extension MonkeyRule {
        /// A bar shows the items of the top screen.
        static let itemsAreThoseOfTheTop = MonkeyRule("a bar shows the items of its screen", .atRest) { sight in
            for stack in sight.stacks where stack.viewIfLoaded?.window != nil {
                let items = stack.navigationBar.items ?? []
                let expected = stack.viewControllers.map(\.navigationItem)
                guard items.count == expected.count, zip(items, expected).allSatisfy({ $0 === $1 }) else {
                    return "the bar of \(stack.viewControllers.map(name)) has \(items.map { $0.title ?? "-" })"
                }
            }
            return nil
        }

        /// A bar that is shown is above the content.
        static let barIsAboveTheContent = MonkeyRule("a bar is above the content", .atRest) { sight in
            for stack in sight.stacks where stack.viewIfLoaded?.window != nil && !stack.isNavigationBarHidden {
                let views = stack.view.subviews
                guard let top = stack.topViewController?.viewIfLoaded,
                    let content = views.firstIndex(where: { top.isDescendant(of: $0) }),
                    let bar = views.firstIndex(of: stack.navigationBar)
                else { continue }
                if bar < content { return "\(name(stack.topViewController ?? stack)) covers its bar" }
                if stack.navigationBar.alpha != 1 || stack.navigationBar.isHidden {
                    return "the bar of \(name(stack.topViewController ?? stack)) is not seen"
                }
            }
            return nil
        }

        /// At rest no animation is left on a bar that is shown. With one it takes no touches.
        static let barsAreStill = MonkeyRule("bars are still at rest", .atRest) { sight in
            let bars =
                sight.stacks.filter { !$0.isNavigationBarHidden }.map { $0.navigationBar as UIView }
                + sight.controllers.compactMap { ($0 as? UITabBarController)?.tabBar }
            return bars.first { $0.layer.animationKeys()?.isEmpty == false }.map {
                "\(type(of: $0)) has the animations \($0.layer.animationKeys() ?? [])"
            }
        }

        /// The content begins below a bar that is shown.
        static let safeAreaEndsAtTheBar = MonkeyRule("the safe area ends at the bar", .atRest) { sight in
            for stack in sight.stacks where stack.viewIfLoaded?.window != nil && !stack.isNavigationBarHidden {
                guard let top = stack.topViewController, let view = top.viewIfLoaded, view.window != nil else {
                    continue
                }
                let bar = stack.navigationBar.convert(stack.navigationBar.bounds, to: view)
                if abs(view.safeAreaInsets.top - max(bar.maxY, 0)) > 1 {
                    return "\(name(top)) begins at \(view.safeAreaInsets.top), and its bar ends at \(bar.maxY)"
                }
            }
            return nil
        }
    }
#endif
