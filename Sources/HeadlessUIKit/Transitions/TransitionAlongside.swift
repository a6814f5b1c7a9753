import Foundation

/// Runs the alongside animations of a coordinator inside the first animation block that an animator opens (B3.36).
@MainActor
final class TransitionAlongside {
    private(set) static var current: TransitionAlongside?

    private let run: () -> Bool
    private(set) var isWaiting = true

    /// - Parameter run: Runs the animations, or returns false if they do not belong in the block.
    init(_ run: @escaping () -> Bool) {
        self.run = run
    }

    /// Calls an animator. If it opens no animation block, `isWaiting` is still true afterwards.
    func whileCalling(_ animator: () -> Void) {
        let outer = Self.current
        Self.current = self
        animator()
        Self.current = outer
    }

    func runInsideFirstBlock() {
        guard isWaiting else { return }
        isWaiting = false
        isWaiting = !run()
    }
}
