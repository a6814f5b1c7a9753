import Foundation

/// The relative motion of two fingers: the change of their distance, and the rotation around each other.
@MainActor
struct PairMotion {
    /// The minimum distance used in calculations, which keeps the scale finite.
    private static let nearest: CGFloat = 1

    /// The current distance as a multiple of the initial distance.
    private(set) var spread: CGFloat = 1
    /// The rotation in radians, clockwise.
    private(set) var turn: CGFloat = 0
    private var pair: (first: UITouch, second: UITouch)?
    private var last = CGPoint.zero
    private var trail: SampleTrail

    init(at time: TimeInterval) {
        trail = SampleTrail(at: time, place: CGPoint(x: 1, y: 0))
    }

    var spreadVelocity: CGFloat { trail.velocity.x }
    var turnVelocity: CGFloat { trail.velocity.y }

    /// Follows the first two touches. A new pair continues from the values of the last one, so that they do not jump
    /// when fingers land or lift.
    mutating func follow(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return pair = nil }
        guard pair?.first !== touches[0] || pair?.second !== touches[1] else { return }
        pair = (touches[0], touches[1])
        last = way
    }

    mutating func move(at time: TimeInterval) {
        guard pair != nil else { return }
        let way = way
        spread *= max(way.length, Self.nearest) / max(last.length, Self.nearest)
        turn += Self.angle(from: last, to: way)
        last = way
        trail.add(CGPoint(x: spread, y: turn), at: time)
    }

    mutating func rest(at time: TimeInterval) {
        trail.rest(at: time)
    }

    private var way: CGPoint { pair.map { $0.second.point - $0.first.point } ?? .zero }

    /// Returns the angle from one vector to another, in the shorter direction.
    private static func angle(from old: CGPoint, to new: CGPoint) -> CGFloat {
        atan2(old.x * new.y - old.y * new.x, old.x * new.x + old.y * new.y)
    }
}
