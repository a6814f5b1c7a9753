import Foundation

/// How often an animation runs, and whether it comes back each time.
struct AnimationCycles: Equatable {
    var count = 1.0
    var autoreverses = false

    static let once = AnimationCycles()

    /// The whole in passes from one end to the other.
    var length: Double { max(0, count) * (autoreverses ? 2 : 1) }

    /// Where in a pass it is after some passes, 0 at its first value and 1 at its last.
    func place(after passes: Double) -> Double {
        if self == .once { return min(1, max(0, passes)) }
        let round = autoreverses ? 2.0 : 1
        let passed = min(max(0, passes), length)
        let rest = passed.truncatingRemainder(dividingBy: round)
        // At the end of a round its end is shown; the next one starts just after.
        let place = rest == 0 && passed > 0 ? round : rest
        return place > 1 ? 2 - place : place
    }
}
