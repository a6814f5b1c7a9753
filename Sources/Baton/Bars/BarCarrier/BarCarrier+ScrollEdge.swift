import UIKit

extension BarCarrier {
    /// Returns what the look of a screen depends on besides its state.
    func circumstances(of controller: UIViewController) -> BarCircumstances {
        let screen = controller.barScreen
        var circumstances = renderer.circumstances(of: screen.navigationItem)
        circumstances.hasLargeTitleUnderBar = { [weak navigationController] in
            navigationController?.hasLargeTitleUnderBar(on: screen, $0) ?? false
        }
        circumstances.coverage = { screen.barCoverage }
        return circumstances
    }

    /// Hears of scrolling while the background of a screen depends on it.
    func watchScrolling(of controller: UIViewController?, _ look: BarLook) {
        guard let controller, look.followsScrolling, let bar = renderer.bar else {
            return endScrollWatch()
        }
        scrollWatch = scrollWatch ?? ScrollWatch(below: bar) { [weak self] in self?.contentDidMove() }
        follow(controller.barScreen)
    }

    /// Follows the scroll view of a visible screen, or gives advice that there is none. A state of the whole stack that names
    /// a background at the edge is meant for the screens that scroll.
    private func follow(_ screen: UIViewController) {
        let scrollView = screen.barScrollView
        scrollWatch?.follow(scrollView)
        guard scrollView == nil, screen.viewIfLoaded?.window != nil, !renderer.shown.isHidden,
            screen.navigationItem.barState.scrollEdgeBackground != nil || stackState.scrollEdgeBackground == nil
        else { return }
        Advice.give(
            about: BarState.self,
            "A background that differs at the scroll edge, or behind a large title on the iOS 26 design, never changes on a "
                + "screen without a scroll view.",
            "Name the scroll view with setContentScrollView(_:for:), or set scrollEdgeBackground to what is to be shown."
        )
    }

    func endScrollWatch() {
        scrollWatch?.removeFromSuperview()
        scrollWatch = nil
    }

    /// Fades the background of the visible screen along with its content.
    private func contentDidMove() {
        timeline.look()
        guard state == .resting, let top = navigationController?.topViewController?.barScreen else { return }
        follow(top)
        renderer.cover(by: top.barCoverage)
    }
}

extension UIViewController {
    /// How far content has to scroll under a bar until its background has replaced the one at the edge. UIKit names no
    /// distance.
    private static let coverDistance: CGFloat = 16

    /// How far the content has scrolled under the bar, 0 at the edge to 1. UIKit takes a screen without a scroll view as
    /// at the edge (B8.42).
    fileprivate var barCoverage: CGFloat {
        guard let scrollView = barScrollView else { return 0 }
        let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        return min(1, max(0, distance / Self.coverDistance))
    }
}
