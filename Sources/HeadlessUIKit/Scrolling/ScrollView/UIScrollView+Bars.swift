import Foundation

extension UIScrollView {
    /// Whether the content has not come under a bar at the top.
    var isAtTop: Bool { contentOffset.y + adjustedInset.top <= ScrollLeg.nearness }

    /// Whether bars count on this scroll view, so that it is adjusted for them even if it does not scroll (B9.10).
    var isContentOfScreenUnderBars: Bool {
        screens.contains { screen in
            (screen.navigationController != nil || screen.tabBarController != nil)
                && [.top, .bottom].contains { screen.observableScrollView(for: $0) === self }
        }
    }

    /// Lets the bar of a stack follow the content of its screen.
    func tellBars() {
        for screen in screens {
            guard let stack = screen.parent as? UINavigationController,
                screen.observableScrollView(for: .top) === self
            else { continue }
            stack.contentHasMoved(self, of: screen)
        }
    }

    /// Content does not rest with a large title half collapsed.
    func collapseSnapped(_ target: CGFloat) -> CGFloat {
        let room =
            screens.lazy.compactMap { screen in
                (screen.parent as? UINavigationController)?.collapsibleHeight(for: screen, following: self)
            }.first ?? 0
        let (open, closed) = (span(.vertical).lowest, span(.vertical).lowest + room)
        guard target > open, target < closed else { return target }
        return span(.vertical).rest(nearest: target - open < closed - target ? open : closed)
    }

    /// The controller in whose view this is, and those around it.
    private var screens: some Sequence<UIViewController> {
        let nearest = sequence(first: self as UIView) { $0.superview }.lazy.compactMap(\.controller).first
        return sequence(state: nearest) { screen in
            defer { screen = screen?.parent }
            return screen
        }
    }
}
