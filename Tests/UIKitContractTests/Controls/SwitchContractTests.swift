import UIKit
import XCTest

@preconcurrency

@MainActor
final class SwitchContractTests: ContractTestCase {
    func testTheSizeIsAlwaysTheSame() {
        let control = UISwitch(frame: CGRect(x: 20, y: 200, width: 300, height: 5))
        XCTAssertEqual(control.frame, CGRect(x: 20, y: 200, width: 51, height: 31))
        control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(control.frame, CGRect(x: 1, y: 2, width: 51, height: 31))
        XCTAssertEqual(UISwitch().frame.size, CGSize(width: 51, height: 31))
    }

    func testConstraintsPlaceItWithItsOwnSize() {
        let stage = ConstraintStage()
        let control = stage.add(UISwitch())
        control.trailingAnchor.constraint(equalTo: stage.board.trailingAnchor).isActive = true
        control.topAnchor.constraint(equalTo: stage.board.topAnchor).isActive = true
        Device.turn()
        XCTAssertEqual(control.frame.size, CGSize(width: 51, height: 31))
        XCTAssertEqual(control.alignmentRect(forFrame: control.frame).maxX, 300)
        stage.putAway()
    }

    func testCodeSendsNothing() {
        let control = UISwitch()
        var calls = 0
        control.addAction(UIAction { _ in calls += 1 }, for: .allEvents)
        XCTAssertFalse(control.isOn)
        control.isOn = true
        XCTAssertTrue(control.isOn)
        control.setOn(false, animated: true)
        XCTAssertFalse(control.isOn)
        XCTAssertEqual(calls, 0)
    }
}
