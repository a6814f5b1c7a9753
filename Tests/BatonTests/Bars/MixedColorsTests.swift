import UIKit
import XCTest

@testable import Baton

/// Tests mixes of dynamic colours that more than one thread asks for.
final class MixedColorsTests: XCTestCase {
    /// A state is a value, and an app may mix it on any thread. Only one and the same object is an equal dynamic colour.
    func testTwoThreadsThatAskForOneMixGetTheSameColour() {
        let (first, second) = (UIColor { _ in .red }, UIColor { _ in .blue })
        let (asks, hasEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        nonisolated(unsafe) var other: UIColor?
        let made = MixedColors.mix(first, second, by: 0.5) {
            Thread.detachNewThread {
                asks.signal()
                other = MixedColors.mix(first, second, by: 0.5) { .white }
                hasEnded.signal()
            }
            asks.wait()
            // The other thread gets its time, and has to wait for the mix.
            for _ in 0..<10_000 { sched_yield() }
            return .black
        }
        hasEnded.wait()
        XCTAssertEqual(made, .black)
        XCTAssertEqual(other, .black)
    }
}
