import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the editing of a transition that is turned round before the turn in which it begins is over.
@MainActor
final class ScreenEditingTests: XCTestCase {
    func testEditingThatEndsWithATransitionThatIsCancelledAtOnceGoesOn() async {
        let stage = Stage(root: UIViewController())
        let (screen, context) = (UIViewController(), BareContext())
        stage.window.addSubview(context.containerView)
        context.containerView.addSubview(screen.view)
        (context.controllers[.from], context.views) = (screen, [.from: screen.view])
        let field = LoggingField.edited(on: screen)
        stage.advance(by: 1)
        for endsWithTransition in [true, false] {
            let editing = ScreenEditing(in: RunningTransition(context, operation: .push), known: nil)
            if !endsWithTransition { stage.turn() }
            field.resignFirstResponder()
            editing.goOn()
            XCTAssertEqual(field.isFirstResponder, endsWithTransition, "what the app ends later has ended")
            stage.turn()
        }
    }
}
