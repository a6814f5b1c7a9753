import Foundation

/// Determines which view controller presents or is dismissed, and refuses what UIKit refuses.
@MainActor
enum ModalPresenter {
    static func present(
        _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        precondition(
            !presented.isActive,
            "\(type(of: presented)) is already an active controller: it is presented, has a parent or is a window's "
                + "root. Dismiss it or take it out of its parent before presenting it.")
        guard source.viewIfLoaded?.window != nil else {
            return refuse(presented, source, "its view is not in a window")
        }
        let covering = presenter(for: source, inContext: presented.modalPresentationStyle.staysInContext)
        guard !covering.isBeingDismissed else {
            return refuse(presented, source, "\(type(of: covering)) is being dismissed")
        }
        if let busy = [source, covering].first(where: \.isPresenting) {
            let leaving = busy.presentation.presented?.presentation.run.flatMap { $0.isLeaving ? $0 : nil }
            switch leaving.map({ $0.removesPresenter ? .wait : HeadlessQuirks.presentationsInTransitions }) {
            case nil, .areRefused:
                return refuse(presented, source, "\(type(of: busy)) is already presenting")
            case .wait:
                leaving?.whenAtRest {
                    guard !presented.isActive else { return refuse(presented, source, "it is presented already") }
                    present(presented, from: source, animated: animated, completion: completion)
                }
                return
            case .begin: break
            }
        }
        let running = running(around: source)
        if running != nil, HeadlessQuirks.presentationsInTransitions == .areRefused {
            return refuse(presented, source, "a transition is in progress")
        }
        let controller =
            presented.presentation.unused
            ?? UIPresentationController.make(for: presented, presenting: covering, source: source)
        // Only the presentation controller knows whether a custom presentation stays in a context (B4.5).
        let presenter = presenter(for: source, inContext: controller.staysInContext)
        guard !presenter.isPresenting || presenter.presentation.presented?.presentation.run?.isLeaving == true else {
            return refuse(presented, source, "\(type(of: presenter)) is already presenting")
        }
        let waits = HeadlessQuirks.presentationsInTransitions == .wait
        ModalPresentation(controller, presenter: presenter, source: source)
            .present(animated: animated, after: waits ? running : nil, completion: completion)
    }

    /// Returns the transition of a view controller or a parent that has not ended.
    private static func running(around source: UIViewController) -> TransitionCoordinator? {
        let all = sequence(first: source, next: \.parent).map(\.runningCoordinator)
        return all.lazy.compactMap { $0 as? TransitionCoordinator }.first { !$0.hasEnded }
    }

    /// Returns the topmost parent of the source, or the first view controller on the way to it that defines a context
    /// (B4.2, B4.3).
    static func presenter(for source: UIViewController, inContext: Bool) -> UIViewController {
        var candidate = source
        while let parent = candidate.parent {
            if inContext && candidate.definesPresentationContext { break }
            candidate = parent
        }
        return candidate
    }

    /// Dismisses what a view controller presents. A view controller that presents nothing is dismissed itself (B4.40,
    /// B4.41).
    static func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        var root = controller
        while let parent = root.parent, root.presentation.presented == nil { root = parent }
        guard let presentation = root.presentation.presented?.presentation.run ?? root.presentation.run else { return }
        dismiss(presentation, animated: animated, completion: completion)
    }

    /// Starts a dismissal, or delays it until the running transition of a presentation to dismiss has ended. The
    /// presentation can be over by then (B4.45).
    private static func dismiss(_ presentation: ModalPresentation, animated: Bool, completion: (() -> Void)?) {
        if presentation.isOver {
            completion?()
            return
        }
        let dismissal = ModalDismissal(of: presentation, completion: completion)
        guard let obstacle = dismissal.obstacle else { return dismissal.start(animated: animated) }
        obstacle.whenAtRest { dismiss(presentation, animated: animated, completion: completion) }
    }

    private static func refuse(_ presented: UIViewController, _ source: UIViewController, _ reason: String) {
        HeadlessLog.warn("Attempt to present \(type(of: presented)) on \(type(of: source)): \(reason).")
    }
}

extension UIViewController {
    /// Whether the view controller is already in use and cannot be presented.
    fileprivate var isActive: Bool {
        presentation.run?.isOver == false || parent != nil || isRootOfWindow
    }

    fileprivate var isPresenting: Bool {
        presentation.presented?.presentation.run?.isOver == false
    }

    var isRootOfWindow: Bool {
        viewIfLoaded?.window?.rootViewController === self
    }
}
