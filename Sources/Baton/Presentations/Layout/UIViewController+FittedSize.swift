import UIKit

extension UIViewController {
    /// Returns the size of the content for a layout: the preferred one, or for a fitted layout that of the constraints.
    func size(of layout: OverlayLayout, in room: CGSize) -> CGSize {
        let preferred = preferredContentSize.usable
        let length = layout.edge?.extent(of: preferred) ?? preferred.height
        guard layout.isFitted, length == 0 else { return preferred }
        return sufficient(fitted(in: room, along: layout.edge).usable, in: room, along: layout.edge)
    }

    /// A navigation controller has the size of its visible screen, and a scroll view that of its content.
    private func fitted(in room: CGSize, along edge: DirectionalEdge?) -> CGSize {
        let preferred = preferredContentSize.usable
        if preferred != .zero { return preferred }
        if let stack = self as? UINavigationController, let top = stack.topViewController {
            var size = top.fitted(in: room, along: edge)
            let bars = stack.isNavigationBarHidden ? 0 : stack.navigationBar.frame.height
            if size.height > 0 { size.height += bars + (stack.isToolbarHidden ? 0 : stack.toolbar.frame.height) }
            return size
        }
        guard let scroll = view as? UIScrollView else { return view.size(fitting: room, along: edge) }
        scroll.layoutIfNeeded()
        return scroll.contentSize
    }

    /// Replaces a missing size by half of the available space.
    private func sufficient(_ size: CGSize, in room: CGSize, along edge: DirectionalEdge?) -> CGSize {
        let missesWidth = size.width <= 0 && edge?.isVertical != true
        let missesHeight = size.height <= 0 && edge?.isVertical != false
        guard missesWidth || missesHeight else { return size }
        Advice.give(
            about: type(of: self),
            "It has a fitted layout but no size of its own, so it gets half of the available space.",
            "Set its preferredContentSize, constrain its content, or use another layout.")
        return CGSize(
            width: size.width > 0 ? size.width : room.width / 2, height: size.height > 0 ? size.height : room.height / 2
        )
    }
}
