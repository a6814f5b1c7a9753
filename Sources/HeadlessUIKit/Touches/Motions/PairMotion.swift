import Foundation

/// How two fingers stand to each other: how far they went apart and how far they turned, since the pair came together.
@MainActor
struct PairMotion {
    /// Fingers nearer than this count as this far apart, so that a scale stays a number.
    private static let nearest: CGFloat = 1

    /// Times the first distance.
    private(set) var spread: CGFloat = 1
    /// In radians, clockwise.
    private(set) var turn: CGFloat = 0
    private var pair: (first: UITouch, second: UITouch)?
    private var last = CGPoint.zero
    private var trail: SampleTrail

    init(at time: TimeInterval) {
        trail = SampleTrail(at: time, place: CGPoint(x: 1, y: 0))
    }

    var spreadVelocity: CGFloat { trail.velocity.x }
    var turnVelocity: CGFloat { trail.velocity.y }

    /// A new pair goes on from where the last one was: fingers that come and go do not make it jump.
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

    /// The shorter way round.
    private static func angle(from old: CGPoint, to new: CGPoint) -> CGFloat {
        atan2(old.x * new.y - old.y * new.x, old.x * new.x + old.y * new.y)
    }
}
