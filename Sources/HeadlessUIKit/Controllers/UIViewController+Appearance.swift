import Foundation

extension UIViewController {
    /// Performs one step of the appearance state, sends its callback and forwards the step to the children.
    func step(_ event: AppearanceState.Event) {
        let next = appearance.after(event)
        appearance = next.state
        guard let callback = next.callback else { return }
        if callback == .unbalanced {
            return HeadlessLog.warn(
                "Unbalanced endAppearanceTransition for \(type(of: self)): call beginAppearanceTransition first.")
        }
        if case .willAppear = callback { owesIsAppearing = true }
        send(callback)
        for child in appearanceChildren { child.forward(event) }
        if case .willAppear = callback { sendIsAppearing() }
        windowOfHierarchy?.updateStatusBar()
    }

    /// Performs a step that the parent forwards. An end is ignored if no appearance transition is in progress.
    private func forward(_ event: AppearanceState.Event) {
        switch event {
        case .begin: takePart(in: event)
        case .end where appearance == .appeared || appearance == .disappeared: break
        case .end: takePart(in: event)
        }
    }

    private func send(_ callback: AppearanceState.Callback) {
        switch callback {
        case .willAppear(let animated):
            loadViewIfNeeded()
            viewWillAppear(animated)
        case .didAppear(let animated): viewDidAppear(animated)
        case .willDisappear(let animated): viewWillDisappear(animated)
        case .didDisappear(let animated): viewDidDisappear(animated)
        case .unbalanced: break
        }
    }

    /// Calls `viewIsAppearing` once per appearance, when the view is in a window with its traits and safe area (B1.25).
    func sendIsAppearing() {
        guard owesIsAppearing, case .appearing(let animated) = appearance, viewIfLoaded?.window != nil else { return }
        owesIsAppearing = false
        viewIsAppearing(animated)
        for child in appearanceChildren { child.sendIsAppearing() }
    }

    /// Begins an appearance transition when the view of a child enters or leaves a visible hierarchy (B12.3).
    ///
    /// The will callback is sent before the move, so an incoming view is not in the window yet (B1.25, B9.2).
    func viewWillMove(toWindow window: UIWindow?) {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, !parent.movesChildrenItself else {
            return
        }
        switch (parent.appearance, appearance) {
        case (.appeared, .disappeared) where window != nil, (.appeared, .appeared) where window == nil:
            appearsByMoving = true
            beginAppearanceTransition(window != nil, animated: false)
        case (.appearing(let animated), .disappeared) where window != nil:
            // The child is added while its parent appears, and appears together with it (B12.5).
            beginAppearanceTransition(true, animated: animated)
        default: break
        }
    }

    func viewDidMoveToWindow() {
        checkHierarchy()
        sendIsAppearing()
        guard appearsByMoving else { return }
        appearsByMoving = false
        endAppearanceTransition()
    }

    /// Checks that the view of a child is below its parent's view, not below another view controller's (B12.2).
    private func checkHierarchy() {
        guard let parent, let view = viewIfLoaded, view.window != nil else { return }
        let above = sequence(first: view) { $0.superview }.dropFirst().first { $0.controller != nil }?.controller
        precondition(
            above == nil || above === parent,
            "The view of \(type(of: self)), a child of \(type(of: parent)), was added below the view of another "
                + "controller: call addChild there first.")
    }

    /// The insets from the container, or the part of the superview's safe area that the view overlaps, plus the
    /// additional insets of this view controller.
    var safeAreaOfView: UIEdgeInsets {
        let given =
            parent?.safeAreaInsets(forChild: self) ?? presentation.run?.controller.safeAreaOfPresented ?? placeInsets
        let own = additionalSafeAreaInsets
        return UIEdgeInsets(
            top: given.top + own.top, left: given.left + own.left,
            bottom: given.bottom + own.bottom, right: given.right + own.right)
    }

    private var placeInsets: UIEdgeInsets {
        guard let view = viewIfLoaded, let superview = view.superview else { return .zero }
        return view.overlap(withSafeAreaOf: superview)
    }
}
