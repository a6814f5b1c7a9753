import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what is known of a keyboard that is up already when something is presented.
@MainActor
final class KnownKeyboardTests: XCTestCase {
    func testItIsWhereTheKeyboardIs() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let field = LoggingField.edited(on: stand.b)
        try stand.stage.settle()
        XCTAssertTrue(HeadlessKeyboard.isShown)
        XCTAssertEqual(KnownKeyboard.frame, HeadlessKeyboard.frame)
        field.resignFirstResponder()
        try stand.stage.settle()
        XCTAssertTrue(KnownKeyboard.frame.isNull)
    }
}
