import Foundation

/// A bar's change from one item to another, as the running transition animates it.
///
/// Titles and buttons cross-fade; under the system's own push and pop they also slide (B8.50, B8.51). The background
/// turns from one look into the other.
@MainActor
final class BarMove {
    let target: BarContentView
    /// What a stand-alone bar shows in the end; a navigation controller's bar shows what the stack has.
    var items: [UINavigationItem]?
    private unowned let bar: UINavigationBar
    private let from: BarContentView?
    private let background: BarBackground
    private let travel: CGFloat

    init(
        bar: UINavigationBar, from: BarContentView?, target: BarContentView, background: BarBackground, travel: CGFloat
    ) {
        self.bar = bar
        self.from = from
        self.target = target
        self.background = background
        self.travel = travel
        target.alpha = 0
        target.titleOffset = travel * bar.bounds.width / 2
    }

    func perform() {
        from?.alpha = 0
        from?.titleOffset = -travel * bar.bounds.width / 2
        target.alpha = 1
        target.titleOffset = 0
        bar.paint(background)
    }

    /// Leaves the bar to show its items by itself again, whichever way the transition went.
    func end() {
        guard bar.moving === self else { return }
        target.removeFromSuperview()
        bar.endMove()
        let items = bar.manager?.stack.map(\.navigationItem) ?? items ?? []
        UIView.performWithoutAnimation { bar.show(items) }
    }
}
