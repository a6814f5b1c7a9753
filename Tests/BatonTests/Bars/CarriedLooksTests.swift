import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what is known of the bar of a screen at the end of a transition.
@MainActor
final class CarriedLooksTests: XCTestCase {
    /// The stack may show a third screen by then. Nothing was carried to that one.
    func testOnlyTheTwoScreensOfTheTransitionHaveALook() async {
        let (leaving, entering) = (UIViewController(), UIViewController())
        let looks = CarriedLooks(from: leaving, BarLook(.ember), to: entering, BarLook(.halfSea))
        XCTAssertEqual(looks.look(on: leaving), BarLook(.ember))
        XCTAssertEqual(looks.look(on: entering), BarLook(.halfSea))
        XCTAssertNil(looks.look(on: UIViewController()))
        looks.target = BarLook(.clear)
        XCTAssertEqual(looks.look(on: leaving), BarLook(.ember))
        XCTAssertEqual(looks.look(on: entering), BarLook(.clear))
    }
}
