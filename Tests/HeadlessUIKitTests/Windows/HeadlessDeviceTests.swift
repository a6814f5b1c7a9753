import UIKit
import XCTest

@MainActor
final class HeadlessDeviceTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessDevice.defaultSystemVersion = 26
            HeadlessDevice.current = .phone
        }
    }

    func testDevicesAreEqualByWhatTheyAre() async {
        XCTAssertEqual(HeadlessDevice.phone.dark, HeadlessDevice.phone.dark)
        XCTAssertNotEqual(HeadlessDevice.phone.dark, HeadlessDevice.phone)
        XCTAssertNotEqual(HeadlessDevice.phone.running(18), HeadlessDevice.phone.running(26))
        XCTAssertEqual(HeadlessDevice.phone.turned.turned, HeadlessDevice.phone)
    }

    func testADeviceIsDescribedInALine() async {
        XCTAssertEqual("\(HeadlessDevice.phone.running(26))", "phone of 390 by 844 points with iOS 26.0")
        XCTAssertEqual(
            "\(HeadlessDevice.smallPhone.running(27, 1).linked(with: 18).dark.rightToLeft)",
            "phone of 375 by 667 points with iOS 27.1, linked with 18.0, dark, right to left")
        XCTAssertEqual(
            "\(HeadlessDevice.phone.running(18).crossFading)",
            "phone of 390 by 844 points with iOS 18.0, reduced motion, cross-fades")
    }

    /// One setting puts the current device, and those that are made later, on another system.
    func testTheDefaultSystemIsThatOfTheWholeRun() async {
        HeadlessDevice.current = .pad.dark
        HeadlessDevice.defaultSystemVersion = 18
        XCTAssertEqual(HeadlessDevice.current, .pad.dark.running(18))
        XCTAssertEqual(UIDevice.current.systemVersion, "18.0")
        XCTAssertEqual(HeadlessDevice.phone.systemVersion, 18)
    }
}
