import UIKit
import XCTest

@MainActor
final class UIScreenEdgePanGestureRecognizerTests: XCTestCase {
    private func log(edges: UIRectEdge, from start: CGPoint, to points: CGPoint...) -> [String] {
        let stage = GestureStage()
        stage.add(UIScreenEdgePanGestureRecognizer(), "pan", to: stage.root).edges = edges
        stage.down(start.x, start.y)
        points.forEach { stage.move($0.x, $0.y) }
        stage.up()
        return stage.log.take()
    }

    private let size = UIScreen.main.bounds.size

    func testAnEdgePanBeginsAtEachEdge() async {
        let (middle, right, bottom) = (CGFloat(200), size.width, size.height)
        let ways: [(UIRectEdge, CGPoint, CGPoint)] = [
            (.left, CGPoint(x: 5, y: middle), CGPoint(x: 40, y: middle)),
            (.right, CGPoint(x: right - 5, y: middle), CGPoint(x: right - 40, y: middle)),
            (.top, CGPoint(x: middle, y: 5), CGPoint(x: middle, y: 40)),
            (.bottom, CGPoint(x: middle, y: bottom - 5), CGPoint(x: middle, y: bottom - 40)),
        ]
        for (edge, start, end) in ways {
            // B7.16
            XCTAssertEqual(log(edges: edge, from: start, to: end), ["pan began", "pan ended"])
            XCTAssertEqual(log(edges: .all.subtracting(edge), from: start, to: end), [])
        }
    }

    func testAnEdgePanStartsOnlyNearTheEdge() async {
        for start in [CGFloat(25), 100, size.width / 2] {
            // B7.16
            XCTAssertEqual(
                log(edges: .left, from: CGPoint(x: start, y: 200), to: CGPoint(x: start + 60, y: 200)), [])
        }
        XCTAssertEqual(
            log(edges: .left, from: CGPoint(x: 12, y: 200), to: CGPoint(x: 72, y: 200)), ["pan began", "pan ended"])
    }

    func testAnEdgePanRequiresAnInwardMove() async {
        let start = CGPoint(x: 12, y: 200)
        // B7.16
        XCTAssertEqual(log(edges: .left, from: start, to: CGPoint(x: -20, y: 200), CGPoint(x: 90, y: 200)), [])
        XCTAssertEqual(log(edges: .left, from: start, to: CGPoint(x: 15, y: 260), CGPoint(x: 90, y: 260)), [])
        XCTAssertEqual(log(edges: .left, from: start, to: CGPoint(x: 60, y: 230)), ["pan began", "pan ended"])
    }

    func testATouchElsewhereFailsAtOnce() async {
        let stage = GestureStage()
        let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge", to: stage.root)
        edge.edges = .left
        let other = ScriptedRecognizer()
        other.onBegan = .began
        stage.add(other, "other", to: stage.root).require(toFail: edge)
        stage.down(5, 200)
        XCTAssertEqual(stage.log.take(), [])
        stage.cancel()
        stage.down(100, 200)
        // B7.16
        XCTAssertEqual(stage.log.take(), ["other began"])
    }

    func testAnEdgePanWithoutEdgesNeverBegins() async {
        XCTAssertEqual(UIScreenEdgePanGestureRecognizer().edges, [])
        XCTAssertEqual(log(edges: [], from: CGPoint(x: 2, y: 200), to: CGPoint(x: 60, y: 200)), [])
    }

    func testAContentPanThatRequiresItToFailWaitsOnlyAtTheEdge() async {
        let stage = GestureStage()
        let content = stage.add(UIPanGestureRecognizer(), "content", to: stage.root)
        let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge", to: stage.window)
        edge.edges = .left
        content.require(toFail: edge)
        stage.down(5, 200)
        stage.move(60, 200)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["edge began", "edge ended"])
        stage.down(5, 200)
        stage.move(5, 260)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["content began", "content ended"])
        stage.down(100, 200)
        stage.move(160, 200)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["content began", "content ended"])
    }
}
