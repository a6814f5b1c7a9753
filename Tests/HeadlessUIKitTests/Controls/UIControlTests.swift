import XCTest

@testable import UIKit

@MainActor
final class UIControlTests: XCTestCase {
    private func stage() -> (stage: GestureStage, control: UIControl) {
        let stage = GestureStage()
        let control = UIControl(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "touchDown"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
            (.touchDragExit, "dragExit"), (.touchDragEnter, "dragEnter"), (.touchUpInside, "upInside"),
            (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { _ in stage.log.note(name) }, for: event)
        }
        stage.root.addSubview(control)
        return (stage, control)
    }

    func testATapSendsTouchDownAndTouchUpInside() async {
        let (stage, control) = stage()
        stage.down(150, 220)
        XCTAssertTrue(control.isTracking)
        XCTAssertEqual(control.state, .highlighted)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["touchDown", "upInside"])
        XCTAssertFalse(control.isTracking)
        XCTAssertEqual(control.state, .normal)
    }

    func testATouchFarOutsideIsOutside() async {
        let (stage, control) = stage()
        stage.down(150, 220)
        stage.move(260, 220)
        XCTAssertTrue(control.isTouchInside)
        stage.move(280, 220)
        XCTAssertFalse(control.isHighlighted)
        stage.move(260, 220)
        stage.move(280, 220)
        stage.up()
        XCTAssertEqual(
            stage.log.take(),
            [
                "touchDown", "dragInside", "dragExit", "dragOutside", "dragEnter", "dragInside", "dragExit",
                "dragOutside", "upOutside",
            ])
    }

    func testACancelledTouchSendsTouchCancel() async {
        let (stage, control) = stage()
        stage.down(150, 220)
        stage.cancel()
        XCTAssertEqual(stage.log.take(), ["touchDown", "cancel"])
        XCTAssertFalse(control.isHighlighted)
    }

    func testADisabledControlTracksNothing() async {
        let (stage, control) = stage()
        control.isEnabled = false
        stage.tap(150, 220)
        XCTAssertEqual(stage.log.take(), [])
        XCTAssertEqual(control.state, .disabled)
    }

    func testActionsAreReplacedByIdentifierAndRemoved() async {
        let control = UIControl()
        var heard: [String] = []
        let name = UIAction.Identifier("one")
        control.addAction(UIAction(identifier: name) { _ in heard.append("old") }, for: .valueChanged)
        control.addAction(UIAction(identifier: name) { _ in heard.append("new") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(heard, ["new"])
        XCTAssertEqual(control.allControlEvents, .valueChanged)
        control.removeAction(identifiedBy: name, for: .valueChanged)
        control.sendActions(for: .allEvents)
        XCTAssertEqual(heard, ["new"])
    }
}
