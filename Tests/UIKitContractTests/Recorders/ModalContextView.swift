import UIKit

/// The contents of the context of a modal transition when its animator is called.
@MainActor
struct ModalContextView {
    private(set) var isAnimated: Bool?
    private(set) var holdsPresenter = false
    private(set) var holdsPresented = false
    private(set) var fromView: UIView?
    private(set) var toView: UIView?
    /// The controllers and views, as one line.
    private(set) var views = "nothing was seen"
    /// The initial and final frames of both sides.
    private(set) var from: [CGRect] = []
    private(set) var to: [CGRect] = []

    init() {}

    init(_ context: any UIViewControllerContextTransitioning, of scene: ModalScene) {
        isAnimated = context.isAnimated
        holdsPresenter = scene.presenter.view.isDescendant(of: context.containerView)
        holdsPresented = scene.presented.view.isDescendant(of: context.containerView)
        fromView = context.view(forKey: .from)
        toView = context.view(forKey: .to)
        views = "from \(Self.side(.from, .from, of: context)), to \(Self.side(.to, .to, of: context))"
        from = Self.frames(.from, of: context)
        to = Self.frames(.to, of: context)
    }

    private static func side(
        _ controller: UITransitionContextViewControllerKey, _ view: UITransitionContextViewKey,
        of context: any UIViewControllerContextTransitioning
    ) -> String {
        let screen = context.viewController(forKey: controller)
        let found = context.view(forKey: view)
        let name = found.map { $0 === screen?.view ? "\(callName(of: screen)).view" : "another view" } ?? "nil"
        return "\(callName(of: screen)): \(name)"
    }

    private static func frames(
        _ key: UITransitionContextViewControllerKey, of context: any UIViewControllerContextTransitioning
    ) -> [CGRect] {
        guard let screen = context.viewController(forKey: key) else { return [] }
        return [context.initialFrame(for: screen), context.finalFrame(for: screen)]
    }
}
