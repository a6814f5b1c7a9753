import Foundation

/// The animation blocks that an animator opens under a percent-driven interaction.
///
/// They behave as if one property animator had captured them (C17). They run linearly over the whole transition, delays
/// do not count, and after a cancel the model holds the values of the start.
@MainActor
final class ScrubbedBlocks {
    private(set) static var current: ScrubbedBlocks?

    private let duration: TimeInterval
    private var originals: [LayerOriginal] = []

    init(duration: TimeInterval) {
        self.duration = duration
    }

    /// Runs code whose animation blocks are scrubbed.
    func whileOpening(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        body()
        Self.current = outer
    }

    /// The timing of a block: its own only where it insists on it.
    func adapted(_ wish: ViewAnimationContext.Wish) -> ViewAnimationContext.Wish {
        var wish = wish
        wish.delay = 0
        guard ViewAnimationContext.current == nil else { return wish }
        wish.pace = .linear
        if !wish.options.contains(.overrideInheritedDuration) { wish.duration = duration }
        return wish
    }

    /// Keeps what a block has changed.
    func note(_ context: ViewAnimationContext) {
        guard ViewAnimationContext.current == nil else { return }
        originals += context.originals
    }

    func putBack() {
        LayerOriginal.putBack(originals)
        originals = []
    }
}
