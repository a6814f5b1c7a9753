import BatonTesting
import UIKit
import XCTest

/// Where something is on screen around the moment in which fingers lift, and on its way to rest.
struct Release {
    /// The place after the last sample of the fingers.
    let place: CGFloat
    /// The place when the fingers have lifted, at the same time.
    let after: CGFloat
    /// The speed over the last frame before.
    let before: CGFloat
    /// The places at the times since the lift.
    let places: [(time: TimeInterval, place: CGFloat)]

    /// What a display does not show.
    static let unseen: CGFloat = 0.5

    /// Nothing jumps, and the way to rest is that of a critically damped spring of the stiffness 1000/3 that starts with the
    /// speed of the fingers, or with as much as does not lead past the end (B27.3).
    ///
    /// - Parameter ends: The two places at which it may come to rest.
    func assertSpring(
        to ends: (CGFloat, CGFloat), _ name: String = "", file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(after, place, accuracy: Self.unseen, "the place, \(name)", file: file, line: line)
        let last = places.last?.place ?? after
        let end = abs(last - ends.0) < abs(last - ends.1) ? ends.0 : ends.1
        let rate = (1000.0 / 3).squareRoot()
        let relative = end == after ? 0 : min(18.2, before / (end - after))
        for (time, seen) in places {
            let left = (1 + (rate - relative) * time) * exp(-rate * time)
            XCTAssertEqual(
                seen, end - (end - after) * left, accuracy: Self.unseen, "after \(time) s, \(name)", file: file,
                line: line)
        }
    }
}

extension Stage {
    /// Moves fingers evenly, lifts them while they move, and measures.
    ///
    /// - Parameter place: Returns the place of what the fingers move.
    func release(_ moves: [(Finger, to: CGPoint)], in seconds: TimeInterval, of place: () -> CGFloat) -> Release {
        let frame = 1.0 / 60
        let part = (seconds - frame) / seconds
        drag(
            moves.map { finger, end in
                let start = finger.place ?? end
                return (
                    finger, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
                )
            }, in: seconds - frame)
        turn()
        let former = place()
        drag(moves, in: frame)
        turn()
        return lift(moves.map(\.0), speed: (place() - former) / frame, of: place)
    }

    /// Lifts fingers that move something at a speed in points per second, and measures.
    func lift(_ fingers: [Finger], speed: CGFloat, of place: () -> CGFloat) -> Release {
        let last = place()
        fingers.forEach { $0.up() }
        let after = place()
        var places: [(time: TimeInterval, place: CGFloat)] = []
        for (frames, time) in [(3, 0.05), (3, 0.1), (6, 0.2)] {
            for _ in 0..<frames { advance(by: 1.0 / 60) }
            places.append((time, place()))
        }
        return Release(place: last, after: after, before: speed, places: places)
    }
}
