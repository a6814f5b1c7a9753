import UIKit
import XCTest

@MainActor
final class VoiceOverStatusTests: XCTestCase {
    func testTheStatusFollowsTheDeviceAndIsPosted() async {
        HeadlessDevice.current = .phone
        nonisolated(unsafe) var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in posts += 1 }
        XCTAssertFalse(UIAccessibility.isVoiceOverRunning)
        HeadlessDevice.current.isVoiceOverRunning = true
        XCTAssertTrue(UIAccessibility.isVoiceOverRunning)
        XCTAssertEqual(posts, 1)
        HeadlessDevice.current.reduceMotion = true
        XCTAssertEqual(posts, 1)
        HeadlessDevice.current = .phone
        XCTAssertEqual(posts, 2)
        NotificationCenter.default.removeObserver(token)
    }
}
