import Foundation

/// The animations of one `UIView.animate` call, which share a completion handler.
@MainActor
final class ViewAnimationBlock: LayerAnimationOwner {
    private var remaining = 0
    private var finishedAll = true
    private var completion: ((Bool) -> Void)?

    init(completion: ((Bool) -> Void)?) {
        self.completion = completion
    }

    /// Starts to wait for the animations. It is called once, after the block ran.
    ///
    /// If there are no animations, the completion handler is called in the next animation phase (B6.2).
    func begin(with animations: [LayerAnimation]) {
        remaining += animations.count
        guard remaining == 0 else { return }
        TurnLoop.main.animations.callback { self.complete() }
    }

    func animationDidEnd(_ animation: LayerAnimation, finished: Bool) {
        remaining -= 1
        finishedAll = finishedAll && finished
        if remaining == 0 { complete() }
    }

    private func complete() {
        let completion = completion
        self.completion = nil
        completion?(finishedAll)
    }
}
