import UIKit
import XCTest

@testable import Baton

/// Tests what the views and bars around a shared view leave of it.
@MainActor
final class ElementLookTests: XCTestCase {
    private let frame = CGRect(x: 20, y: 100, width: 100, height: 50)

    private func look(cornerRadius: CGFloat = 0, _ change: (inout ElementLook) -> Void) -> ElementLook {
        var look = ElementLook(frame, cornerRadius: cornerRadius)
        change(&look)
        return look
    }

    /// A part of a point is the difference of two roundings.
    func testAViewOfTheSameSizeGivesItsCorners() async {
        let layer = CALayer()
        (layer.cornerRadius, layer.maskedCorners) = (12, .layerMinXMinYCorner)
        for (more, radius) in [((0, 0), 12), ((0.4, 0.4), 12), ((1, 0), 0), ((0, 1), 0)]
            as [((CGFloat, CGFloat), CGFloat)]
        {
            let size = CGSize(width: 100 + more.0, height: 50 + more.1)
            let look = look { $0.clip(to: CGRect(origin: frame.origin, size: size), corners: layer) }
            XCTAssertEqual(look.cornerRadius, radius, "\(more)")
            XCTAssertEqual(look.roundCorners, radius > 0 ? .layerMinXMinYCorner : .all, "\(more)")
            XCTAssertFalse(look.isClipped)
        }
    }

    func testCornersAsRoundAsThoseAroundAreItsOwn() async {
        let layer = CALayer()
        (layer.cornerRadius, layer.maskedCorners) = (12, .layerMinXMinYCorner)
        for radius in [12, 20] as [CGFloat] {
            let look = look(cornerRadius: radius) { $0.clip(to: frame, corners: layer) }
            XCTAssertEqual(look.cornerRadius, radius)
            XCTAssertEqual(look.roundCorners, .all)
        }
    }

    func testAViewAroundItClipsItByMoreThanARounding() async {
        for (dx, dy, isClipped) in [(0.25, 0, false), (0, 0.25, false), (1, 0, true), (0, 1, true)]
            as [(CGFloat, CGFloat, Bool)]
        {
            let place = frame.insetBy(dx: dx, dy: dy)
            XCTAssertEqual(look { $0.clip(to: place) }.visible, isClipped ? place : frame, "\(dx) and \(dy)")
        }
    }

    func testABarCoversItByMoreThanARounding() async {
        for (height, visible) in [(0.4, frame), (1, CGRect(x: 20, y: 101, width: 100, height: 49))] {
            let bar = CGRect(x: 0, y: 60, width: 390, height: 40 + height)
            XCTAssertEqual(look { $0.leave(bar) }.visible, visible, "at the top")
        }
        for (height, visible) in [(0.4, frame), (1, CGRect(x: 20, y: 100, width: 100, height: 49))] {
            let bar = CGRect(x: 0, y: 150 - height, width: 390, height: 80)
            XCTAssertEqual(look { $0.leave(bar) }.visible, visible, "at the bottom")
        }
    }

    func testABarBesideWhichItIsSeenLeavesIt() async {
        let narrow = CGRect(x: 0, y: 60, width: 119, height: 60)
        XCTAssertEqual(look { $0.leave(narrow) }.visible, frame)
        let wide = CGRect(x: 0, y: 60, width: 119.8, height: 60)
        XCTAssertEqual(look { $0.leave(wide) }.visible, CGRect(x: 20, y: 120, width: 100, height: 30))
    }

    func testABarOverAllOfItLeavesNothing() async {
        for bar in [CGRect(x: 0, y: 60, width: 390, height: 95), CGRect(x: 0, y: 95, width: 390, height: 95)] {
            XCTAssertTrue(look { $0.leave(bar) }.visible.isEmpty)
        }
    }
}
