import Foundation

extension UINavigationController {
    /// Returns the vertical bar that the stack has with a view controller on top, if any (B21.1, B21.5).
    func verticalBar(showing top: UIViewController?) -> VerticalBar? {
        guard HeadlessDevice.current.hasVerticalBars else { return nil }
        return VerticalBar.bar(
            at: traitCollection.verticalBarEdge, verticalBarBehavior(showing: top),
            in: activePresentationController?.presentationStyle)
    }

    /// The bar for what is on screen. While a change has not moved the bars, that is the former top view controller.
    var verticalBar: VerticalBar? { verticalBar(showing: formerStack?.last ?? topViewController) }

    /// Asks from the outermost container downwards, with another view controller on top of this stack.
    private func verticalBarBehavior(showing top: UIViewController?) -> UIVerticalBarBehavior {
        var asked = sequence(first: self as UIViewController) { $0.parent }.reduce(self as UIViewController) { $1 }
        while let child = asked.childForPreferredVerticalBarBehavior {
            asked = asked === self && child === topViewController ? top ?? child : child
        }
        return asked.preferredVerticalBarBehavior
    }
}

extension UINavigationBar {
    /// The vertical bar beside this bar while it shows some items. Bars without a controller have none (B21.2).
    func verticalBar(showing items: NavigationItems) -> VerticalBar? {
        guard let manager, HeadlessDevice.current.hasVerticalBars else { return nil }
        let screen = manager.stack.last { $0.navigationItem === items.top } ?? manager.formerStack?.last
        return manager.verticalBar(showing: screen ?? manager.topViewController)
    }
}
