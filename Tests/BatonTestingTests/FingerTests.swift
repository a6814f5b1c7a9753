import BatonTesting
import HeadlessMotion
import UIKit
import XCTest

@MainActor
final class FingerTests: XCTestCase {
    private let root = TouchedScreen()
    private var stage: Stage!

    override func setUp() async throws {
        stage = Stage(root: root)
    }

    func testADragReportsSixtyEvenTouchesASecond() async {
        stage.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 160, y: 200), in: 0.1)
        XCTAssertEqual(
            root.touched.lines,
            [
                "0.000 began 100 200", "0.017 moved 110 200", "0.033 moved 120 200", "0.050 moved 130 200",
                "0.067 moved 140 200", "0.083 moved 150 200", "0.100 moved 160 200", "0.100 ended 160 200",
            ])
    }

    func testTheRateDeterminesTheNumberOfTouches() async {
        let finger = Finger(on: stage, samplesPerSecond: 120)
        finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 160, y: 200), in: 0.1)
        XCTAssertEqual(root.touched.lines.filter { $0.contains("moved") }.count, 12)
    }

    func testACurveChangesThePaceButNotTheEndPoint() async throws {
        stage.finger.down(at: CGPoint(x: 100, y: 200))
        stage.finger.drag(to: CGPoint(x: 200, y: 200), in: 0.2, curve: .easeIn)
        let x = root.touched.places.map(\.x)
        XCTAssertEqual(x.last, 200)
        let middle = x[6]
        XCTAssertEqual(middle, 100 + 100 * TimingCurve.easeIn.value(at: 0.5), accuracy: 1e-6)
        XCTAssertLessThan(middle, 140)
    }

    func testTheSameScriptGivesTheSameTouches() async {
        func play() -> [String] {
            let screen = TouchedScreen()
            let stage = Stage(root: screen)
            stage.finger.down(at: CGPoint(x: 10, y: 20))
            stage.finger.drag(to: CGPoint(x: 131, y: 57), in: 0.23, curve: .easeInOut)
            stage.finger.hold(for: 0.11)
            stage.finger.up()
            stage.finger.tap(at: CGPoint(x: 50, y: 50))
            return screen.touched.lines
        }
        let first = play()
        XCTAssertEqual(first, play())
        // A touch and 14 movements in 0.23 s, a lift, and a tap. A rest sends no event (B27.53).
        XCTAssertEqual(first.count, 18)
    }

    func testHoldingKeepsTheFingerInPlace() async {
        stage.finger.down(at: CGPoint(x: 10, y: 20))
        stage.finger.hold(for: 0.1)
        XCTAssertEqual(Set(root.touched.places.map(\.x)), [10])
        XCTAssertEqual(stage.finger.place, CGPoint(x: 10, y: 20))
    }

    func testThePlaceIsKnownOnlyWhileTheFingerIsDown() async {
        XCTAssertNil(stage.finger.place)
        stage.finger.down(at: CGPoint(x: 10, y: 20))
        stage.finger.drag(to: CGPoint(x: 30, y: 20), in: 0)
        XCTAssertEqual(stage.finger.place, CGPoint(x: 30, y: 20))
        stage.finger.up()
        XCTAssertNil(stage.finger.place)
    }

    func testATapBeginsAndEndsATouch() async {
        stage.finger.tap(at: CGPoint(x: 50, y: 60))
        XCTAssertEqual(root.touched.lines, ["0.000 began 50 60", "0.050 ended 50 60"])
    }

    func testCancelCancelsTheTouch() async {
        stage.finger.down(at: CGPoint(x: 50, y: 60))
        stage.finger.cancel()
        XCTAssertEqual(root.touched.lines, ["0.000 began 50 60", "0.000 cancelled 50 60"])
    }

    func testTwoFingersAreTwoTouches() async {
        root.view.isMultipleTouchEnabled = true
        let other = Finger(on: stage, number: 1)
        stage.finger.down(at: CGPoint(x: 50, y: 60))
        other.down(at: CGPoint(x: 150, y: 60))
        stage.finger.up()
        other.up()
        XCTAssertEqual(
            root.touched.lines,
            ["0.000 began 50 60", "0.000 began 150 60", "0.000 ended 50 60", "0.000 ended 150 60"])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testFingersMoveAtTheSameTime() async {
        root.view.isMultipleTouchEnabled = true
        let other = Finger(on: stage, number: 1)
        stage.finger.down(at: CGPoint(x: 100, y: 60))
        other.down(at: CGPoint(x: 200, y: 60))
        stage.drag([(stage.finger, to: CGPoint(x: 80, y: 60)), (other, to: CGPoint(x: 220, y: 60))], in: 2.0 / 60)
        XCTAssertEqual(
            root.touched.lines.suffix(4),
            ["0.017 moved 90 60", "0.017 moved 210 60", "0.033 moved 80 60", "0.033 moved 220 60"])
    }

    func testAFlickEndsWithItsVelocity() async {
        let pan = UIPanGestureRecognizer()
        var released: CGPoint?
        pan.addAction { pan in
            if pan.state == .ended { released = (pan as? UIPanGestureRecognizer)?.velocity(in: nil) }
        }
        root.view.addGestureRecognizer(pan)
        stage.finger.flick(from: CGPoint(x: 100, y: 200), velocity: CGVector(dx: 900, dy: -300))
        XCTAssertEqual(released?.x ?? 0, 900, accuracy: 1)
        XCTAssertEqual(released?.y ?? 0, -300, accuracy: 1)
        XCTAssertNil(stage.finger.place)
    }

    // MARK: Invalid input

    func testASecondDownWarnsAndTheFirstTouchContinues() async {
        stage.finger.down(at: CGPoint(x: 50, y: 60))
        stage.finger.down(at: CGPoint(x: 90, y: 60))
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        XCTAssertTrue(HeadlessLog.warnings[0].contains("began again while it is down"), HeadlessLog.warnings[0])
        stage.finger.drag(to: CGPoint(x: 110, y: 60), in: 0.05)
        stage.finger.up()
        XCTAssertEqual(root.touched.lines.filter { $0.contains("began") }, ["0.000 began 50 60"])
        XCTAssertEqual(root.touched.lines.last, "0.050 ended 110 60")
    }

    func testASecondDownLeavesTheFingerWhereItIs() async {
        stage.finger.down(at: CGPoint(x: 50, y: 60))
        stage.finger.down(at: CGPoint(x: 90, y: 60))
        XCTAssertEqual(stage.finger.place, CGPoint(x: 50, y: 60))
    }

    func testADownOutsideTheWindowIsNoTouch() async {
        stage.finger.down(at: CGPoint(x: -5, y: 60))
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        XCTAssertNil(stage.finger.place)
        XCTAssertEqual(root.touched.lines, [])
    }

    func testAMoveWithoutADownWarns() async {
        stage.finger.drag(to: CGPoint(x: 90, y: 60), in: 0.1)
        XCTAssertEqual(HeadlessLog.warnings, ["Finger 0 was moved but is not down. Call began for it first."])
        XCTAssertEqual(root.touched.lines, [])
        XCTAssertNil(stage.finger.place)
    }

    func testAnUpWithoutADownWarns() async {
        stage.finger.up()
        stage.finger.cancel()
        XCTAssertEqual(HeadlessLog.warnings.count, 2)
        XCTAssertEqual(root.touched.lines, [])
    }

    func testAHoldWithoutADownOnlyLetsTimePass() async {
        let start = stage.now
        stage.finger.hold(for: 0.5)
        XCTAssertEqual(stage.now - start, 0.5, accuracy: 1e-6)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testInvalidNumbersAreIgnored() async {
        stage.finger.down(at: CGPoint(x: 50, y: 60))
        stage.finger.drag(to: CGPoint(x: CGFloat.nan, y: 60), in: 0.05)
        stage.finger.drag(to: CGPoint(x: 80, y: 60), in: -1)
        stage.finger.up()
        XCTAssertFalse(HeadlessLog.warnings.isEmpty)
        XCTAssertEqual(root.touched.lines.last, "0.050 ended 80 60")
    }
}

/// A view controller whose view records its touches.
@MainActor
private final class TouchedScreen: UIViewController {
    let touched = TouchedView()

    override func loadView() {
        view = touched
    }
}

private final class TouchedView: UIView {
    private(set) var lines: [String] = []
    private(set) var places: [CGPoint] = []
    /// Time is counted from the first touch.
    private lazy var start = TurnLoop.main.now

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
    }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        for touch in touches {
            let place = touch.location(in: self)
            places.append(place)
            let time = TurnLoop.main.now - start
            let thousandths = Int((time * 1000).rounded())
            let seconds = "\(thousandths / 1000)." + "\(1000 + thousandths % 1000)".dropFirst()
            lines.append("\(seconds) \(phase) \(Int(place.x.rounded())) \(Int(place.y.rounded()))")
        }
    }
}
