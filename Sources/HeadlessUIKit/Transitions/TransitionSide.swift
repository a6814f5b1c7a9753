import Foundation

/// The view of one of the two view controllers of a transition, and its initial and final frames.
@MainActor
struct TransitionSide {
    /// For a presented view controller this may be a wrapper around its view (B3.6).
    let view: UIView?
    let initialFrame: CGRect
    let finalFrame: CGRect
}
