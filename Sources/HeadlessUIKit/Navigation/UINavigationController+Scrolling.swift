import Foundation

extension UINavigationController {
    /// Returns the view controller of an item. It is on the stack or about to leave the stack.
    func screen(of item: UINavigationItem?) -> UIViewController? {
        guard let item else { return nil }
        // It is at the top in most cases.
        for child in children.reversed() where child.navigationItem === item { return child }
        return nil
    }

    /// Returns how much of an item's large title has collapsed by scrolling (B8.6).
    func collapse(of item: UINavigationItem?) -> CGFloat {
        screen(of: item)?.observableScrollView(for: .top)?.collapsedTop ?? 0
    }

    /// Returns how far the large title can collapse, for a scroll view that adjusts its insets to the bar.
    func collapsibleHeight(for screen: UIViewController, following content: UIScrollView) -> CGFloat {
        guard !isNavigationBarHidden, content.safeShare.top > 0,
            let place = stack.index(of: screen)
        else { return 0 }
        return navigationBar.metrics(for: .stack(stack[...place])).largeTitle
    }

    /// Updates the bar for scrolled content. The large title collapses and expands with the content, and the appearance
    /// depends on whether the content is at the scroll edge (B8.6, B8.40).
    func contentHasMoved(_ content: UIScrollView, of screen: UIViewController) {
        let room = collapsibleHeight(for: screen, following: content)
        let past = content.contentOffset.y + content.restingInset.top
        let collapse = room > 0 ? min(room, past) : 0
        let slides = slideBar(with: content, of: screen)
        if collapse != content.collapsedTop || slides {
            content.collapsedTop = collapse
            if change == nil { placeBars() }
            screen.viewIfLoaded?.updateSafeArea()
            content.updateAdjustedInset()
        }
        if screen === topViewController { navigationBar.contentHasMoved() }
    }

    /// Updates the bar for the content of the top view controller after titles or heights have changed.
    func followContent() {
        guard change == nil, let top = topViewController, let content = top.observableScrollView(for: .top),
            content.window != nil
        else { return }
        contentHasMoved(content, of: top)
        content.followBars()
    }
}
