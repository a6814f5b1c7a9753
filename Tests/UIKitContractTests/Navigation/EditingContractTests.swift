import UIKit
import XCTest

/// Tests what becomes of the editing in a screen that UIKit itself removes from sight.
@preconcurrency
@MainActor
final class EditingContractTests: ContractTestCase {
    func testAPushAndAPopEndTheEditing() {
        // B27.88, last sentence
        for pops in [false, true] {
            let stage = NavigationStage(showing: pops)
            defer { stage.putAway() }
            let field = UITextField(frame: CGRect(x: 60, y: 150, width: 200, height: 30))
            stage.navigation.topViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            Device.wait(0.5)
            XCTAssertTrue(field.isFirstResponder)
            if pops {
                stage.navigation.popViewController(animated: true)
            } else {
                stage.navigation.pushViewController(stage.b, animated: true)
            }
            stage.waitForTheEnd()
            XCTAssertFalse(field.isFirstResponder)
            XCTAssertFalse(field.isEditing)
        }
    }
}
