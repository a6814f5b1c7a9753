import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a drag scrolls the content of a scroll view, then moves the screen, and then scrolls again, without a jump.
@MainActor
final class PulledContentTests: AnyDesignTestCase {
    override class var quirk: String? { "orderOfRecognizers" }

    /// A screen that is pulled, with a scroll view all over it.
    private func stand(
        _ edge: DirectionalEdge = .bottom, at offset: CGFloat, _ device: HeadlessDevice = .phone,
        scroll: UIScrollView = UIScrollView()
    ) throws -> (CardStage, UIScrollView) {
        let stand = try CardStage(device)
        try stand.present(using: edge == .bottom ? .card : .slide(from: edge))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.frame = stand.card.view.bounds
        scroll.contentSize = CGSize(width: edge.isVertical ? 390 : 2000, height: edge.isVertical ? 2000 : 700)
        stand.card.view.addSubview(scroll)
        scroll.contentOffset = edge.isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
        try stand.stage.settle()
        return (stand, scroll)
    }

    /// Moves the finger in steps of 7 points, and returns how far the content on screen is from the finger after each.
    private func distances(
        _ stand: CardStage, _ scroll: UIScrollView, to target: CGPoint, vertical: Bool = true
    ) throws -> [CGFloat] {
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        var found: [CGFloat] = []
        while let place = stand.stage.finger.place, place != target {
            let step = { (from: CGFloat, to: CGFloat) -> CGFloat in from + min(7, max(-7, to - from)) }
            stand.stage.finger.drag(
                to: CGPoint(x: step(place.x, target.x), y: step(place.y, target.y)), in: 1.0 / 60)
            stand.stage.turn()
            let finger = stand.stage.finger.place ?? .zero
            let seen = wrapper.seenFrame
            found.append(
                vertical
                    ? finger.y - (seen.minY - scroll.contentOffset.y) : finger.x - (seen.minX - scroll.contentOffset.x))
        }
        return found
    }

    private func assertTogether(_ distances: [CGFloat], _ line: UInt = #line) {
        guard let first = distances.first else { return XCTFail("no movement", line: line) }
        for (step, distance) in distances.enumerated() {
            XCTAssertEqual(distance, first, accuracy: 0.5, "step \(step)", line: line)
        }
    }

