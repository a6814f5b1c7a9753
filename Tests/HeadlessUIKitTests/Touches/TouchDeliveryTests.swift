import UIKit
import XCTest

@MainActor
final class TouchDeliveryTests: XCTestCase {
    func testRecognizersReceiveTouchesFirstStartingWithTheInnermostView() async {
        let stage = GestureStage()
        let outer = stage.addView("outer", CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = stage.addView("inner", CGRect(x: 50, y: 50, width: 100, height: 100), to: outer)
        let beside = stage.addView("beside", CGRect(x: 200, y: 50, width: 50, height: 50), to: outer)
        for (name, view) in [("o", outer), ("i", inner), ("b", beside)] {
            let recognizer = ScriptedRecognizer()
            recognizer.log = (name, stage.log)
            view.addGestureRecognizer(recognizer)
        }
        stage.down(60, 60)
        // B7.10
        XCTAssertEqual(stage.log.take(), ["i touches began", "o touches began", "inner began"])
    }

    func testATouchStaysWithItsView() async {
        let stage = GestureStage()
        _ = stage.addView("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = stage.addView("b", CGRect(x: 100, y: 0, width: 100, height: 100))
        stage.down(50, 50)
        stage.move(150, 50)
        stage.move(-20, 50)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["a began", "a moved", "a moved", "a ended"])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAnAnimatedViewIsHitAtItsModelPosition() async {
        let stage = GestureStage()
        let view = stage.addView("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        UIView.animate(
            withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.frame.origin.y = 400 })
        TurnLoop.main.advance(by: 0.1)
        // B6.11
        stage.down(50, 50)
        XCTAssertEqual(stage.log.take(), [])
        stage.up()
        stage.down(50, 450)
        XCTAssertEqual(stage.log.take(), ["a began"])
    }

    func testAViewReceivesOneTouchAtATimeUnlessMultipleTouchIsEnabled() async {
        let stage = GestureStage()
        let view = stage.addView("a", CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.down(10, 10, finger: 1)
        stage.down(90, 90, finger: 2)
        stage.up(finger: 2)
        stage.up(finger: 1)
        XCTAssertEqual(stage.log.take(), ["a began", "a ended"])
        view.isMultipleTouchEnabled = true
        stage.down(10, 10, finger: 1)
        stage.down(90, 90, finger: 2)
        XCTAssertEqual(stage.log.take(), ["a began", "a began"])
    }

    func testATouchHasALocationInEveryView() async {
        let stage = GestureStage()
        let view = stage.addView("a", CGRect(x: 30, y: 40, width: 200, height: 200))
        var seen: [CGPoint] = []
        let recognizer = TouchReader { touch, _ in
            seen = [touch.location(in: view), touch.location(in: nil), touch.previousLocation(in: view)]
        }
        view.addGestureRecognizer(recognizer)
        stage.down(50, 60)
        stage.move(55, 70)
        XCTAssertEqual(seen, [CGPoint(x: 25, y: 30), CGPoint(x: 55, y: 70), CGPoint(x: 20, y: 20)])
    }

    func testAnEventHasEveryTouchAndOnlyOneMoves() async throws {
        let stage = GestureStage()
        let view = stage.addView("a", CGRect(x: 0, y: 0, width: 200, height: 200))
        let other = stage.addView("b", CGRect(x: 200, y: 0, width: 100, height: 200))
        var last: UIEvent?
        var moved: UITouch?
        let recognizer = TouchReader { (moved, last) = ($0, $1) }
        view.addGestureRecognizer(recognizer)
        stage.down(250, 10, finger: 2)
        stage.down(10, 10, finger: 1)
        stage.move(20, 10, finger: 1)
        let event = try XCTUnwrap(last)
        XCTAssertEqual(event.type, .touches)
        XCTAssertEqual(event.timestamp, TurnLoop.main.now)
        XCTAssertEqual(event.allTouches?.count, 2)
        XCTAssertEqual(event.touches(for: view), [try XCTUnwrap(moved)])
        XCTAssertEqual(event.touches(for: recognizer), [try XCTUnwrap(moved)])
        XCTAssertEqual(event.touches(for: other)?.map(\.phase), [.stationary])
        XCTAssertEqual(event.touches(for: stage.window)?.count, 2)
        XCTAssertEqual(moved?.phase, .moved)
        XCTAssertEqual(moved?.gestureRecognizers, [recognizer])
        XCTAssertTrue(moved?.view === view && moved?.window === stage.window)
    }

    func testARemovedViewIsRetainedUntilItsTouchEnds() async {
        let stage = GestureStage()
        weak var view: UIView?
        do {
            let added = stage.addView("a", CGRect(x: 0, y: 0, width: 100, height: 100))
            view = added
            stage.down(10, 10)
            added.removeFromSuperview()
        }
        stage.move(20, 10)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["a began", "a moved", "a ended"])
        XCTAssertNil(view)
    }

    func testConsecutiveNearbyTapsAreCounted() async {
        let stage = GestureStage()
        var counts: [Int] = []
        stage.root.addGestureRecognizer(
            TouchReader { touch, _ in if touch.phase == .began { counts.append(touch.tapCount) } })
        stage.tap(100, 100)
        TurnLoop.main.advance(by: 0.2)
        stage.tap(110, 100)
        stage.tap(300, 100)
        TurnLoop.main.advance(by: 1)
        stage.tap(300, 100)
        XCTAssertEqual(counts, [1, 2, 1, 1])
    }

    func testMisuseGivesAdviceAndHasNoEffect() async {
        let stage = GestureStage()
        _ = stage.addView("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.down(-1, 10)
        stage.move(10, 10)
        stage.up()
        stage.cancel()
        stage.down(.nan, 10)
        XCTAssertEqual(HeadlessLog.warnings.count, 5)
        XCTAssertEqual(stage.log.take(), [])
        HeadlessLog.reset()
        stage.down(10, 10)
        stage.down(20, 20)
        stage.move(.infinity, 10)
        XCTAssertEqual(HeadlessLog.warnings.count, 2)
        XCTAssertEqual(stage.log.take(), ["a began"])
        HeadlessLog.reset()
        HeadlessTouches.began(finger: 0, at: .zero, in: UIWindow(frame: UIScreen.main.bounds))
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
    }
}

/// A view that passes every touch that it receives to a closure.
@MainActor
private final class TouchReader: UIGestureRecognizer {
    private let read: (UITouch, UIEvent) -> Void

    init(_ read: @escaping (UITouch, UIEvent) -> Void) {
        self.read = read
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { touches.forEach { read($0, event) } }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { touches.forEach { read($0, event) } }
}
