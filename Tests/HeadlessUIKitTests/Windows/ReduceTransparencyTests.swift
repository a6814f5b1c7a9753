import UIKit
import XCTest

@MainActor
final class ReduceTransparencyTests: XCTestCase {
    func testTheSettingFollowsTheDeviceAndIsPosted() async {
        HeadlessDevice.current = .phone
        nonisolated(unsafe) var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in posts += 1 }
        XCTAssertFalse(UIAccessibility.isReduceTransparencyEnabled)
        HeadlessDevice.current.reduceTransparency = true
        XCTAssertTrue(UIAccessibility.isReduceTransparencyEnabled)
        XCTAssertEqual(posts, 1)
        HeadlessDevice.current.reduceMotion = true
        XCTAssertEqual(posts, 1)
        HeadlessDevice.current = .phone
        XCTAssertEqual(posts, 2)
        NotificationCenter.default.removeObserver(token)
    }
}
