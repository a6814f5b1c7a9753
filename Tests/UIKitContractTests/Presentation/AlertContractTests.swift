import UIKit
import XCTest

@preconcurrency

@MainActor
final class AlertContractTests: ContractTestCase {
    func testAnAlertKeepsWhatItIsGiven() {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        XCTAssertEqual(alert.title, "Title")
        XCTAssertEqual(alert.message, "Message")
        XCTAssertEqual(alert.preferredStyle, .alert)
        XCTAssertNil(alert.textFields)
        XCTAssertNil(alert.preferredAction)
        XCTAssertNil(alert.popoverPresentationController)
        let cancel = UIAlertAction(title: "No", style: .cancel)
        alert.addAction(cancel)
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive))
        alert.preferredAction = cancel
        XCTAssertEqual(alert.actions.map(\.title), ["No", "Yes"])
        XCTAssertEqual(alert.actions.map(\.style), [.cancel, .destructive])
        XCTAssertEqual(alert.actions.map(\.isEnabled), [true, true])
    }

    func testTextFieldsAreConfiguredWhenTheyAreAdded() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField()
        XCTAssertEqual(alert.textFields?.count, 2)
        XCTAssertEqual(alert.textFields?.first?.placeholder, "Name")
    }

    func testAnAlertIsDismissedByCodeWithoutAnAction() {
        let stage = ConstraintStage()
        var chosen = 0
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in chosen += 1 })
        let root = stage.board.window?.rootViewController
        root?.present(alert, animated: false, completion: nil)
        Device.turn()
        XCTAssertTrue(root?.presentedViewController === alert)
        XCTAssertNotNil(root?.view.window)
        alert.dismiss(animated: false, completion: nil)
        // It may take some turns (B27.15).
        Device.wait(0.2)
        XCTAssertNil(root?.presentedViewController)
        XCTAssertEqual(chosen, 0)
        stage.putAway()
    }
}
