import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Known failure: "Deep stack plus keyboard up, swipe back: frozen half way."
@MainActor
final class KeyboardUpTests: GenerationTestCase {
    private func deepStack() throws -> StackStage {
        let stand = try StackStage { $0.transitions = .slide }
        for depth in 0..<4 {
            stand.navigation.pushViewController(TestScreen("\(depth)"), animated: false)
            try stand.stage.settle()
        }
        return stand
    }

    private func edit(_ stand: StackStage) throws {
        let field = UITextField(frame: CGRect(x: 60, y: 150, width: 200, height: 30))
        stand.navigation.topViewController?.view.addSubview(field)
        XCTAssertTrue(field.becomeFirstResponder())
        try stand.stage.settle()
        XCTAssertTrue(HeadlessKeyboard.isShown)
    }

    func testASwipeBackIsCancelledOrFinishedWithTheKeyboardUp() async throws {
        let stand = try deepStack()
        try edit(stand)
        let depth = stand.titles.count
        stand.stage.finger.down(at: CGPoint(x: 3, y: 300))
        stand.stage.finger.drag(to: CGPoint(x: 120, y: 300), in: 0.3)
        stand.stage.finger.hold(for: 0.2)
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, true)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles.count, depth)
        XCTAssertNil(stand.navigation.transitionCoordinator)
        for count in (1..<depth).reversed() {
            stand.stage.finger.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 350, y: 300), in: 0.3)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles.count, count)
            XCTAssertEqual(stand.navigation.topViewController?.view.frame, stand.stage.window.bounds)
        }
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testACardIsPulledAwayWithTheKeyboardUpAndPresentedAgain() async throws {
        let stand = try CardStage()
        try stand.present()
        let field = UITextField(frame: CGRect(x: 60, y: 150, width: 200, height: 30))
        stand.card.view.addSubview(field)
        XCTAssertTrue(field.becomeFirstResponder())
        try stand.stage.settle()
        try stand.pull(by: 200)
        XCTAssertTrue(stand.isPresenting)
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting)
        try stand.present()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }
}
