import UIKit
import XCTest

@testable import Baton

/// Tests which recognizers and scroll views in a screen could take a drag.
@MainActor
final class DragTests: XCTestCase {
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    private func list(width: CGFloat) -> UIScrollView {
        let list = UIScrollView(frame: screen.bounds)
        list.contentSize = CGSize(width: width, height: 600)
        screen.addSubview(list)
        return list
    }

    /// Its drag begins at the edge of the screen, and is not one inside a view.
    func testARecognizerOfTheEdgeTakesNoDrag() async {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        let view = UIView(frame: screen.bounds)
        screen.addSubview(view)
        view.addGestureRecognizer(recognizer)
        for edge in [DirectionalEdge.leading, .trailing] {
            XCTAssertFalse(recognizer.takesDrag(towards: edge, inside: screen))
        }
    }

    func testContentAsWideAsItsViewDoesNotScroll() async {
        let list = list(width: 300)
        XCTAssertNil(list.scrolls(towards: .trailing))
        list.contentSize.width = 301
        XCTAssertEqual(list.scrolls(towards: .leading), true)
        XCTAssertEqual(list.scrolls(towards: .trailing), false, "it is at its start")
    }

    /// A drag pulls it, but cannot move it to another place.
    func testContentThatAlwaysBouncesScrolls() async {
        let list = list(width: 300)
        list.alwaysBounceHorizontal = true
        XCTAssertEqual(list.scrolls(towards: .trailing), false)
        XCTAssertEqual(list.scrolls(towards: .leading), false)
    }

    func testALongPressAndAPanOfNoScrollViewHoldTheFinger() async {
        final class BegunPan: UIPanGestureRecognizer {
            override var state: UIGestureRecognizer.State {
                get { .began }
                set { super.state = newValue }
            }
        }
        final class BegunPress: UILongPressGestureRecognizer {
            override var state: UIGestureRecognizer.State {
                get { .began }
                set { super.state = newValue }
            }
        }
        XCTAssertTrue(BegunPress().holdsFinger)
        XCTAssertTrue(BegunPan().holdsFinger)
        XCTAssertFalse(UILongPressGestureRecognizer().holdsFinger)
        XCTAssertFalse(UIPanGestureRecognizer().holdsFinger)
        let twoFingers = BegunPan()
        twoFingers.minimumNumberOfTouches = 2
        XCTAssertFalse(twoFingers.holdsFinger)
        let rows = BegunPan()
        let table = UITableView(frame: screen.bounds)
        table.addGestureRecognizer(rows)
        XCTAssertFalse(rows.holdsFinger)
    }
}
