import XCTest

@testable import UIKit

@MainActor
final class UIButtonTests: XCTestCase {
    func testPrimaryActionGivesTheTitleAndIsPerformedByATap() async {
        let stage = GestureStage()
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
        stage.root.addSubview(button)
        XCTAssertEqual(button.currentTitle, "Go")
        XCTAssertEqual(button.titleLabel?.text, "Go")
        XCTAssertNil(button.gestureRecognizers)
        stage.tap(150, 220)
        XCTAssertEqual(taps, 1)
    }

    func testTitlesAndColoursDependOnTheState() async {
        let button = UIButton(type: .system)
        button.setTitle("On", for: .normal)
        button.setTitle("Off", for: .disabled)
        button.setTitleColor(.red, for: .disabled)
        XCTAssertEqual(button.titleLabel?.textColor, button.tintColor)
        button.isEnabled = false
        XCTAssertEqual(button.titleLabel?.text, "Off")
        XCTAssertEqual(button.titleLabel?.textColor, .red)
        XCTAssertEqual(button.title(for: .highlighted), "On")
        XCTAssertEqual(UIButton().currentTitleColor, .white)
    }

    func testATapIsHandledByTheButtonAndNotByAnAncestorsRecognizer() async {
        let stage = GestureStage()
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
        button.addAction(UIAction { _ in stage.log.note("button") }, for: .touchUpInside)
        stage.root.addSubview(button)
        _ = stage.add(UITapGestureRecognizer(), "tap", to: stage.root)
        stage.tap(150, 220)
        XCTAssertEqual(stage.log.take(), ["button"])
        TurnLoop.main.advance(by: 1)
        stage.tap(50, 400)
        XCTAssertEqual(stage.log.take(), ["tap ended"])
    }

    func testAnAncestorsPanCancelsTheButtonsTouch() async {
        let stage = GestureStage()
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
        button.addAction(UIAction { _ in stage.log.note("button") }, for: .touchUpInside)
        button.addAction(UIAction { _ in stage.log.note("cancel") }, for: .touchCancel)
        stage.root.addSubview(button)
        _ = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
        stage.down(150, 220)
        stage.move(165, 220)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["cancel", "pan began", "pan ended"])
    }

    func testButtonInAScrollViewIsTappedAndScrolledByIt() async {
        let stage = ScrollStage()
        let button = UIButton(frame: CGRect(x: 0, y: 150, width: 200, height: 100))
        button.addAction(UIAction { _ in stage.gestures.log.note("button") }, for: .touchUpInside)
        stage.scroll.addSubview(button)
        stage.gestures.tap(100, 300)
        XCTAssertEqual(stage.gestures.log.take(), ["button"])
        TurnLoop.main.advance(by: 1)
        stage.drag(by: CGVector(dx: 0, dy: -10), frames: 5)
        stage.releaseAtRest()
        XCTAssertEqual(stage.scroll.contentOffset.y, 40)
        XCTAssertEqual(stage.gestures.log.take(), [])
        // A touch that rested on the button first belongs to the button.
        stage.gestures.down(100, 280)
        TurnLoop.main.advance(by: 0.2)
        stage.gestures.move(100, 240)
        XCTAssertEqual(stage.scroll.contentOffset.y, 40)
        stage.gestures.up()
    }
}
