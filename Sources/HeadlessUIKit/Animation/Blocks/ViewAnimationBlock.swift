import Foundation

/// The animations of one `UIView.animate`, which together have one completion.
@MainActor
final class ViewAnimationBlock: LayerAnimationOwner {
    private var remaining = 0
    private var finishedAll = true
    private var completion: ((Bool) -> Void)?

    init(completion: ((Bool) -> Void)?) {
        self.completion = completion
    }

    /// Called once after the block ran; without an effective change the completion does not wait (B6.2).
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
