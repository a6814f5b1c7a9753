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

    /// Under a translucent bar the content goes up to the top, under an opaque one only where it says so (B8.30).
    func contentFrame(for child: UIViewController) -> CGRect {
        let whole = host.bounds
        let isOpaque = navigationBar.isOpaque(showing: child.navigationItem)
        let extends =
            child.edgesForExtendedLayout.contains(.top) && (!isOpaque || child.extendedLayoutIncludesOpaqueBars)
        guard !extends else { return whole }
        let top = barBottom(for: child)
        return CGRect(x: 0, y: top, width: whole.width, height: max(0, whole.height - top))
    }

    /// What bars and screen edges cover of a child, by where the child will be and not by where it is in flight (B9.5).
    func contentInsets(for child: UIViewController) -> UIEdgeInsets {
        let own = view.safeAreaInsets
        let frame = contentFrame(for: child)
        return UIEdgeInsets(
            top: max(0, max(own.top, barBottom(for: child)) - frame.minY), left: own.left,
            bottom: max(own.bottom, toolbarCover), right: own.right)
    }

    /// A screen is laid out for a bar as its own title wants it; one that leaves has to live with the new one (B9.8).
    private func barBottom(for child: UIViewController) -> CGFloat {
        let top = view.safeAreaInsets.top
        if isNavigationBarHidden { return top }
        guard let place = stack.firstIndex(where: { $0 === child }) else { return navigationBar.frame.maxY }
        return top + navigationBar.metrics(for: stack[...place].map(\.navigationItem)).height
    }

    /// What decides on the bar's height.
    var sizingItems: [UINavigationItem] {
        (formerStack ?? stack).map(\.navigationItem)
    }

    /// The bar's content moves along; the bar is outside the container, so an interaction has to be told of it (B3.36).
    func moveBar(_ change: StackChange, in transition: Transition, slides: Bool) {
        let bar = navigationBar
        let move = bar.beginMove(to: change.new.map(\.navigationItem), change.operation, slides: slides)
        transition.coordinator.animateAlongsideTransition(in: bar) { [unowned self] _ in
            move.perform()
            formerStack = nil
            placeBars()
            change.from?.viewIfLoaded?.updateSafeArea()
        } completion: { _ in
            move.end()
        }
    }
}
