import UIKit
import XCTest

/// Tests the effect of VoiceOver's escape gesture.
@preconcurrency
@MainActor
final class EscapeContractTests: ContractTestCase {
    func testAStackPopsOneScreenWhateverViewReceivesTheGesture() {
        // B10.20
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let field = UIView()
        stage.b.view.addSubview(field)
        XCTAssertTrue(field.accessibilityPerformEscape())
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.lines.last, "didShow(A, true)")
        XCTAssertFalse(stage.a.accessibilityPerformEscape())
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
    }

    func testAScreenThatHandlesTheGestureKeepsItFromTheStack() {
        // B10.20
        let stage = NavigationStage()
        defer { stage.putAway() }
        let closing = ClosingScreen()
        stage.navigation.pushViewController(closing, animated: false)
        stage.waitForTheEnd()
        XCTAssertTrue(closing.view.accessibilityPerformEscape())
        XCTAssertEqual(closing.closings, 1)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, closing])
    }
}

@MainActor
private final class ClosingScreen: UIViewController {
    private(set) var closings = 0

    override func accessibilityPerformEscape() -> Bool {
        closings += 1
        return true
    }
}
