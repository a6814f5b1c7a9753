import UIKit

/// Follows the scroll view of the visible screen, while the background of its bar depends on how far it is scrolled.
@MainActor
final class ScrolledContent {
    private weak var bar: UINavigationBar?
    private let onScroll: () -> Void
    private var watch: ScrollWatch?

    init(below bar: UINavigationBar?, onScroll: @escaping () -> Void) {
        self.bar = bar
        self.onScroll = onScroll
    }

    /// Follows the scroll view of a screen whose look depends on it, and none on other screens.
    func watch(_ screen: UIViewController?, showing look: BarLook, in stackState: BarState) {
        guard let screen, look.followsScrolling, let bar else {
            watch?.removeFromSuperview()
            watch = nil
            return
        }
        watch = watch ?? ScrollWatch(below: bar, onScroll: onScroll)
        follow(screen, showing: look, in: stackState)
    }

    /// Follows the scroll view that the screen has now, or gives advice that there is none. A state of the whole stack that names
    /// a background at the edge is meant for the screens that scroll.
    func follow(_ screen: UIViewController, showing look: BarLook, in stackState: BarState) {
        let scrollView = screen.barScrollView
        watch?.follow(scrollView)
        guard scrollView == nil, screen.viewIfLoaded?.window != nil, !look.isHidden,
            screen.navigationItem.barState.scrollEdgeBackground != nil || stackState.scrollEdgeBackground == nil
        else { return }
        Advice.give(
            about: BarState.self,
            "A background that differs at the scroll edge, or behind a large title on the iOS 26 design, never changes on a "
                + "screen without a scroll view.",
            "Name the scroll view with setContentScrollView(_:for:), or set scrollEdgeBackground to what is to be shown."
        )
    }
}
