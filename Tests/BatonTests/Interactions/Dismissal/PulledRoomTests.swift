import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests how far content can move before the screen does.
@MainActor
final class PulledRoomTests: XCTestCase {
    private let pulled = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    /// A scroll view of 100 by 100 points with content of 400 by 500 points, scrolled by 30 and 70 points.
    private func list(in view: UIView) -> UIScrollView {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 400, height: 500)
        list.contentOffset = CGPoint(x: 30, y: 70)
        view.addSubview(list)
        return list
    }

    private func room(_ touched: UIView, _ edge: DirectionalEdge) -> CGFloat {
        PulledContent(from: touched, to: pulled, towards: edge).room
    }

    func testTheRoomTowardsEachEdge() async {
        let list = list(in: pulled)
        pulled.semanticContentAttribute = .forceLeftToRight
        // Towards the bottom the content moves by what it has been scrolled, and towards the top by the rest.
        XCTAssertEqual(room(list, .bottom), 70)
        XCTAssertEqual(room(list, .top), 400 - 70)
        XCTAssertEqual(room(list, .trailing), 30)
        XCTAssertEqual(room(list, .leading), 300 - 30)
        pulled.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(room(list, .trailing), 300 - 30)
        XCTAssertEqual(room(list, .leading), 30)
        list.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        XCTAssertEqual(room(list, .bottom), 80)
        XCTAssertEqual(room(list, .top), 430 - 70)
        XCTAssertEqual(room(list, .leading), 50)
        XCTAssertEqual(room(list, .trailing), 340 - 30)
    }

    func testContentThatCanBeRefreshedHasNoEnd() async {
        let list = list(in: pulled)
        list.refreshControl = UIRefreshControl()
        XCTAssertEqual(room(list, .bottom), .infinity)
        XCTAssertEqual(room(list, .top), 330)
        XCTAssertEqual(room(list, .trailing), 30)
    }

    func testOfNestedContentTheOneWithTheMostRoomCounts() async {
        let outer = list(in: pulled)
        let inner = list(in: outer)
        inner.contentOffset = .zero
        XCTAssertEqual(room(inner, .bottom), 70)
        inner.contentOffset.y = 90
        XCTAssertEqual(room(inner, .bottom), 90)
        inner.contentOffset.y = -120
        XCTAssertEqual(room(inner, .bottom), -120, "it bounces, and moves first")
        XCTAssertEqual(room(pulled, .bottom), 0, "there is none between the finger and the screen")
    }

    func testAScrollViewTakesDragsAlongAnAxis() async {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        list.contentInsetAdjustmentBehavior = .never
        func scrolls() -> [Bool] { [true, false].map { PulledContent.scrolls(list, vertically: $0) } }
        list.contentSize = CGSize(width: 100, height: 100)
        XCTAssertEqual(scrolls(), [false, false], "content that fits")
        list.contentSize.height = 100.5
        XCTAssertEqual(scrolls(), [true, false])
        list.contentSize = CGSize(width: 100.5, height: 100)
        XCTAssertEqual(scrolls(), [false, true])
        list.contentSize = CGSize(width: 50, height: 50)
        list.alwaysBounceVertical = true
        XCTAssertEqual(scrolls(), [true, false])
        (list.alwaysBounceVertical, list.alwaysBounceHorizontal) = (false, true)
        XCTAssertEqual(scrolls(), [false, true])
        list.bounces = false
        XCTAssertEqual(scrolls(), [false, false])
        list.contentSize = CGSize(width: 200, height: 200)
        XCTAssertEqual(scrolls(), [true, true])
        list.isScrollEnabled = false
        XCTAssertEqual(scrolls(), [false, false])
    }

    /// The end of a pull stops content that moves. A pan that the app has disabled stays so.
    func testStoppingLeavesADisabledPanDisabled() async throws {
        let screen = UIViewController()
        let stage = Stage(root: screen)
        let list = UIScrollView(frame: screen.view.bounds)
        list.contentSize = CGSize(width: 100, height: 5000)
        screen.view.addSubview(list)
        for isEnabled in [true, false] {
            list.panGestureRecognizer.isEnabled = true
            stage.finger.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300), in: 0.1)
            XCTAssertTrue(list.isDecelerating)
            list.panGestureRecognizer.isEnabled = isEnabled
            PulledContent(from: list, to: screen.view, towards: .bottom).stop()
            XCTAssertEqual(list.panGestureRecognizer.isEnabled, isEnabled)
        }
    }
}
