import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a field that was edited before anything of Baton's was used in the app. It is the only test of its class, because what is
/// known of fields is kept for as long as the process lasts.
@MainActor
final class FirstFieldTests: XCTestCase {
    func testAFieldThatWasEditedBeforeLeavesWithItsScreen() async throws {
        let stage = Stage(root: UIViewController())
        let screen = UIViewController()
        let context = BareContext()
        stage.window.addSubview(context.containerView)
        context.containerView.addSubview(screen.view)
        let field = LoggingField.edited(on: screen)
        stage.advance(by: 1)
        XCTAssertTrue(field.isFirstResponder)
        let to = UIView()
        (context.controllers[.from], context.views) = (screen, [.from: screen.view, .to: to])
        PushAnimator(.slide).animateTransition(using: context)
        stage.turn()
        XCTAssertFalse(field.isFirstResponder, "the keyboard goes along")
        stage.advance(by: 1)
        XCTAssertEqual(context.completions, [true])
    }
}
