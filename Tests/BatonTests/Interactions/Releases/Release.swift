import BatonTesting
import UIKit
import XCTest

/// Where something is on screen around the moment in which fingers lift, and how fast it moves.
struct Release {
    /// The place after the last sample of the fingers.
    let place: CGFloat
    /// The place when the fingers have lifted, at the same time.
    let after: CGFloat
    /// The speed over the last frame before.
    let before: CGFloat
    /// The speed over the first frame afterwards.
    let speed: CGFloat

    /// What a display does not show: half a point in a frame.
    static let unseen: CGFloat = 0.5

    /// Nothing jumps, and the speed stays within 5 %, or within half a point in a frame.
    func assertContinuous(_ name: String = "", file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(after, place, accuracy: Self.unseen, "the place, \(name)", file: file, line: line)
        let bound = max(0.05 * abs(before), Self.unseen * 60)
        XCTAssertEqual(speed, before, accuracy: bound, "the speed, \(name)", file: file, line: line)
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
        let last = place()
        moves.forEach { $0.0.up() }
        let after = place()
        advance(by: frame)
        return Release(place: last, after: after, before: (last - former) / frame, speed: (place() - after) / frame)
    }
}
