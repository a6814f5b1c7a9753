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
        let spring = ScrollLeg.spring(end: 300, excess: 10, velocity: -110)
        // B27.14
        XCTAssertEqual(spring.offset(at: 1.0 / 11), 300 + 10 / M_E, accuracy: 1e-9)
        XCTAssertEqual(spring.duration, log(60) / 11, accuracy: 1e-9)
        XCTAssertEqual(spring.destination, 300)
    }

    func testASpringOvershootsWithItsInitialVelocity() {
        // The maximum of t v e^(-11 t) is at 1/11 s: v / 11 e.
        let spring = ScrollLeg.spring(end: 0, excess: 0, velocity: 110 * M_E)
        XCTAssertEqual(spring.offset(at: 1.0 / 11), 10, accuracy: 1e-9)
        XCTAssertLessThan(spring.offset(at: 0.08), 10)
        XCTAssertLessThan(spring.offset(at: 0.1), 10)
        XCTAssertLessThanOrEqual(spring.offset(at: spring.duration), ScrollLeg.nearness + 1e-9)
        XCTAssertGreaterThan(spring.offset(at: spring.duration - 0.01), ScrollLeg.nearness)
    }

    func testFromRestContentReturnsAtTwoRates() {
        // B27.14
        let creep = ScrollLeg.creep(end: 300, excess: 37)
        XCTAssertEqual(creep.offset(at: 0), 337, accuracy: 1e-9)
        XCTAssertEqual(creep.offset(at: 0.1), 300 + 46 * exp(-0.9) - 9 * exp(-4.6), accuracy: 1e-9)
        XCTAssertEqual(creep.offset(at: creep.duration), 300 + ScrollLeg.nearness, accuracy: 1e-3)
        XCTAssertEqual(creep.destination, 300)
        XCTAssertEqual(ScrollLeg.creep(end: 300, excess: 0.1).duration, 0)
    }

    func testAnAnimatedOffsetIsHalfWayAtHalfTime() {
        let ease = ScrollLeg.ease(from: 100, to: 300, duration: 0.3)
        XCTAssertEqual(ease.offset(at: 0.15), 200, accuracy: 1e-3)
        XCTAssertLessThan(ease.offset(at: 0.03), 110)
        XCTAssertEqual(ease.offset(at: 0.3), 300)
    }
}
