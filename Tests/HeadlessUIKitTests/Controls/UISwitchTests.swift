import XCTest

@testable import UIKit

@MainActor
final class UISwitchTests: XCTestCase {
    private lazy var stage = GestureStage()

    /// A switch from 20 to 71 points, with its middle at 45.5.
    private func add(isOn: Bool = false) -> UISwitch {
        let control = UISwitch(frame: CGRect(x: 20, y: 200, width: 300, height: 5))
        control.isOn = isOn
        control.addAction(
            UIAction { [stage] in stage.log.note("\(($0.sender as? UISwitch)?.isOn == true)") }, for: .valueChanged)
        stage.root.addSubview(control)
        TurnLoop.main.runTurn()
        return control
    }

    func testATapTogglesAndSendsTheValue() async {
        let control = add()
        stage.tap(40, 215)
        XCTAssertTrue(control.isOn)
        stage.tap(40, 215)
        XCTAssertFalse(control.isOn)
        XCTAssertEqual(stage.log.take(), ["true", "false"])
    }

    func testADragLeavesTheSwitchOnTheSideOfTheFinger() async {
        let control = add()
        stage.down(25, 215)
        stage.move(40, 215)
        stage.move(66, 215)
        XCTAssertFalse(control.isOn)
        stage.up()
        XCTAssertTrue(control.isOn)
        stage.down(66, 215)
        stage.move(25, 215)
        stage.move(60, 215)
        stage.up()
        XCTAssertTrue(control.isOn)
        XCTAssertEqual(stage.log.take(), ["true"])
    }

    func testADragTogglesInsideAScrollView() async {
        let stage = ScrollStage(content: CGSize(width: 1000, height: 400))
        let control = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        stage.scroll.addSubview(control)
        stage.flick(from: CGPoint(x: 25, y: 215), by: CGVector(dx: 14, dy: 0), frames: 3)
        stage.settle()
        XCTAssertTrue(control.isOn)
        XCTAssertEqual(stage.scroll.contentOffset.x, 0)
    }

    func testACancelledOrDisabledTouchTogglesNothing() async {
        let control = add()
        stage.down(40, 215)
        stage.cancel()
        control.isEnabled = false
        stage.tap(40, 215)
        XCTAssertFalse(control.isOn)
        XCTAssertEqual(stage.log.take(), [])
    }
}
