import Foundation

/// How far a change has come: the same for everything, but for points that move by a spring whose velocity is a vector.
///
/// One-dimensional values follow the x (B6.32).
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

    /// What a part that starts late has come through of its own way.
    func after(_ start: Double) -> AnimationProgress {
        start == 0 ? self : AnimationProgress(x: Self.own(x, start), y: Self.own(y, start))
    }

    /// The progress `fraction` of the way to an end.
    func moved(to end: Double, by fraction: AnimationProgress) -> AnimationProgress {
        AnimationProgress(x: x + (end - x) * fraction.x, y: y + (end - y) * fraction.y)
    }

    private static func own(_ whole: Double, _ start: Double) -> Double {
        start >= 1 ? (whole >= 1 ? 1 : 0) : max(0, (whole - start) / (1 - start))
    }
}
