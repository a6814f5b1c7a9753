import UIKit
import XCTest

@testable import Baton

/// Tests the fingers of a gesture whose recognizer is gone, as with the view that it was on.
@MainActor
final class GestureFingersTests: XCTestCase {
    func testWithoutARecognizerNoFingersHoldAnything() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let fingers = GestureFingers(of: UIPanGestureRecognizer()) { false }
        XCTAssertEqual(fingers.count, 0)
        XCTAssertEqual(fingers.velocity(in: view), .zero)
        XCTAssertEqual(fingers.location(in: view), fingers.start(in: view))
    }
}
