import Foundation

/// The view of one of the two screens of a transition, and its frames at both ends.
@MainActor
struct TransitionSide {
    /// The presented side's may be a wrapper around its controller's view (B3.6).
    let view: UIView?
    let initialFrame: CGRect
    let finalFrame: CGRect
}
