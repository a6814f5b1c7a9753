import UIKit

/// The motion of the test animators in a modal transition: the presented view slides up, and down when it is dismissed.
@MainActor
struct ModalMove {
    private let context: any UIViewControllerContextTransitioning
    let presents: Bool

    init(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        presents = context.viewController(forKey: .to)?.isBeingPresented == true
    }

    /// The view that moves, which is that of the presented controller.
    var moving: UIView? {
        context.view(forKey: presents ? .to : .from)
    }

    private var height: CGFloat {
        context.containerView.bounds.height
    }

    /// Places the views for the start of the animation.
    func place() {
        if let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: screen)
            if presents { context.containerView.addSubview(to) } else { context.containerView.insertSubview(to, at: 0) }
        }
        if presents { moving?.center.y += height }
    }

    /// Makes the change that is animated.
    func go() {
        moving?.center.y += presents ? -height : height
    }

    /// Restores the model values after a cancelled transition.
    func undo() {
        moving?.center.y += presents ? height : -height
    }
}
