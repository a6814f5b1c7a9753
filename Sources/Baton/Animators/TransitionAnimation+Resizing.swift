import UIKit

/// A container that changes its size during the transition, perhaps with each frame.
extension TransitionAnimation {
    /// Lets everything follow the new size. In the animation of a resize, what is placed anew is animated.
    func containerDidResize() {
        guard !hasEnded else { return }
        guard animator.isRunning else {
            let follow = fingers()
            companions.forEach { $0.containerDidResize(at: progress, isHeld: follow != nil) }
            if let follow { UIView.performWithoutAnimation(follow) }
            return
        }
        let seen = seenProgress() ?? progress
        companions.forEach { $0.containerDidResize(at: seen, isHeld: false) }
        // Here another animation may be in progress, which an animator would take its duration from (B6.65).
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.goOnInNewSize() } }
    }

    private func goOnInNewSize() {
        guard !hasEnded, animator.isRunning else { return }
        let seen = seenProgress() ?? progress
        companions.forEach { $0.follow(run, from: seen) }
    }
}
