import Foundation

/// A system animator of a navigation controller that can be interrupted by another change.
@preconcurrency @MainActor
protocol InterruptibleAnimator: BuiltInAnimator {
    /// Whether a change of a kind interrupts the animation now.
    func givesWay(to operation: UINavigationController.Operation) -> Bool

    /// What is on screen now in a change that this animator plays.
    func interruption(of change: StackChange) -> Interruption
}

/// What was on screen when a transition was interrupted. The next one starts from there.
struct Interruption {
    /// The places of views that slid.
    var places: [InterruptedPlace] = []
    /// The pose of a view that zoomed.
    var zoom: ZoomPose?
}

/// Where a view was on screen when its transition was interrupted.
struct InterruptedPlace {
    let view: UIView
    let transform: CGAffineTransform
}
