import UIKit
import XCTest

/// Tests touches that are cancelled while the finger is down.
@MainActor
final class LostTouchTests: XCTestCase {
    private lazy var stage = GestureStage()
    private lazy var view = TouchLogView("view", stage.log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let pan = UIPanGestureRecognizer()

    /// Adds the pan to the root, unless it is there.
    private func addPan() {
        if pan.view == nil { _ = stage.add(pan, "pan", to: stage.root) }
    }

    private func beginAPan() {
        stage.root.addSubview(view)
        addPan()
        stage.down(10, 10)
        stage.move(40, 10)
        XCTAssertEqual(stage.log.take(), ["view began", "view cancelled", "pan began"])
    }

    func testAFullScreenModalCancelsGestures() async {
        beginAPan()
        stage.window.rootViewController?.present(UIViewController(), animated: true)
        TurnLoop.main.runTurn()
        // B7.19
        XCTAssertEqual(stage.log.take(), ["pan cancelled"])
        stage.move(80, 10)
        stage.up()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.take(), [])
        XCTAssertEqual(HeadlessLog.warnings, [])
        XCTAssertEqual(pan.state, .possible)
    }

    func testAViewLosesItsTouchToAModalToo() async {
        stage.root.addSubview(view)
        stage.down(10, 10)
        stage.window.rootViewController?.present(UIViewController(), animated: false)
        TurnLoop.main.runTurn()
        // B7.19
        XCTAssertEqual(stage.log.take(), ["view began", "view cancelled"])
        stage.up()
    }

    func testAHiddenWindowReceivesNoTouches() async {
        beginAPan()
        stage.window.isHidden = true
        // B7.19
        XCTAssertEqual(stage.log.take(), ["pan cancelled"])
        stage.move(80, 10)
        stage.up()
        XCTAssertEqual(stage.log.take(), [])
        XCTAssertEqual(HeadlessLog.warnings, [])
        stage.window.makeKeyAndVisible()
        beginAPan()
        stage.up()
        XCTAssertEqual(stage.log.take(), ["pan ended"])
    }

    func testAFingerWithACancelledTouchIsStillDown() async {
        beginAPan()
        stage.window.isHidden = true
        stage.window.makeKeyAndVisible()
        stage.down(10, 10)
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        XCTAssertTrue(HeadlessLog.warnings.first?.contains("began again while it is down") == true)
    }

    func testAViewThatRemovesItselfDuringItsTouch() async {
        beginAPan()
        view.removeFromSuperview()
        XCTAssertEqual(stage.log.take(), [])
        // The recognizer is installed on a superview, which remains in the window.
        stage.move(80, 10)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["pan changed", "pan ended"])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAResetThatDisablesAnotherRecognizerEndsItToo() async {
        let other = stage.add(ScriptedRecognizer.continuous(), "other", to: stage.root)
        let delegate = ScriptedDelegate()
        delegate.simultaneous = true
        other.delegate = delegate
        let disabling = stage.add(DisablingRecognizer(other), "disabling", to: stage.root)
        stage.down(10, 10)
        stage.move(30, 10)
        XCTAssertEqual(stage.log.take(), ["other began"])
        disabling.state = .failed
        XCTAssertEqual(stage.log.take(), ["other cancelled"])
        XCTAssertEqual(other.state, .possible)
        stage.up()
    }

    func testIgnoringTheOnlyTouchEndsTheGesture() async {
        beginAPan()
        stage.up()
        _ = stage.log.take()
        let ignoring = stage.add(IgnoringRecognizer(), "ignoring", to: view)
        stage.down(10, 10)
        stage.move(20, 10)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["ignoring began", "ignoring cancelled"])
        XCTAssertEqual(ignoring.state, .possible)
        XCTAssertEqual(ignoring.numberOfTouches, 0)
    }

    func testAnExclusiveTouchViewBlocksOtherTouches() async {
        let lower = stage.addView("lower", CGRect(x: 0, y: 300, width: 200, height: 200))
        stage.root.addSubview(view)
        lower.isExclusiveTouch = true
        stage.down(10, 10, finger: 1)
        stage.down(10, 310, finger: 2)
        XCTAssertEqual(stage.log.take(), ["view began"])
        stage.up(finger: 1)
        stage.up(finger: 2)
        _ = stage.log.take()
        stage.down(10, 310, finger: 2)
        stage.down(10, 10, finger: 1)
        XCTAssertEqual(stage.log.take(), ["lower began"])
        stage.up(finger: 2)
        stage.up(finger: 1)
        XCTAssertEqual(stage.log.take(), ["lower ended"])
    }

    func testOnlyAllowedKindsOfTouchAreReceived() async {
        addPan()
        pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        stage.down(10, 10)
        stage.move(40, 10)
        stage.up()
        XCTAssertEqual(stage.log.take(), [])
        pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        stage.down(10, 10)
        stage.move(40, 10)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["pan began", "pan ended"])
    }
}

/// Disables another recognizer when it is reset.
@MainActor
private final class DisablingRecognizer: UIGestureRecognizer {
    private let other: UIGestureRecognizer

    init(_ other: UIGestureRecognizer) {
        self.other = other
        super.init(target: nil, action: nil)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func reset() {
        super.reset()
        other.isEnabled = false
    }
}

/// Begins with its touch and ignores it at the first move.
@MainActor
private final class IgnoringRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        touches.forEach { ignore($0, for: event) }
    }
}
