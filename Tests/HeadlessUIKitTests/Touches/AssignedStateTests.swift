import UIKit
import XCTest

/// What a developer is told who assigns the state of a system recognizer.
@MainActor
final class AssignedStateTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessLog.reset()
            HeadlessDevice.current = .phone
        }
    }

    func testAnAssignmentIsMetWithAdvice() async {
        // B19.20
        for version in [18, 26] {
            HeadlessLog.reset()
            HeadlessDevice.current = .phone.running(version)
            UIPinchGestureRecognizer().state = .failed
            XCTAssertEqual(HeadlessLog.warnings.count, version < 26 ? 0 : 1)
        }
        XCTAssertTrue(HeadlessLog.warnings[0].hasPrefix("The state of a UIPinchGestureRecognizer was set"))
    }
}
