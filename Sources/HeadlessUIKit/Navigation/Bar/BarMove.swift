import Foundation

/// A bar's change from one item to another, animated with the running transition.
///
/// Titles and buttons cross-fade. In the built-in push and pop they also slide (B8.50, B8.51). The background changes
/// from one appearance to the other, or in the iOS 26 design has changed at the start (B17.6).
@MainActor
final class BarMove {
    let target: BarContentView
    /// The items that a standalone bar shows at the end. A navigation controller's bar shows the items of its stack.
    var items: [UINavigationItem]?
    private unowned let bar: UINavigationBar
    /// The top items on both sides.
    private let changingItems: [UINavigationItem]
    private let from: BarContentView?
    private let targetItems: NavigationItems
    private let background: BarBackground
    private let travel: CGFloat
    private let morph: BarMorph?

    init(
        bar: UINavigationBar, from: BarContentView?, target: BarContentView, targetItems: NavigationItems,
        background: BarBackground, kind: BarMoveKind, travel: CGFloat
    ) {
        self.bar = bar
        self.from = from
        self.target = target
        self.targetItems = targetItems
        self.background = background
        self.travel = travel
        changingItems = [bar.shownItems.top, targetItems.top].compactMap { $0 }
        morph = kind == .morph ? BarMorph(from: from, target: target) : nil
        if kind == .atOnce { from?.alpha = 0 }
        if kind == .slide || kind == .crossFade { target.alpha = 0 }
        target.titleOffset = travel * bar.bounds.width / 2
        for item in changingItems { item.changingBar = bar }
    }

    func perform() {
        if let morph { morph.perform() } else { from?.alpha = 0 }
        from?.titleOffset = -travel * bar.bounds.width / 2
        target.alpha = 1
        target.titleOffset = 0
        bar.paint(background)
        bar.moveBackground(to: targetItems)
        bar.fadeSearch(to: targetItems)
    }

    /// Ends the move and shows the bar's items, whether the transition completed or was cancelled.
    func end() {
        for item in changingItems where item.changingBar === bar { item.changingBar = nil }
        guard bar.moving === self else { return }
        morph?.end()
        target.removeFromSuperview()
        bar.endMove()
        let items = bar.manager.map { NavigationItems.stack($0.stack[...]) } ?? .own(items ?? [])
        UIView.performWithoutAnimation { bar.show(items) }
    }
}
