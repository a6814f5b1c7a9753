import Foundation

extension UINavigationController {
    /// The screen that an item stands for, of those on the stack and those that are about to leave it.
    func screen(of item: UINavigationItem?) -> UIViewController? {
        children.first { $0.navigationItem === item }
    }

    /// How much of its large title the content of an item's screen has pushed away (B8.6).
    func collapse(of item: UINavigationItem?) -> CGFloat {
        screen(of: item)?.observableScrollView(for: .top)?.collapsedTop ?? 0
    }

    /// How much the bar can be lower than with the whole large title, for a scroll view that makes room for it.
    func collapsibleHeight(for screen: UIViewController, following content: UIScrollView) -> CGFloat {
        guard !isNavigationBarHidden, content.safeShare.top > 0,
            let place = stack.firstIndex(where: { $0 === screen })
        else { return 0 }
        return navigationBar.metrics(for: stack[...place].map(\.navigationItem)).largeTitle
    }

    /// The large title collapses and unfolds with the content, and the bar looks otherwise above content than at its
    /// edge (B8.6, B8.40).
    func contentHasMoved(_ content: UIScrollView, of screen: UIViewController) {
        let room = collapsibleHeight(for: screen, following: content)
        let past = content.contentOffset.y + content.restingInset.top
        let collapse = room > 0 ? min(room, past) : 0
        if collapse != content.collapsedTop {
            content.collapsedTop = collapse
            if change == nil { placeBars() }
            screen.viewIfLoaded?.updateSafeArea()
            content.updateAdjustedInset()
        }
        if screen === topViewController { navigationBar.contentHasMoved() }
    }

    /// Brings the bar up to date with the content of the top, after titles or heights have changed.
    func followContent() {
        guard change == nil, let top = topViewController, let content = top.observableScrollView(for: .top),
            content.window != nil
        else { return }
        contentHasMoved(content, of: top)
    }
}
