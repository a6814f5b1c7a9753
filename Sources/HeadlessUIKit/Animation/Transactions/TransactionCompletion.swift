import Foundation

/// A transaction's completion block, and the animations it waits for.
@MainActor
final class TransactionCompletion: LayerAnimationOwner {
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

    /// The transaction is over; without animations there is nothing to wait for.
    func close() {
        isClosed = true
        if remaining == 0 { block() }
    }

    func animationDidEnd(_ animation: LayerAnimation, finished: Bool) {
        release()
    }
}
