import UIKit
import XCTest

@MainActor
final class UIRotationGestureRecognizerTests: XCTestCase {
    private lazy var stage = GestureStage()
    private var rotation: UIRotationGestureRecognizer!

    override func setUp() async throws {
        rotation = stage.add(UIRotationGestureRecognizer(), "rotation", to: stage.root)
    }

    private func points(at angle: CGFloat) -> [Int: CGPoint] {
        let way = CGPoint(x: 80 * cos(angle), y: 80 * sin(angle))
        return [1: CGPoint(x: 200 - way.x, y: 300 - way.y), 2: CGPoint(x: 200 + way.x, y: 300 + way.y)]
    }

    private func land(at angle: CGFloat) {
        for (finger, point) in points(at: angle).sorted(by: { $0.key < $1.key }) {
            stage.down(point.x, point.y, finger: finger)
        }
    }

    private func turn(to angle: CGFloat) {
        TurnLoop.main.advance(by: GestureStage.frame)
        HeadlessTouches.moved(points(at: angle), in: stage.window)
    }

    private func lift() {
        stage.up(finger: 1)
        stage.up(finger: 2)
    }

    func testTheRotationIsTheClockwiseAngleFromTheStart() async {
        land(at: 0.3)
        turn(to: 0.35)
        XCTAssertEqual(stage.log.take(), [])
        turn(to: 0.8)
        XCTAssertEqual(stage.log.take(), ["rotation began"])
        XCTAssertEqual(rotation.rotation, 0.5, accuracy: 1e-9)
        turn(to: -0.2)
        XCTAssertEqual(rotation.rotation, -0.5, accuracy: 1e-9)
        lift()
        XCTAssertEqual(stage.log.take(), ["rotation changed", "rotation ended"])
    }

    func testTheRotationCountsWholeTurns() async {
        land(at: 0)
        for step in 1...16 { turn(to: CGFloat(step) * .pi / 4) }
        XCTAssertEqual(rotation.rotation, 4 * .pi, accuracy: 1e-9)
        lift()
    }

    func testSettingTheRotationRestartsIt() async {
        land(at: 0)
        turn(to: 1)
        rotation.rotation = 0
        turn(to: 1.25)
        XCTAssertEqual(rotation.rotation, 0.25, accuracy: 1e-9)
        lift()
        XCTAssertEqual(rotation.rotation, 0)
    }

    func testTheVelocityIsInPointsPerSecond() async {
        land(at: 0)
        for step in 1...12 { turn(to: CGFloat(step) * 0.05) }
        XCTAssertEqual(rotation.velocity, 3, accuracy: 1e-6)
        lift()
    }

    func testARotationAndAPinchRecognizeTogetherOnlyIfAllowed() async {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: stage.root)
        func both() -> [String] {
            stage.down(150, 300, finger: 1)
            stage.down(250, 300, finger: 2)
            HeadlessTouches.moved([1: CGPoint(x: 200, y: 150), 2: CGPoint(x: 200, y: 450)], in: stage.window)
            lift()
            return stage.log.take()
        }
        // B7.6
        XCTAssertEqual(both(), ["rotation began", "rotation ended"])
        let delegate = ScriptedDelegate()
        delegate.simultaneous = true
        pinch.delegate = delegate
        // B7.6
        XCTAssertEqual(both(), ["rotation began", "pinch began", "rotation ended", "pinch ended"])
    }
}
