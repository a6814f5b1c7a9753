import XCTest

@testable import UIKit

/// Tests how a stack's navigation bar reacts to the scroll view of its screen before the iOS 26 design.
@MainActor
final class ScrollBarTests: XCTestCase {
    override func setUp() async throws {
        await MainActor.run { HeadlessDevice.current = .phone.running(18) }
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessDevice.current = .phone }
    }

    func testBarIsTransparentAtTheEdgeAndStandardAboveContent() async {
        // B8.41
        let stage = ScrollBarStage()
        defer { stage.putAway() }
        stage.bar.standardAppearance.backgroundColor = .green
        XCTAssertNil(stage.bar.look(of: stage.bar.topItem).background.color)
        stage.scroll.contentOffset.y += 1
        XCTAssertEqual(stage.bar.look(of: stage.bar.topItem).background.color, .green)
        stage.scroll.contentOffset.y -= 1
        XCTAssertNil(stage.bar.look(of: stage.bar.topItem).background.color)
    }

    func testTheItemsScrollEdgeAppearanceChangesToItsStandardOne() async throws {
        // B8.40
        let stage = ScrollBarStage()
        defer { stage.putAway() }
        let (edge, standard) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        edge.backgroundColor = .red
        standard.backgroundColor = .green
        stage.screen.navigationItem.scrollEdgeAppearance = edge
        stage.screen.navigationItem.standardAppearance = standard
        let background = try XCTUnwrap(stage.bar.subviews.first { $0 is BarBackgroundView })
        let color = { background.subviews[1].backgroundColor }
        XCTAssertEqual(color(), .red)
        stage.scroll.contentOffset.y += 5
        XCTAssertEqual(color(), .green)
        stage.scroll.contentOffset.y -= 5
        XCTAssertEqual(color(), .red)
    }

    func testWithoutAScrollViewTheBarIsAtTheEdge() async {
        // B8.42
        let stage = ScrollBarStage()
        defer { stage.putAway() }
        stage.scroll.contentOffset.y += 50
        XCTAssertFalse(stage.bar.isAtScrollEdge(showing: stage.bar.topItem))
        stage.scroll.removeFromSuperview()
        XCTAssertTrue(stage.bar.isAtScrollEdge(showing: stage.bar.topItem))
        XCTAssertTrue(UINavigationBar(frame: .zero).isAtScrollEdge(showing: stage.bar.topItem))
    }

    func testBarFollowsTheContentPointByPoint() async {
        // B8.6
        let stage = ScrollBarStage(large: true)
        defer { stage.putAway() }
        XCTAssertEqual(stage.scroll.contentOffset.y, -143)
        let places: [(offset: CGFloat, height: CGFloat, inset: CGFloat)] = [
            (-133, 86, 133), (-100, 53, 100), (-91, 44, 91), (0, 44, 91),
        ]
        for (offset, height, inset) in places {
            stage.scroll.contentOffset.y = offset
            XCTAssertEqual(stage.bar.frame.height, height)
            XCTAssertEqual(stage.scroll.adjustedContentInset.top, inset)
            XCTAssertEqual(stage.scroll.contentOffset.y, offset)
            XCTAssertEqual(stage.bar.isAtScrollEdge(showing: stage.bar.topItem), offset < 0)
        }
    }

    func testContentPulledDownMakesTheBarHigher() async {
        // B8.6
        let stage = ScrollBarStage(large: true)
        defer { stage.putAway() }
        stage.drag(by: 110)
        let stretch: CGFloat = 100 * 0.55 / 844
        let pulled: CGFloat = (1 - 1 / (stretch + 1)) * 844
        XCTAssertEqual(stage.scroll.contentOffset.y, -143 - pulled, accuracy: 1e-6)
        XCTAssertEqual(stage.bar.frame.height, 96 + pulled, accuracy: 1e-6)
        stage.release()
        XCTAssertEqual(stage.scroll.contentOffset.y, -143)
        XCTAssertEqual(stage.bar.frame.height, 96)
    }

    func testLargeTitleDoesNotStayHalfCollapsed() async {
        let drags: [(way: CGFloat, height: CGFloat, offset: CGFloat)] = [
            (-30, 96, -143), (-45, 44, -91), (-110, 44, -43),
        ]
        for (way, height, offset) in drags {
            let stage = ScrollBarStage(large: true)
            stage.drag(by: way)
            stage.release()
            XCTAssertEqual(stage.bar.frame.height, height)
            XCTAssertEqual(stage.scroll.contentOffset.y, offset, accuracy: 1e-6)
            stage.putAway()
        }
    }

    func testTheSmallTitleIsShownWhenTheLargeTitleIsHidden() async throws {
        let stage = ScrollBarStage(large: true)
        defer { stage.putAway() }
        let bar = stage.bar
        func sizes() -> [CGFloat] {
            let labels = (bar.content?.subviews ?? []).compactMap { $0 as? UILabel }
            return labels.filter { !$0.isHidden }.map(\.font.pointSize)
        }
        XCTAssertEqual(sizes(), [34])
        stage.scroll.contentOffset.y = 0
        TurnLoop.main.runTurn()
        XCTAssertEqual(sizes(), [17])
    }

    func testBarGrowsAgainAlongsideThePushOfAnUnscrolledScreen() async {
        // B8.56
        let stage = ScrollBarStage(large: true)
        defer { stage.putAway() }
        stage.scroll.contentOffset.y = 0
        stage.stack.pushViewController(UIViewController(), animated: true)
        TurnLoop.main.runTurn()
        XCTAssertEqual(stage.bar.frame.height, 96)
        XCTAssertLessThan(stage.bar.layer.presentation()?.bounds.height ?? 96, 50)
        XCTAssertEqual(stage.scroll.contentOffset.y, 0)
        TurnLoop.main.advance(by: 1)
        stage.stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.bar.frame.height, 44)
        XCTAssertEqual(stage.scroll.contentOffset.y, 0)
        XCTAssertEqual(stage.scroll.adjustedContentInset.top, 91)
    }
}
