import UIKit
import XCTest

@MainActor
final class GestureExclusionTests: XCTestCase {
    func testARecognizedGesturePreventsTheOther() async {
        let stage = GestureStage()
        _ = stage.addPair()
        // B7.6
        XCTAssertEqual(stage.drag(), ["first began", "first ended"])
    }

    func testAPreventedRecognizerReceivesNoMoreTouches() async {
        let stage = GestureStage()
        let (_, second) = stage.addPair()
        second.log = ("second", stage.log)
        XCTAssertEqual(stage.drag(), ["second touches began", "first began", "second reset", "first ended"])
    }

    func testTheInnerViewsRecognizerGoesFirst() async {
        let stage = GestureStage()
        let inner = stage.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = stage.add(ScriptedRecognizer.continuous(), "outer", to: stage.root)
        stage.add(ScriptedRecognizer.continuous(), "inner", to: inner).cancelsTouchesInView = false
        stage.down(10, 10)
        stage.move(20, 10)
        XCTAssertEqual(stage.log.take(), ["view began", "view moved", "inner began"])
    }

    func testARecognizedGesturePreventsLaterRecognizers() async {
        let stage = GestureStage()
        let (_, second) = stage.addPair()
        second.canLose = false
        second.onMoved = nil
        stage.down(10, 10)
        stage.move(20, 10)
        second.canLose = true
        stage.up()
        // B7.6
        XCTAssertEqual(stage.log.take(), ["first began", "first ended"])
    }

    func testEitherDelegateCanAllowSimultaneousRecognition() async {
        for asked in [0, 1] {
            let stage = GestureStage()
            let both = stage.addPair()
            let yes = ScriptedDelegate()
            yes.simultaneous = true
            let no = ScriptedDelegate()
            both.first.delegate = asked == 0 ? yes : no
            both.second.delegate = asked == 0 ? no : yes
            // B7.6
            XCTAssertEqual(stage.drag(), ["first began", "second began", "first ended", "second ended"])
        }
    }

    func testWithoutPermissionFromEitherDelegateTheExclusionHolds() async {
        let stage = GestureStage()
        let both = stage.addPair()
        let no = ScriptedDelegate()
        both.first.delegate = no
        both.second.delegate = no
        XCTAssertEqual(stage.drag(), ["first began", "first ended"])
    }

    func testASubclassCanRefuseToBePrevented() async {
        let stage = GestureStage()
        let (_, second) = stage.addPair()
        second.canLose = false
        XCTAssertEqual(stage.drag(), ["first began", "second began", "first ended", "second ended"])
    }

    func testRecognizersOfDifferentFingersDoNotCompete() async {
        let stage = GestureStage()
        let left = stage.addView("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = stage.addView("b", CGRect(x: 100, y: 0, width: 100, height: 100))
        _ = stage.add(ScriptedRecognizer.continuous(), "left", to: left)
        _ = stage.add(ScriptedRecognizer.continuous(), "right", to: right)
        stage.down(10, 10, finger: 1)
        stage.down(110, 10, finger: 2)
        stage.move(20, 10, finger: 1)
        stage.move(120, 10, finger: 2)
        XCTAssertEqual(
            stage.log.take(), ["a began", "b began", "a cancelled", "left began", "b cancelled", "right began"])
    }

    func testTheSameFingersGiveTheSameLog() async {
        func play() -> [String] {
            let stage = GestureStage()
            let view = stage.addView("view", CGRect(x: 0, y: 0, width: 300, height: 300))
            for index in 0..<6 {
                let pan = stage.add(UIPanGestureRecognizer(), "pan\(index)", to: index < 3 ? view : stage.root)
                pan.addAction { [unowned pan] _ in
                    stage.log.note("\(pan.translation(in: nil)) \(pan.velocity(in: nil))")
                }
            }
            for finger in 0..<3 { stage.down(CGFloat(finger) * 50 + 0.1, 10.3, finger: finger) }
            for step in 1..<20 { stage.move(CGFloat(step) * 3.7, CGFloat(step * step) * 0.3, finger: step % 3) }
            for finger in 0..<3 { stage.up(finger: finger) }
            return stage.log.take()
        }
        let once = play()
        XCTAssertTrue(once.contains("pan0 ended"))
        XCTAssertEqual(once, play())
    }
}
