import Foundation

/// The way of a pan as a value: what it reports follows from the touch samples alone.
@MainActor
struct PanMotion {
    /// The whole way since the first touch, in window coordinates.
    private(set) var travel = CGPoint.zero
    private var base = CGPoint.zero
    private var trail: SampleTrail

    init(at time: TimeInterval) {
        trail = SampleTrail(at: time, place: .zero)
    }

    /// Settable, to count anew from another value (B7.13).
    var translation: CGPoint {
        get { travel - base }
        set { base = travel - newValue }
    }

    var velocity: CGPoint { trail.velocity }

    mutating func move(by way: CGPoint, at time: TimeInterval) {
        travel = travel + way
        trail.add(travel, at: time)
    }

    mutating func rest(at time: TimeInterval) {
        trail.rest(at: time)
    }
}
