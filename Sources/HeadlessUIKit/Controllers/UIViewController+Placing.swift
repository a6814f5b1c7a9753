import Foundation

extension UIViewController {
    /// Whether the parent gives this view controller's view the safe area of its place.
    var hasInsetsOfPlace: Bool { viewIfLoaded?.layout.firstPlace != .elsewhere }

    /// Notes, before a layout, whether the view is at the place that its parent gives it.
    ///
    /// If a transition has moved it before its first layout in the window, it has no safe area until a later layout finds it
    /// there (B9.5). A transition of other view controllers and a change of the window's size do not count.
    func notePlace() {
        guard HeadlessQuirks.viewsMovedBeforeLayoutLoseInsets, let view = viewIfLoaded, view.window != nil,
            let place = parent?.place(ofChild: self)
        else { return }
        let isThere = view.frame == place && CATransform3DIsIdentity(view.layer.transform) && !view.layer.isMoving
        switch (view.layout.firstPlace, isThere) {
        case (.own, _), (.elsewhere, false): return
        case (_, true): view.layout.firstPlace = .own
        case (.unknown, false):
            let screens = [UITransitionContextViewControllerKey.from, .to].map {
                transitionCoordinator?.viewController(forKey: $0)
            }
            guard screens.contains(self) else { return }
            view.layout.firstPlace = .elsewhere
        }
        view.updateSafeArea()
    }
}
