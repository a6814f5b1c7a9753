import UIKit

/// Tells the progress of a transition at each frame. It is read from a view that moves along with the transition, and is not visible.
@MainActor
final class SeenProgress {
    private let probe = UIView()
    private let action: (CGFloat) -> Void
    private var link: FrameLink?
    private var told: CGFloat?

    /// Begins to tell, until the end of the transition.
    @discardableResult
    init(along coordinator: any UIViewControllerTransitionCoordinator, _ action: @escaping (CGFloat) -> Void) {
        self.action = action
        probe.isUserInteractionEnabled = false
        coordinator.containerView.addSubview(probe)
        TransitionCourse(along: coordinator).animate(nil) { [probe] in probe.bounds.origin.y = 1 }
        link = FrameLink { [weak self] in self?.look() }
        coordinator.animate(alongsideTransition: nil) { [self] in end(completed: !$0.isCancelled) }
    }

    private func look() {
        // An end may never be reported.
        guard probe.window != nil else { return stop() }
        if let seen = probe.layer.presentation() { tell(seen.bounds.minY) }
    }

    private func tell(_ progress: CGFloat) {
        guard progress != told else { return }
        told = progress
        action(progress)
    }

    private func end(completed: Bool) {
        stop()
        tell(completed ? 1 : 0)
    }

    private func stop() {
        link?.end()
        link = nil
        probe.removeFromSuperview()
    }
}
