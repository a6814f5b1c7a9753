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
        remaining += 1
        animation.add(self)
    }

    /// The transaction is over; without animations there is nothing to wait for.
    func close() {
        isClosed = true
        if remaining == 0 { block() }
    }

    func animationDidEnd(_ animation: LayerAnimation, finished: Bool) {
        remaining -= 1
        if isClosed && remaining == 0 { block() }
    }
}
