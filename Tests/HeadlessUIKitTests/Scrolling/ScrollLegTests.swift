import XCTest

@testable import UIKit

final class ScrollLegTests: XCTestCase {
    func testADecelerationCoversHalfOfTheRemainingDistanceInEqualTimes() {
        let slide = ScrollLeg.slide(from: 10, way: 100, pace: log(2))
        XCTAssertEqual(slide.offset(at: 0), 10)
        XCTAssertEqual(slide.offset(at: 1), 60, accuracy: 1e-9)
        XCTAssertEqual(slide.offset(at: 2), 85, accuracy: 1e-9)
        XCTAssertEqual(slide.destination, 110)
        // Until a sixth of a point remains, which is a 600th of the distance.
        XCTAssertEqual(slide.duration, log2(600), accuracy: 1e-9)
    }

    func testAnInvisibleDistanceTakesNoTime() {
        XCTAssertEqual(ScrollLeg.slide(from: 0, way: 0.1, pace: 2).duration, 0)
        XCTAssertEqual(ScrollLeg.spring(end: 0, excess: 0, velocity: 0).duration, 0)
    }

    func testASpringReturnsWithoutOscillation() {
        // The release velocity at which only the exponential term remains.
        let spring = ScrollLeg.spring(end: 300, excess: 10, velocity: -100)
        XCTAssertEqual(spring.offset(at: 0.1), 300 + 10 / M_E, accuracy: 1e-9)
        XCTAssertEqual(spring.duration, log(60) / 10, accuracy: 1e-9)
        XCTAssertEqual(spring.destination, 300)
    }

    func testASpringOvershootsWithItsInitialVelocity() {
        // The maximum of t v e^(-10 t) is at 0.1 s: v / 10 e.
        let spring = ScrollLeg.spring(end: 0, excess: 0, velocity: 100 * M_E)
        XCTAssertEqual(spring.offset(at: 0.1), 10, accuracy: 1e-9)
        XCTAssertLessThan(spring.offset(at: 0.09), 10)
        XCTAssertLessThan(spring.offset(at: 0.11), 10)
        XCTAssertLessThanOrEqual(spring.offset(at: spring.duration), ScrollLeg.nearness + 1e-9)
        XCTAssertGreaterThan(spring.offset(at: spring.duration - 0.01), ScrollLeg.nearness)
    }

    func testAnAnimatedOffsetIsHalfWayAtHalfTime() {
        let ease = ScrollLeg.ease(from: 100, to: 300, duration: 0.3)
        XCTAssertEqual(ease.offset(at: 0.15), 200, accuracy: 1e-3)
        XCTAssertLessThan(ease.offset(at: 0.03), 110)
        XCTAssertEqual(ease.offset(at: 0.3), 300)
    }
}
