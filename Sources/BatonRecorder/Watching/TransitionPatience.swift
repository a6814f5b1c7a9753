/// Decides whether a transition is late.
///
/// Its own time is what UIKit reports, and a second for the end of a spring. The time of a finger does not count, and neither does
/// the time in which its progress or its state changes.
struct TransitionPatience {
    /// What is looked at.
    struct Sight: Hashable {
        var progress: Double
        var isInteractive: Bool
        var isCancelled: Bool
    }

    /// The seconds that a transition may take longer than it says.
    static let grace = 1.0
    /// A longer time between two looks is not the transition's, but that of the background or of a debugger.
    static let longestLook = 0.5

    private let duration: Double
    private var last: Sight
    private var lastLook: Double
    /// The seconds in which nothing has changed.
    private(set) var waited = 0.0

    init(duration: Double, at time: Double, _ sight: Sight) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        lastLook = time
        last = sight
    }

    /// Whether the transition is late.
    var isOver: Bool { waited > duration + Self.grace }

    /// Looks again.
    mutating func look(_ sight: Sight, isTouched: Bool, at time: Double) {
        let passed = time - lastLook
        lastLook = time
        if isTouched || sight != last {
            waited = 0
        } else if passed <= Self.longestLook {
            waited += passed
        }
        last = sight
    }
}
