import UIKit
import XCTest

@MainActor
final class TouchCostTests: XCTestCase {
    func testATouchGrowsWithTheNumberOfRecognizers() async {
        Growth.assertLinear { count in
            let stage = GestureStage()
            let recognizers = (0..<count).map { _ in ComparedPan() }
            for recognizer in recognizers { stage.root.addGestureRecognizer(recognizer) }
            ComparedPan.comparisons = 0
            let own = Growth.comparisons {
                stage.down(100, 100)
                for x in 101...105 { stage.move(CGFloat(x), 100) }
                stage.up()
            }
            // Each recognizer has received everything.
            XCTAssertEqual(recognizers.map(\.events), Array(repeating: 7, count: count))
            return own + ComparedPan.comparisons
        }
    }

    func testARecognizerReceivesTheTouchesOfAnEventInOneCall() async {
        let stage = GestureStage()
        let pans = (0..<3).map { _ in ComparedPan() }
        for pan in pans { stage.root.addGestureRecognizer(pan) }
        stage.root.isMultipleTouchEnabled = true
        stage.down(100, 100, finger: 0)
        stage.down(200, 100, finger: 1)
        HeadlessTouches.moved([0: CGPoint(x: 101, y: 100), 1: CGPoint(x: 201, y: 100)], in: stage.window)
        XCTAssertEqual(pans.map(\.events), [3, 3, 3])
    }
}

/// A pan recognizer that counts its events and the comparisons with it.
private final class ComparedPan: UIPanGestureRecognizer {
    nonisolated(unsafe) static var comparisons = 0
    private(set) var events = 0

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        Self.comparisons += 1
        return super.isEqual(object)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        events += 1
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        events += 1
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        events += 1
        super.touchesEnded(touches, with: event)
    }
}
