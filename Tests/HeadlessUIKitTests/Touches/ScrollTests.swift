import UIKit
import XCTest

/// Tests the scrolls of trackpads and mice, which pans recognise without touches.
@MainActor
final class ScrollTests: XCTestCase {
    private lazy var stage = GestureStage()
    private let point = CGPoint(x: 100, y: 100)

    private func pan(_ name: String, allowing mask: UIScrollTypeMask, on view: UIView? = nil) -> UIPanGestureRecognizer
    {
        let pan = stage.add(UIPanGestureRecognizer(), name, to: view ?? stage.root)
        pan.allowedScrollTypesMask = mask
        return pan
    }

    private func scroll(_ type: UIScrollType, by ways: [CGFloat]) {
        HeadlessTouches.scrollBegan(type, at: point, in: stage.window)
        for way in ways { HeadlessTouches.scrolled(by: CGPoint(x: 0, y: way), in: stage.window) }
        HeadlessTouches.scrollEnded(in: stage.window)
    }

    func testAPanRecognisesTheScrollsThatItAllows() async {
        let all: UIScrollTypeMask = [.discrete, .continuous]
        XCTAssertEqual(all, .all)
        XCTAssertEqual(UIPanGestureRecognizer().allowedScrollTypesMask, [])
        let rows: [(UIScrollTypeMask, UIScrollType, Bool)] = [
            ([], .continuous, false), ([], .discrete, false), (.continuous, .continuous, true),
            (.continuous, .discrete, false), (.discrete, .discrete, true), (.all, .continuous, true),
        ]
        let pan = pan("pan", allowing: [])
        for (mask, type, recognises) in rows {
            pan.allowedScrollTypesMask = mask
            scroll(type, by: [6, 6, 6])
            XCTAssertEqual(stage.log.take(), recognises ? ["pan began", "pan changed", "pan ended"] : [])
        }
    }

    func testAShortScrollIsNoPan() async {
        _ = pan("pan", allowing: .all)
        scroll(.continuous, by: [4, 4])
        scroll(.continuous, by: [4, 4])
        XCTAssertEqual(stage.log.take(), [])
    }

    func testAScrollHasAPlaceAndAWayButNoTouches() async {
        let pan = pan("pan", allowing: .all)
        HeadlessTouches.scrollBegan(at: point, in: stage.window)
        HeadlessTouches.scrolled(by: CGPoint(x: 15, y: -20), in: stage.window)
        XCTAssertEqual(pan.numberOfTouches, 0)
        XCTAssertEqual(pan.location(in: stage.window), point)
        XCTAssertEqual(pan.translation(in: stage.window), CGPoint(x: 15, y: -20))
        XCTAssertEqual(pan.state, .began)
        HeadlessTouches.scrollEnded(in: stage.window)
        XCTAssertEqual(pan.state, .possible)
    }

    func testTheDelegateIsAskedAboutTheEventOnly() async {
        let asked = Asked()
        let pan = pan("pan", allowing: .all)
        pan.delegate = asked
        scroll(.continuous, by: [20])
        XCTAssertEqual(asked.events, [.scroll])
        XCTAssertEqual(asked.touches, 0)
        XCTAssertEqual(stage.log.take(), ["pan began", "pan ended"])
        asked.allows = false
        scroll(.continuous, by: [20])
        XCTAssertEqual(stage.log.take(), [])
    }

    func testOneOfTwoPansTakesAScroll() async {
        let inner = UIView(frame: stage.root.bounds)
        stage.root.addSubview(inner)
        _ = pan("outer", allowing: .all)
        _ = pan("inner", allowing: .all, on: inner)
        scroll(.continuous, by: [20])
        XCTAssertEqual(stage.log.take(), ["inner began", "inner ended"])
    }

    func testAScrollViewScrolls() async {
        let view = UIScrollView(frame: stage.root.bounds)
        view.contentSize = CGSize(width: view.bounds.width, height: 5_000)
        stage.root.addSubview(view)
        HeadlessTouches.scrollBegan(at: point, in: stage.window)
        HeadlessTouches.scrolled(by: CGPoint(x: 0, y: -20), in: stage.window)
        let start = view.contentOffset.y
        HeadlessTouches.scrolled(by: CGPoint(x: 0, y: -100), in: stage.window)
        XCTAssertEqual(view.contentOffset.y, start + 100)
        XCTAssertTrue(view.isDragging)
        HeadlessTouches.scrollEnded(in: stage.window)
        XCTAssertFalse(view.isDragging)
    }

    private final class Asked: NSObject, UIGestureRecognizerDelegate {
        var allows = true
        private(set) var events: [UIEvent.EventType] = []
        private(set) var touches = 0

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            events.append(event.type)
            return allows
        }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            touches += 1
            return true
        }
    }
}
