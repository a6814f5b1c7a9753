import Foundation

/// The translation and velocity of a pan. They depend on the touch samples only.
@MainActor
struct PanMotion {
    /// The total translation since the first touch, in window coordinates.
    private(set) var travel = CGPoint.zero
    private var base = CGPoint.zero
    private var trail: SampleTrail

    init(at time: TimeInterval) {
        trail = SampleTrail(at: time, place: .zero)
    }

    /// The translation. It can be set to continue from another value (B7.13).
    var translation: CGPoint {
        get { travel - base }
        set { base = travel - newValue }
    }

    var velocity: CGPoint { trail.velocity }
    /// The velocity, or zero after a rest.
    var currentVelocity: CGPoint { trail.currentVelocity }

    /// Takes a part off the start of the translation.
    mutating func absorb(_ length: CGFloat) {
        let way = translation
        translation = way.length > length ? way - way / (way.length / length) : .zero
    }

    mutating func move(by way: CGPoint, at time: TimeInterval) {
        travel = travel + way
        trail.add(travel, at: time)
    }

    mutating func rest(at time: TimeInterval) {
        trail.rest(at: time)
    }
}
