import UIKit
import XCTest

/// Which design is in force.
@MainActor
final class HeadlessDesignTests: XCTestCase {
    func testTheSDKDecidesBeforeTheSystem() async {
        // B17.80
        XCTAssertEqual(HeadlessDevice.phone.running(18).design, .classic)
        XCTAssertEqual(HeadlessDevice.phone.running(26).design, .glass)
        XCTAssertEqual(HeadlessDevice.phone.running(26).linked(with: 18).design, .classic)
        XCTAssertEqual(HeadlessDevice.phone.running(27).linked(with: 26).design, .glass)
    }

    func testTheKeyIsIgnoredFromTheSDKOf27() async {
        // B17.81
        XCTAssertEqual(HeadlessDevice.phone.running(26).compatible.design, .classic)
        XCTAssertEqual(HeadlessDevice.phone.running(27).linked(with: 26).compatible.design, .classic)
        XCTAssertEqual(HeadlessDevice.phone.running(27).compatible.design, .glass)
    }
}
