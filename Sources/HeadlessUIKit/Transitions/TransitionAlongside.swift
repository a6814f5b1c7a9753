import Foundation

/// Lets blocks queued on a coordinator run inside the first animation block that an animator opens (B3.36).
@MainActor
final class TransitionAlongside {
    private(set) static var current: TransitionAlongside?

    private var blocks: (() -> Void)?

    init(_ blocks: @escaping () -> Void) {
        self.blocks = blocks
    }

    /// Calls an animator; what is left over afterwards, `runNow` runs.
    func whileCalling(_ animator: () -> Void) {
        let outer = Self.current
        Self.current = self
        animator()
        Self.current = outer
    }

    func runInsideFirstBlock() {
        let due = blocks
        blocks = nil
        due?()
    }

    var isWaiting: Bool { blocks != nil }
}
