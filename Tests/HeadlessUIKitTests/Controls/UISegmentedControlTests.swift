import XCTest

@testable import UIKit

@MainActor
final class UISegmentedControlTests: XCTestCase {
    private lazy var stage = GestureStage()

    /// Three segments of 100 points, between 20 and 320 points.
    private func add() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 20, y: 200, width: 300, height: 32)
        control.addAction(
            UIAction { [stage] in
                stage.log.note("value \(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2)")
            }, for: .valueChanged)
        stage.root.addSubview(control)
        TurnLoop.main.runTurn()
        return control
    }

    func testATapSelectsASegmentOnce() async {
        let control = add()
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        stage.tap(150, 215)
        stage.tap(180, 215)
        stage.tap(310, 215)
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        XCTAssertEqual(stage.log.take(), ["value 1", "value 2"])
    }

    func testCodeSendsNothing() async {
        let control = add()
        control.selectedSegmentIndex = 1
        XCTAssertEqual(stage.log.take(), [])
    }

    func testAMomentaryControlForgetsItsSelection() async {
        let control = add()
        control.isMomentary = true
        stage.tap(150, 215)
        stage.tap(150, 215)
        XCTAssertEqual(stage.log.take(), ["value 1", "value 1"])
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    func testADisabledSegmentIsNotSelected() async {
        let control = add()
        control.setEnabled(false, forSegmentAt: 1)
        stage.tap(150, 215)
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        XCTAssertFalse(control.isEnabledForSegment(at: 1))
    }

    func testTheFingerChoosesTheSegmentWhereItLifts() async {
        let control = add()
        stage.down(50, 215)
        stage.move(150, 215)
        stage.up()
        XCTAssertEqual(control.selectedSegmentIndex, 1)
    }

    func testTheActionOfASegmentIsPerformedBeforeTheValue() async {
        let control = add()
        let action = UIAction(title: "Act", identifier: UIAction.Identifier("act")) { [stage] _ in
            stage.log.note("action")
        }
        control.setAction(action, forSegmentAt: 0)
        XCTAssertEqual(control.titleForSegment(at: 0), "Act")
        XCTAssertEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("act")), 0)
        stage.tap(50, 215)
        XCTAssertEqual(stage.log.take(), ["action", "value 0"])
    }

    func testWidths() async {
        XCTAssertEqual(
            SegmentWidths.widths(fixed: [0, 50, 0], content: [10, 20, 30], in: 250, byContent: false), [100, 50, 100])
        XCTAssertEqual(
            SegmentWidths.widths(fixed: [0, 50, 0], content: [10, 20, 30], in: 250, byContent: true), [50, 50, 150])
        XCTAssertEqual(SegmentWidths.fitting(fixed: [0, 50, 0], content: [10, 20, 30], byContent: false), 110)
        XCTAssertEqual(SegmentWidths.fitting(fixed: [0, 50, 0], content: [10, 20, 30], byContent: true), 90)
        let control = add()
        control.setWidth(200, forSegmentAt: 0)
        stage.tap(200, 215)
        XCTAssertEqual(control.selectedSegmentIndex, 0)
        XCTAssertEqual(control.widthForSegment(at: 0), 200)
    }
}
