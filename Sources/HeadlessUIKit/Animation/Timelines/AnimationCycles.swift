import Foundation

/// The number of times an animation runs, and whether it reverses each time.
struct AnimationCycles: Equatable {
    var count = 1.0
    var autoreverses = false

    static let once = AnimationCycles()

    /// The total length, counted in passes from one end to the other.
    var length: Double { max(0, count) * (autoreverses ? 2 : 1) }

    /// Returns the place within a pass after a number of passes, from 0 at the first value to 1 at the last value.
    func place(after passes: Double) -> Double {
        if self == .once { return min(1, max(0, passes)) }
        let round = autoreverses ? 2.0 : 1
        let passed = min(max(0, passes), length)
        let rest = passed.truncatingRemainder(dividingBy: round)
        // The end of a round shows its end value. The next round starts just after it.
        let place = rest == 0 && passed > 0 ? round : rest
        return place > 1 ? 2 - place : place
    }
}