    func testTheFingerPassesToTheScreenAtTheTopAndBack() async throws {
        let (stand, scroll) = try stand(at: 100)
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 200))
        _ = try distances(stand, scroll, to: CGPoint(x: 195, y: 221))
        let down = try distances(stand, scroll, to: CGPoint(x: 195, y: 500))
        XCTAssertEqual(scroll.contentOffset.y, 0, accuracy: 0.5)
        XCTAssertGreaterThan(wrapper.seenFrame.minY, 57 + 150, "the screen has moved")
        let up = try distances(stand, scroll, to: CGPoint(x: 195, y: 120))
        XCTAssertEqual(wrapper.seenFrame.minY, 57, accuracy: 0.5, "the screen is back")
        XCTAssertGreaterThan(scroll.contentOffset.y, 150, "and the content scrolls")
        let again = try distances(stand, scroll, to: CGPoint(x: 195, y: 400))
        assertTogether(down + up + again)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertTrue(scroll.bounces)
        XCTAssertEqual(stand.delegate.calls, ["should", "will"], "one pull")
    }

    func testAFlickOverTheTopDismissesWithItsVelocity() async throws {
        let (stand, scroll) = try stand(at: 60)
        stand.stage.finger.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500), in: 0.15)
        XCTAssertEqual(scroll.contentOffset.y, 0, accuracy: 0.5)
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
        XCTAssertTrue(scroll.bounces)
    }

    /// Content that has the drag again goes on with the velocity of the finger.
    func testAFlickBackOverTheTopScrollsTheContentOn() async throws {
        let (stand, scroll) = try stand(at: 60)
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 200))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 500), in: 0.3)
        XCTAssertGreaterThan(wrapper.seenFrame.minY, 57 + 150, "the screen has moved")
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 150), in: 0.35)
        let last = scroll.contentOffset.y
        XCTAssertGreaterThan(last, 50)
        stand.stage.finger.up()
        XCTAssertTrue(scroll.isDecelerating)
        stand.stage.advance(by: 1.0 / 60)
        XCTAssertEqual((scroll.contentOffset.y - last) * 60, 1000, accuracy: 50)
        try stand.stage.settle()
        // Where a scroll view comes to rest from 1000 points a second: a half of them on.
        XCTAssertEqual(scroll.contentOffset.y, last + 500, accuracy: 25)
        XCTAssertEqual(wrapper.seenFrame.minY, 57, accuracy: 0.01)
        XCTAssertTrue(stand.isPresenting)
    }

    func testADragThatOnlyScrollsAsksNothing() async throws {
        let (stand, scroll) = try stand(at: 800)
        stand.stage.finger.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500), in: 0.3)
        try stand.stage.settle()
        XCTAssertLessThan(scroll.contentOffset.y, 600)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
    }

    func testADragUpAndThenDownPastTheTopPulls() async throws {
        let (stand, scroll) = try stand(at: 0)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 400))
        _ = try distances(stand, scroll, to: CGPoint(x: 195, y: 379))
        let up = try distances(stand, scroll, to: CGPoint(x: 195, y: 250))
        XCTAssertGreaterThan(scroll.contentOffset.y, 100)
        let down = try distances(stand, scroll, to: CGPoint(x: 195, y: 600))
        assertTogether(up + down)
        stand.stage.finger.cancel()
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
    }

    func testHorizontalScreensInBothReadingDirections() async throws {
        for (device, isMirrored) in [(HeadlessDevice.phone, false), (.phone.rightToLeft, true)] {
            for edge in [DirectionalEdge.leading, .trailing] {
                // The content is 100 points from the end at which a movement towards the edge arrives.
                let goesLeft = (edge == .leading) != isMirrored
                let (stand, scroll) = try stand(edge, at: goesLeft ? 1510 : 100, device)
                let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
                let way: CGFloat = goesLeft ? -1 : 1
                stand.stage.finger.down(at: CGPoint(x: 195 - way * 150, y: 400))
                _ = try distances(stand, scroll, to: CGPoint(x: 195 - way * 129, y: 400), vertical: false)
                let out = try distances(stand, scroll, to: CGPoint(x: 195 + way * 150, y: 400), vertical: false)
                XCTAssertGreaterThan(abs(wrapper.seenFrame.minX), 100, "\(edge) \(device.name)")
                let back = try distances(stand, scroll, to: CGPoint(x: 195 - way * 150, y: 400), vertical: false)
                XCTAssertEqual(wrapper.seenFrame.minX, 0, accuracy: 0.5)
                // The screen covers the window and waits in its place for the presenter, which UIKit adds behind it in the
                // next turn. In that frame the finger is ahead.
                let ahead = out.firstIndex { abs($0 - out[0]) > 0.5 }
                XCTAssertNotNil(ahead)
                let others = out.enumerated().filter { $0.offset != ahead }.map(\.element)
                assertTogether(others + back)
                stand.stage.finger.cancel()
                try stand.stage.settle()
            }
        }
    }

    func testOfNestedScrollViewsBothScrollBeforeTheScreen() async throws {
        let (stand, outer) = try stand(at: 50)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 390, height: 3000)
        outer.addSubview(inner)
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        // The inner content is at its top, so the outer one takes the drag, and then the screen.
        stand.stage.finger.down(at: CGPoint(x: 195, y: 200))
        _ = try distances(stand, outer, to: CGPoint(x: 195, y: 221))
        let down = try distances(stand, outer, to: CGPoint(x: 195, y: 500))
        assertTogether(down)
        XCTAssertEqual(inner.contentOffset.y, 0)
        XCTAssertGreaterThan(wrapper.seenFrame.minY, 57 + 150)
        stand.stage.finger.cancel()
        try stand.stage.settle()
        XCTAssertTrue(inner.bounces && outer.bounces)
    }

    func testContentThatBouncesKeepsTheFinger() async throws {
        let (stand, scroll) = try stand(at: 0)
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        scroll.contentOffset.y = 300
        stand.stage.finger.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 360), in: 0.03)
        while scroll.contentOffset.y >= 0, scroll.isDecelerating { stand.stage.advance(by: 1.0 / 60) }
        stand.stage.advance(by: 1.0 / 60)
        XCTAssertLessThan(scroll.contentOffset.y, -1, "it bounces")
        stand.stage.finger.down(at: CGPoint(x: 195, y: 300))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 400), in: 0.2)
        XCTAssertEqual(wrapper.seenFrame.minY, 57, accuracy: 0.5)
        XCTAssertLessThan(scroll.contentOffset.y, -10, "the content is stretched")
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.delegate.calls, [])
        XCTAssertEqual(scroll.contentOffset.y, 0, accuracy: 0.5)
    }

    func testAPullRefreshesWhereContentCanBeRefreshed() async throws {
        let (stand, scroll) = try stand(at: 0)
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        scroll.refreshControl = UIRefreshControl()
        stand.stage.finger.down(at: CGPoint(x: 195, y: 200))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 700), in: 0.4)
        XCTAssertEqual(wrapper.seenFrame.minY, 57, accuracy: 0.5)
        XCTAssertEqual(scroll.refreshControl?.isRefreshing, true)
        stand.stage.finger.up()
        scroll.refreshControl?.endRefreshing()
        try stand.stage.settle()
        XCTAssertEqual(stand.delegate.calls, [])
    }

    func testContentThatIsTooShortToScrollIsPulledAtOnce() async throws {
        let (stand, scroll) = try stand(at: 0)
        scroll.contentSize.height = 100
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting)
    }

    func testARowWithSwipeActionsTakesTheFingerBeforeAPullToTheSide() async throws {
        for hasActions in [true, false] {
            let stand = try CardStage()
            try stand.present(using: .slide(from: .leading))
            let rows = SwipedRows(hasActions: hasActions)
            let table = UITableView(frame: stand.card.view.bounds)
            table.dataSource = rows
            table.delegate = rows
            stand.card.view.addSubview(table)
            try stand.stage.settle()
            stand.stage.finger.down(at: CGPoint(x: 380, y: 120))
            stand.stage.finger.drag(to: CGPoint(x: 80, y: 120), in: 0.3)
            XCTAssertEqual(rows.isAsked, true)
            XCTAssertEqual(stand.delegate.calls, hasActions ? [] : ["should", "will"])
            stand.stage.finger.cancel()
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting)
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    func testTheScrollViewKeepsItsDelegateWhichHearsOfTheWholeDrag() async throws {
        let (stand, scroll) = try stand(at: 100)
        let log = ScrollLog()
        scroll.delegate = log
        try stand.pull(by: 620)
        XCTAssertFalse(stand.isPresenting)
        XCTAssertTrue(scroll.delegate === log)
        XCTAssertEqual(log.calls, ["begins", "ends"])
        XCTAssertTrue(scroll.bounces)
    }

    func testAScreenWhoseDismissalIsRefusedIsStretchedFromTheTopOfItsContent() async throws {
        let (stand, scroll) = try stand(at: 100)
        stand.card.isModalInPresentation = true
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 200))
        _ = try distances(stand, scroll, to: CGPoint(x: 195, y: 500))
        XCTAssertEqual(scroll.contentOffset.y, 0, accuracy: 0.5)
        // Of 300 points, 10 are needed to begin and 100 scroll.
        let stretched: CGFloat = 787 * (1 - 1 / (1 + 190 * 0.55 / 787))
        XCTAssertEqual(wrapper.seenFrame.minY - 57, stretched, accuracy: 4.5)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(wrapper.seenFrame.minY, 57, accuracy: 0.01)
        XCTAssertTrue(scroll.bounces)
    }

    /// While the screen moves, the content stays at its end, whatever the screen's place is.
    func testTheContentStaysAtItsEndWhileTheScreenMoves() async throws {
        for bounces in [true, false] {
            let (stand, scroll) = try stand(at: 0)
            scroll.bounces = bounces
            stand.stage.finger.down(at: CGPoint(x: 195, y: 200))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 230), in: 0.1)
            for step in 1...30 {
                stand.stage.finger.drag(to: CGPoint(x: 195, y: 230 + 5 * CGFloat(step)), in: 1.0 / 60)
                XCTAssertEqual(scroll.contentOffset.y, 0, "step \(step)")
            }
            stand.stage.finger.hold(for: 0.2)
            stand.stage.finger.up()
            for _ in 0..<20 {
                stand.stage.advance(by: 1.0 / 60)
                XCTAssertEqual(scroll.contentOffset.y, 0)
            }
            try stand.stage.settle()
            XCTAssertEqual(scroll.bounces, bounces)
        }
    }

    func testContentThatHasTheFingerAgainBounces() async throws {
        let (stand, scroll) = try stand(at: 0)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 300))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 500), in: 0.3)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 200), in: 0.3)
        XCTAssertGreaterThan(scroll.contentOffset.y, 50, "the content has it")
        XCTAssertTrue(scroll.bounces)
        stand.stage.finger.cancel()
        try stand.stage.settle()
    }

    func testAPullThatIsTakenAwayLetsTheContentGo() async throws {
        let stand = try CardStage()
        let driver = ModalTransitionDriver(.card)
        try stand.present(using: driver)
        stand.card.isModalInPresentation = true
        let scroll = UIScrollView(frame: stand.card.view.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 2000)
        stand.card.view.addSubview(scroll)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 200))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 400), in: 0.2)
        XCTAssertFalse(scroll.bounces, "it is held")
        stand.card.dismiss(animated: false)
        try stand.stage.settle()
        XCTAssertTrue(scroll.bounces)
        stand.stage.finger.up()
    }
}

@MainActor
private final class ScrollLog: NSObject, UIScrollViewDelegate {
    private(set) var calls: [String] = []

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append("begins")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("ends")
    }
}

@MainActor
private final class SwipedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private(set) var isAsked = false
    private let hasActions: Bool

    init(hasActions: Bool) {
        self.hasActions = hasActions
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        isAsked = true
        guard hasActions else { return UISwipeActionsConfiguration(actions: []) }
        let action = UIContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
