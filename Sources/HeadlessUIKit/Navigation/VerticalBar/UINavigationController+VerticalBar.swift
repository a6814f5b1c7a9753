import Foundation

extension UINavigationController {
    /// Returns the vertical bar that the stack has with a view controller on top, if any (B21.1, B21.5).
    func verticalBar(showing top: UIViewController?) -> VerticalBar? { verticalBar { $0 === self ? top : nil } }

    /// The view controller whose bars are on screen. While a change has not moved the bars, it is the former top one.
    var topOfBars: UIViewController? { formerStack?.last ?? topViewController }
}

extension UIViewController {
    /// The vertical bar on screen in which this container takes part, if any.
    var verticalBar: VerticalBar? { verticalBar { ($0 as? UINavigationController)?.topOfBars } }

    /// Asks from the outermost container downwards.
    ///
    /// - Parameter top: The view controller that is asked in place of the top one of a stack, if any.
    fileprivate func verticalBar(_ top: (UIViewController) -> UIViewController?) -> VerticalBar? {
        guard HeadlessDevice.hasVerticalBars else { return nil }
        var asked = sequence(first: self) { $0.parent }.reduce(self) { $1 }
        while let child = asked.childForPreferredVerticalBarBehavior {
            let isTop = child === (asked as? UINavigationController)?.topViewController
            asked = isTop ? top(asked) ?? child : child
        }
        return VerticalBar.bar(
            at: traitCollection.verticalBarEdge, asked.preferredVerticalBarBehavior,
            in: activePresentationController?.presentationStyle)
    }
}

extension UINavigationBar {
    /// The vertical bar beside this bar while it shows some items. Bars without a controller have none (B21.2).
    func verticalBar(showing items: NavigationItems) -> VerticalBar? {
        guard let manager, HeadlessDevice.hasVerticalBars else { return nil }
        let screen = manager.stack.last { $0.navigationItem === items.top } ?? manager.topOfBars
        return manager.verticalBar(showing: screen)
    }
}
