import Foundation

/// The completion block of a transaction, and the animations that it waits for.
nonisolated final class TransactionCompletion: LayerAnimationOwner {
    let block: () -> Void
    private var remaining = 0
    private var isClosed = false

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    func wait(for animation: LayerAnimation) {
        hold()
        animation.add(self)
    }

    /// Waits for something else, until `release()`.
    func hold() {
        remaining += 1
    }

    func release() {
        remaining -= 1
        if isClosed && remaining == 0 { block() }
    }

    /// Ends the transaction. The block is called immediately if no animation is running.
    func close() {
        isClosed = true
        if remaining == 0 { block() }
    }

    func animationDidEnd(_ animation: LayerAnimation, finished: Bool) {
        release()
    }
}
