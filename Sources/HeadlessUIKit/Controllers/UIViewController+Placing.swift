import Foundation

extension UIViewController {
    /// Whether the parent gives this view controller's view the safe area of its place.
    var hasInsetsOfPlace: Bool { viewIfLoaded?.layout.firstPlace != .elsewhere }

    /// Notes, before a layout, whether the view is at the place that its parent gives it.
    ///
    /// If a transition has moved it before its first layout in the window, it has no safe area until a later layout finds it
    /// there (B9.5). UIKit's own transitions, a transition of other view controllers and a change of the window's size do
    /// not count.
    func notePlace() {
        guard HeadlessQuirks.viewsMovedBeforeLayoutLoseInsets, let view = viewIfLoaded, view.window != nil,
            let place = parent?.place(ofChild: self)
        else { return }
        let isThere =
            view.frame == place && CATransform3DIsIdentity(view.layer.transform)
            && !(view.layer.isMoving && isInTransition)
        switch (view.layout.firstPlace, isThere) {
        case (.own, _), (.elsewhere, false): return
        case (_, true): view.layout.firstPlace = .own
        case (.unknown, false):
            guard isInTransition else { return }
            view.layout.firstPlace = .elsewhere
            if view.safeArea != .zero { tellOfMove() }
        }
        view.updateSafeArea()
    }

    /// Whether an animator of the app is animating this view controller.
    private var isInTransition: Bool {
        guard let context = (transitionCoordinator as? TransitionCoordinator)?.context,
            context.transition?.isCustom == true
        else { return false }
        return [UITransitionContextViewControllerKey.from, .to].contains { context.viewController(forKey: $0) === self }
    }

    private func tellOfMove() {
        HeadlessLog.write(
            "The view of \(type(of: self)) was moved before its first layout and has no safe area until it is in its place. "
                + "Set its final frame, call layoutIfNeeded() and then move it.")
    }
}
