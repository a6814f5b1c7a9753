import UIKit

/// How a transition runs by itself.
@MainActor
struct TransitionRun {
    var end = TransitionEnd.entering
    /// UIKit's spring, if the run is on it and leads to the end of the transition.
    var spring: ReleaseSpring?
    /// When the run began.
    private let since = CACurrentMediaTime()

    /// How fast the rest of the distance becomes shorter now, in remaining distances per second. It is 0 without a spring.
    var rate: Double { spring?.rate(after: CACurrentMediaTime() - since) ?? 0 }
}
