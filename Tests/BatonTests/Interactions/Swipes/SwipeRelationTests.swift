import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests which other gestures a swipe waits for, and which wait for it.
@MainActor
final class SwipeRelationTests: AnyDesignTestCase {
    private let devices = [HeadlessDevice.phone, .phone.rightToLeft]

    private func needs(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool? {
        recognizer.delegate?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
    }

    private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool? {
        recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    }

    func testAScrollViewWaitsForASwipeBackUnlessItCanScrollBack() async throws {
        for device in devices {
            let stand = try StackStage(device) { $0.transitions = .slide.swipe(.content) }
            let swipe = try XCTUnwrap(stand.driver).swipe
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            stand.b.view.addSubview(scroll)
            scroll.contentSize = CGSize(width: 1000, height: 200)
            let start: CGFloat = device.layoutDirection == .rightToLeft ? 610 : 0
            for (offset, contentComesFirst) in [(start, true), (300, false)] as [(CGFloat, Bool)] {
                scroll.contentOffset.x = offset
                let pan = scroll.panGestureRecognizer
                XCTAssertEqual(needs(swipe.contentRecognizer, of: pan), contentComesFirst, "\(offset)")
                XCTAssertEqual(needs(swipe.edgeRecognizer, of: pan), true, "\(offset)")
                XCTAssertEqual(waits(swipe.contentRecognizer, for: pan), !contentComesFirst, "\(offset)")
                XCTAssertEqual(waits(swipe.edgeRecognizer, for: pan), false, "\(offset)")
            }
            let own = UIPanGestureRecognizer()
            stand.b.view.addGestureRecognizer(own)
            XCTAssertEqual(needs(swipe.contentRecognizer, of: own), false)
            XCTAssertEqual(needs(swipe.edgeRecognizer, of: own), true)
            XCTAssertEqual(waits(swipe.contentRecognizer, for: own), false)
            let rows = UIPanGestureRecognizer()
            let table = UITableView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
            stand.b.view.addSubview(table)
            table.addGestureRecognizer(rows)
            XCTAssertEqual(waits(swipe.contentRecognizer, for: rows), true)
            for other in [UITapGestureRecognizer(), UIScreenEdgePanGestureRecognizer()] + stand.navigation.systemSwipes
            {
                XCTAssertEqual(needs(swipe.edgeRecognizer, of: other), false)
                XCTAssertEqual(needs(swipe.contentRecognizer, of: other), false)
            }
        }
    }

    func testASwipeBetweenTabsWaitsForWhatTakesADragInEitherDirection() async throws {
        let stand = try TabStage { $0.transitions = .slideAcross.swipe() }
        let swipe = try XCTUnwrap(TabTransitionDriver.driver(of: stand.tabs)).swipe.recognizer
        for (direction, waits) in [
            (UISwipeGestureRecognizer.Direction.left, true), (.right, true), (.up, false), (.down, false),
        ] {
            let other = UISwipeGestureRecognizer()
            other.direction = direction
            stand.screens[0].view.addGestureRecognizer(other)
            XCTAssertEqual(self.waits(swipe, for: other), waits, "\(direction)")
            XCTAssertEqual(needs(swipe, of: other), false, "\(direction)")
        }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        stand.screens[0].view.addSubview(scroll)
        scroll.contentSize = CGSize(width: 1000, height: 200)
        for offset in [0, 300, 610] as [CGFloat] {
            scroll.contentOffset.x = offset
            XCTAssertEqual(waits(swipe, for: scroll.panGestureRecognizer), false, "\(offset)")
            XCTAssertEqual(needs(swipe, of: scroll.panGestureRecognizer), true, "\(offset)")
        }
    }
}
