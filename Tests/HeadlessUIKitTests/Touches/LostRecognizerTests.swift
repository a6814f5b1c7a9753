import UIKit
import XCTest

/// Tests recognizers whose view leaves its window while their delegate is asked.
@MainActor
final class LostRecognizerTests: XCTestCase {
    /// A delegate that takes the view out of its window and puts it back.
    private final class Mover: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            let (view, superview) = (gestureRecognizer.view, gestureRecognizer.view?.superview)
            view?.removeFromSuperview()
            view.map { superview?.addSubview($0) }
            return true
        }
    }

    func testARecognizerThatFailsWhileItIsAskedDoesNotBegin() async {
        let stage = GestureStage()
        let view = TouchLogView("view", stage.log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (pan, mover) = (UIPanGestureRecognizer(), Mover())
        pan.delegate = mover
        stage.root.addSubview(view)
        _ = stage.add(pan, "pan", to: view)
        stage.down(10, 10)
        stage.move(40, 10)
        stage.move(60, 10)
        // B7.19
        XCTAssertFalse(stage.log.take().contains { $0.hasPrefix("pan") })
        stage.up()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(pan.state, .possible)
        // The next touch is another attempt.
        pan.delegate = nil
        stage.down(10, 10)
        stage.move(40, 10)
        stage.up()
        XCTAssertEqual(stage.log.take().filter { $0.hasPrefix("pan") }, ["pan began", "pan ended"])
    }
}
