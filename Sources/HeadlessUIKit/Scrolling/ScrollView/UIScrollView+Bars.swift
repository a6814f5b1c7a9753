import Foundation

extension UIScrollView {
    /// Whether the content has not scrolled under a bar at the top.
    var isAtTop: Bool { contentOffset.y + adjustedInset.top <= ScrollLeg.nearness }

    /// Whether this is the content scroll view of a view controller in a navigation controller or tab bar controller.
    /// Such a scroll view is adjusted for bars even if it does not scroll (B9.10).
    var isContentOfScreenUnderBars: Bool {
        screens.contains { screen in
            (screen.navigationController != nil || screen.tabBarController != nil)
                && [.top, .bottom].contains { screen.observableScrollView(for: $0) === self }
        }
    }

    /// Notifies the navigation controller of a new content offset, so that its bar can follow.
    func tellBars() {
        for screen in screens {
            (screen as? UITabBarController)?.contentHasMoved(self)
            guard let stack = screen.parent as? UINavigationController,
                screen.observableScrollView(for: .top) === self
            else { continue }
            stack.contentHasMoved(self, of: screen)
        }
    }

    /// Adjusts a target offset so that content does not come to rest with a partly collapsed search bar or large title.
    func collapseSnapped(_ target: CGFloat) -> CGFloat {
        let rows = screens.lazy.compactMap { screen in
            (screen.parent as? UINavigationController)?.collapsingRows(of: screen, following: self)
        }.first
        let past = target - span(.vertical).lowest
        guard let snapped = rows?.snapped(past), snapped != past else { return target }
        return span(.vertical).rest(nearest: span(.vertical).lowest + snapped)
    }

    /// The nearest view controller whose view is or contains this view, followed by its ancestors.
    var screens: some Sequence<UIViewController> {
        let nearest = sequence(first: self as UIView) { $0.superview }.lazy.compactMap(\.controller).first
        return sequence(state: nearest) { screen in
            defer { screen = screen?.parent }
            return screen
        }
    }
}
