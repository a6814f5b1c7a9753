import Foundation

/// Presents a search over the screen that is searched, below the navigation bar. The bar changes with the transition.
@preconcurrency @MainActor
final class SearchPresentationController: UIPresentationController {
    private let search: UISearchController

    init(_ search: UISearchController, presenting presenter: UIViewController?) {
        self.search = search
        super.init(presentedViewController: search, presenting: presenter)
    }

    override var shouldRemovePresentersView: Bool { false }
    override var shouldPresentInFullscreen: Bool { false }
    override var builtInTransition: UIModalTransitionStyle { .crossDissolve }
    override var letsTouchesThrough: Bool { true }

    /// The stack whose bar shows the search bar.
    private var stack: UINavigationController? { search.item?.managedBar?.manager }

    /// The results have the safe area of the screen, whose place they take.
    override var safeAreaOfPresented: UIEdgeInsets? {
        search.item.flatMap { stack?.screen(of: $0) }?.safeAreaOfView
    }

    /// Moves with the screen, below the bar. A screen that defines no context leaves the search to the stack.
    override func install(_ container: UIView) -> Bool {
        if let stack = presentingViewController as? UINavigationController {
            container.frame = stack.host.frame
            stack.view.insertSubview(container, aboveSubview: stack.host)
        } else if let content = presentingViewController.view as? UIScrollView {
            pin(container, in: content)
        } else if let view = presentingViewController.view {
            container.frame = view.bounds
            view.addSubview(container)
        }
        return true
    }

    /// Keeps the container in place while the content scrolls.
    private func pin(_ container: UIView, in content: UIScrollView) {
        container.frame = content.bounds
        container.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(container)
        let guide = content.frameLayoutGuide
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: guide.topAnchor),
            container.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            container.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let containerView { presentedView?.frame = containerView.bounds }
    }

    // MARK: Transitions

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        search.searchWill(begin: true)
        follow(true)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { move(toSearch: false) }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        search.searchWill(begin: false)
        follow(false)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { move(toSearch: true) }
    }

    /// Moves the bar and the content along with the transition.
    private func follow(_ isInPlace: Bool) {
        guard let coordinator = search.transitionCoordinator else { return move(toSearch: isInPlace) }
        coordinator.animate(alongsideTransition: { _ in self.move(toSearch: isInPlace) })
    }

    private func move(toSearch isInPlace: Bool) {
        search.isInPlace = isInPlace
        stack?.followSearch()
    }
}
