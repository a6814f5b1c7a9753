import UIKit
import XCTest

/// Tests which recognizer recognizes its gesture where several could.
@preconcurrency
@MainActor
final class GestureArbitrationContractTests: ContractTestCase {
    func testTheDelegateIsCalledInOrder() throws {
        // B7.4
        let scene = try TouchScene()
        defer { scene.putAway() }
        let delegate = LoggingGestureDelegate(scene.log)
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        _ = scene.add(UIPanGestureRecognizer(), "outer", to: scene.view.superview)
        pan.delegate = delegate
        delegate.simultaneous = true
        drag(scene)
        // The number of calls of each method depends on the number of other recognizers.
        var asked: [String] = []
        for line in scene.log.lines where line.hasPrefix("should") && !asked.contains(line) { asked.append(line) }
        XCTAssertEqual(
            asked,
            ["shouldReceive touch", "shouldRequireFailureOf", "shouldBegin", "shouldRecognizeSimultaneouslyWith"])
        XCTAssertEqual(scene.log.count(of: "pan began"), 1)
    }

    func testARefusedBeginFailsForTheWholeSequence() throws {
        // B7.5
        let scene = try TouchScene()
        defer { scene.putAway() }
        let delegate = LoggingGestureDelegate(scene.log)
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        pan.delegate = delegate
        delegate.begins = false
        let finger = scene.finger()
        finger.down(50, 200)
        finger.drag(to: 100, 200)
        delegate.begins = true
        finger.drag(to: 200, 200)
        finger.up()
        XCTAssertEqual(scene.log.count(of: "shouldBegin"), 1)
        XCTAssertEqual(scene.log.count(of: "pan began"), 0)
        drag(scene)
        XCTAssertEqual(scene.log.count(of: "pan began"), 1)
    }

    func testARefusedTouchIsNeverDelivered() throws {
        // B7.4
        let scene = try TouchScene()
        defer { scene.putAway() }
        let delegate = LoggingGestureDelegate(scene.log)
        scene.add(UIPanGestureRecognizer(), "pan").delegate = delegate
        delegate.receivesTouch = false
        drag(scene)
        XCTAssertEqual(scene.log.count(of: "shouldReceive touch"), 1)
        XCTAssertEqual(scene.log.count(of: "shouldBegin"), 0)
        XCTAssertEqual(scene.log.lines.last, "view touchesEnded")
    }

    func testOneRecognitionPreventsTheOthersUnlessOneDelegateAgrees() throws {
        // B7.6
        let scene = try TouchScene()
        defer { scene.putAway() }
        let delegate = LoggingGestureDelegate(scene.log)
        _ = scene.add(UIPanGestureRecognizer(), "inner")
        let outer = scene.add(UIPanGestureRecognizer(), "outer", to: scene.view.superview)
        drag(scene)
        XCTAssertEqual(scene.log.lines.filter { $0.hasSuffix(" began") }, ["inner began"])
        scene.log.clear()
        outer.delegate = delegate
        delegate.simultaneous = true
        drag(scene)
        XCTAssertEqual(Set(scene.log.lines.filter { $0.hasSuffix(" began") }), ["inner began", "outer began"])
    }

    func testARecognizerWaitsForARequiredFailure() throws {
        // B7.7
        let scene = try TouchScene()
        defer { scene.putAway() }
        let once = scene.add(UITapGestureRecognizer(), "once")
        let twice = scene.add(UITapGestureRecognizer(), "twice")
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        let finger = scene.finger()
        finger.tap(50, 200)
        XCTAssertEqual(scene.log.count(of: "once ended"), 0)
        Device.wait(1)
        XCTAssertEqual(scene.log.count(of: "once ended"), 1)
        XCTAssertEqual(scene.log.count(of: "twice ended"), 0)
        scene.log.clear()
        finger.tap(50, 200)
        Device.wait(0.1)
        finger.tap(50, 200)
        Device.wait(1)
        XCTAssertEqual(scene.log.count(of: "once ended"), 0)
        XCTAssertEqual(scene.log.count(of: "twice ended"), 1)
    }

    func testAnEdgePanStartsNearTheEdge() throws {
        // B7.16
        let scene = try TouchScene()
        defer { scene.putAway() }
        let edge = scene.add(UIScreenEdgePanGestureRecognizer(), "edge", to: scene.view.superview)
        edge.edges = .left
        let finger = scene.finger()
        for (start, end) in [(60, 200), (3, 200)] as [(CGFloat, CGFloat)] {
            finger.down(start, 300)
            finger.drag(to: end, 300)
            finger.up()
        }
        finger.down(3, 300)
        finger.drag(to: 6, 500)
        finger.up()
        XCTAssertEqual(
            scene.log.lines.filter { $0.hasPrefix("edge") && !$0.hasSuffix("changed") },
            [
                "edge began", "edge ended",
            ])
    }

    private func drag(_ scene: TouchScene) {
        let finger = scene.finger()
        finger.down(50, 200)
        finger.drag(to: 200, 200)
        finger.up()
        Device.turn()
    }
}
