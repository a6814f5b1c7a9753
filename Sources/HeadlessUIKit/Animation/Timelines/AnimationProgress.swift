import Foundation

/// The progress of an animation. The axes differ only for points that move by a spring with a velocity vector.
///
/// One-dimensional values use `x` (B6.32).
struct AnimationProgress: Equatable {
    var x: Double
    var y: Double

    init(_ both: Double) {
        x = both
        y = both
    }

    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Returns the progress of a part that starts at a fraction of the whole.
    func after(_ start: Double) -> AnimationProgress {
        start == 0 ? self : AnimationProgress(x: Self.own(x, start), y: Self.own(y, start))
    }

    /// Returns the progress after moving a fraction of the way to an end.
    func moved(to end: Double, by fraction: AnimationProgress) -> AnimationProgress {
        AnimationProgress(x: x + (end - x) * fraction.x, y: y + (end - y) * fraction.y)
    }

    private static func own(_ whole: Double, _ start: Double) -> Double {
        start >= 1 ? (whole >= 1 ? 1 : 0) : max(0, (whole - start) / (1 - start))
    }
}
