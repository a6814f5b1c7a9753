import Foundation

/// Runs the alongside animations of a coordinator inside the first animation block that an animator opens (B3.36).
@MainActor
final class TransitionAlongside {
    private(set) static var current: TransitionAlongside?

    private var blocks: (() -> Void)?

    init(_ blocks: @escaping () -> Void) {
        self.blocks = blocks
    }

    /// Calls an animator. If it opens no animation block, `isWaiting` is still true afterwards.
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
