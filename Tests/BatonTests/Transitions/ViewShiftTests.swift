import UIKit
import XCTest

@testable import Baton

/// Tests how a view is moved, scaled and faded as a whole.
@MainActor
final class ViewShiftTests: XCTestCase {
    func testAtHalfOfTheWayAViewIsHalfTransparent() async {
        let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        for start in [ViewShift.none, ViewShift(from: frame, to: frame.offsetBy(dx: 5, dy: 0))] {
            var gone = start
            gone.alpha = 0
            XCTAssertEqual(start.mixed(with: gone, at: 0.5).alpha, 0.5)
            XCTAssertEqual(gone.mixed(with: start, at: 1).alpha, 1)
        }
    }

    /// A tenth of a point is seen where an edge is sharp, and a thousandth of the size of a screen is about a point.
    func testOnlyADifferenceThatNobodySeesIsNone() async {
        let changes: [(String, CGFloat, CGFloat, (inout ViewShift, CGFloat) -> Void)] = [
            ("across", 0.005, 0.1, { $0.way.x += $1 }), ("down", 0.005, 0.1, { $0.way.y += $1 }),
            ("alpha", 0.0005, 0.1, { $0.alpha -= $1 }), ("width", 0.000005, 0.001, { $0.scale.width += $1 }),
            ("height", 0.000005, 0.001, { $0.scale.height += $1 }),
        ]
        for (name, unseen, seen, change) in changes {
            for sign in [1, -1] as [CGFloat] {
                for (amount, isClose) in [(unseen, true), (seen, false)] {
                    var other = ViewShift.none
                    change(&other, sign * amount)
                    XCTAssertEqual(ViewShift.none.isClose(to: other), isClose, "\(name) by \(sign * amount)")
                }
            }
        }
    }
}
