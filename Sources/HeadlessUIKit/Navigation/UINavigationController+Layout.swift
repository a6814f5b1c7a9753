import Foundation

extension UINavigationController {
    /// The top's view fills its content frame while no transition owns it.
    func layOutTop() {
        guard let top = topViewController, isViewLoaded else { return }
        let view: UIView = top.view
        let frame = contentFrame(for: top)
        if view.frame != frame { view.frame = frame }
        guard view.superview !== host else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(view)
    }

    /// Below the status bar; out of sight above the screen when hidden.
    func placeBar() {
        let height = navigationBar.sizeThatFits(view.bounds.size).height
        let top = isNavigationBarHidden ? -height : view.safeAreaInsets.top
        let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        guard navigationBar.frame != frame else { return }
        navigationBar.frame = frame
        topViewController?.viewIfLoaded?.updateSafeArea()
    }

    /// Under a translucent bar the content goes up to the top, under an opaque one only where it says so (B8.30).
    func contentFrame(for child: UIViewController) -> CGRect {
        let whole = host.bounds
        let isOpaque = navigationBar.isOpaque(showing: child.navigationItem)
        let extends =
            child.edgesForExtendedLayout.contains(.top) && (!isOpaque || child.extendedLayoutIncludesOpaqueBars)
        guard !extends else { return whole }
        let top = barBottom
        return CGRect(x: 0, y: top, width: whole.width, height: max(0, whole.height - top))
    }

    /// What bars and screen edges cover of a child, by where the child will be and not by where it is in flight (B9.5).
    func contentInsets(for child: UIViewController) -> UIEdgeInsets {
        let own = view.safeAreaInsets
        let frame = contentFrame(for: child)
        return UIEdgeInsets(
            top: max(0, max(own.top, barBottom) - frame.minY), left: own.left, bottom: own.bottom, right: own.right)
    }

    private var barBottom: CGFloat {
        max(0, isNavigationBarHidden ? view.safeAreaInsets.top : navigationBar.frame.maxY)
    }

    /// The bar's content moves along; the bar is outside the container, so an interaction has to be told of it (B3.36).
    func moveBar(_ change: StackChange, in transition: Transition, slides: Bool) {
        let bar = navigationBar
        let move = bar.beginMove(to: change.new.map(\.navigationItem), change.operation, slides: slides)
        transition.coordinator.animateAlongsideTransition(in: bar) { _ in
            move.perform()
        } completion: { _ in
            move.end()
        }
    }
}
