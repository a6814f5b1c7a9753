import UIKit

/// What the test animators do with the views of a modal transition: the presented one comes from below and leaves down.
@MainActor
struct ModalMove {
    private let context: any UIViewControllerContextTransitioning
    let presents: Bool

    init(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        presents = context.viewController(forKey: .to)?.isBeingPresented == true
    }

    /// The view that moves: the presented side's.
    var moving: UIView? {
        context.view(forKey: presents ? .to : .from)
    }

    private var height: CGFloat {
        context.containerView.bounds.height
    }

    /// Puts the views where the animation starts.
    func place() {
        if let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: screen)
            if presents { context.containerView.addSubview(to) } else { context.containerView.insertSubview(to, at: 0) }
        }
        if presents { moving?.center.y += height }
    }

    /// The change that is animated.
    func go() {
        moving?.center.y += presents ? -height : height
    }

    /// Puts back what a cancelled transition moved in the model.
    func undo() {
        moving?.center.y += presents ? height : -height
    }
}
