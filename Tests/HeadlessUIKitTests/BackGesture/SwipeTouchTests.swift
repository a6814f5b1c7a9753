import UIKit
import XCTest

/// Tests which touches reach the screens during a swipe of the system.
@MainActor
final class SwipeTouchTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessDevice.current = .phone }
    }

    func testBeforeIOS26ASecondFingerReachesNoScreenUntilTheTransitionIsCompleted() async {
        // B16.20 is of iOS 26. Nothing is known of the systems before; what was believed stays.
        HeadlessDevice.current = .phone.running(18)
        let stage = PushStage()
        stage.navigation.delegate = nil
        stage.navigation.pushViewController(stage.b, animated: false)
        TurnLoop.main.advance(by: 0.1)
        let log = GestureLog()
        stage.a.view.addSubview(TouchLogView("view", log, frame: stage.window.bounds))
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 3, y: 400), in: stage.window)
        for x in stride(from: 3, through: 263, by: 20) {
            TurnLoop.main.advance(by: 1.0 / 60)
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: CGFloat(x), y: 400), in: stage.window)
        }
        tap(stage.window)
        HeadlessTouches.ended(finger: 0, in: stage.window)
        TurnLoop.main.runTurn()
        XCTAssertFalse(stage.isOver)
        tap(stage.window)
        XCTAssertEqual(log.take(), [])
        _ = stage.timeToEnd()
        tap(stage.window)
        XCTAssertEqual(log.take(), ["view began", "view ended"])
        stage.putAway()
    }

    private func tap(_ window: UIWindow) {
        HeadlessTouches.began(finger: 1, at: CGPoint(x: 30, y: 500), in: window)
        TurnLoop.main.runTurn()
        HeadlessTouches.ended(finger: 1, in: window)
    }
}
