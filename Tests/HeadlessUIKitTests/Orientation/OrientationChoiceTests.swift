import XCTest

@testable import UIKit

final class OrientationChoiceTests: XCTestCase {
    func testTheInterfaceFollowsTheDeviceWhereThatIsSupported() {
        XCTAssertEqual(choice(held: .landscapeLeft, shown: .portrait, .all), .landscapeRight)
        XCTAssertEqual(choice(held: .landscapeRight, shown: .portrait, .all), .landscapeLeft)
        XCTAssertEqual(choice(held: .portraitUpsideDown, shown: .portrait, .all), .portraitUpsideDown)
    }

    func testOtherwiseItStaysIfItMay() {
        XCTAssertEqual(choice(held: .landscapeLeft, shown: .portrait, .portrait), .portrait)
        XCTAssertEqual(choice(held: .portraitUpsideDown, shown: .landscapeLeft, .allButUpsideDown), .landscapeLeft)
        XCTAssertEqual(choice(held: .faceUp, shown: .landscapeLeft, .all), .landscapeLeft)
    }

    func testOtherwiseItTakesASupportedOrientation() {
        XCTAssertEqual(choice(held: .portrait, shown: .portrait, .landscapeLeft), .landscapeLeft)
        XCTAssertEqual(choice(held: .faceDown, shown: .landscapeLeft, .portrait), .portrait)
    }

    func testItStaysWithoutAutorotation() {
        XCTAssertEqual(choice(held: .portrait, shown: .landscapeLeft, .portrait, mayRotate: false), .landscapeLeft)
    }

    private func choice(
        held: UIDeviceOrientation, shown: UIInterfaceOrientation, _ supported: UIInterfaceOrientationMask,
        mayRotate: Bool = true
    ) -> UIInterfaceOrientation {
        OrientationChoice(held: held, shown: shown, supported: supported, mayRotate: mayRotate).orientation
    }
}
