import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a view that is shown out of its place.
@MainActor
final class ScreenStretchTests: XCTestCase {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private let stretch = ScreenStretch()
    private lazy var stage = Stage(root: UIViewController())

    override func setUp() async throws {
        stage.window.addSubview(view)
    }

    private let home = CGPoint(x: 100, y: 200)

    func testAShiftMovesTheCentre() async {
        stretch.show(shift: CGPoint(x: 0, y: 30), of: view)
        XCTAssertEqual(view.center, CGPoint(x: 100, y: 230))
        XCTAssertEqual(view.transform, .identity)
        let held = stretch.hold()
        XCTAssertEqual(held.shift, CGPoint(x: 0, y: 30))
        XCTAssertEqual(held.scale, 1)
        stretch.end()
        XCTAssertEqual(view.center, home)
        XCTAssertEqual(stretch.hold().shift, .zero)
    }

    func testAScaleIsThatOfTheTransform() async {
        for transform in [CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: 2)] {
            view.transform = transform
            stretch.show(scale: 0.8, of: view)
            XCTAssertEqual(view.transform, transform.scaledBy(x: 0.8, y: 0.8))
            XCTAssertEqual(stretch.hold().scale, 0.8, accuracy: 1e-9)
            stretch.show(scale: 1, of: view)
            XCTAssertEqual(view.transform, transform)
            stretch.show(scale: 0.5, of: view)
            stretch.end()
            XCTAssertEqual(view.transform, transform)
        }
    }

    /// The scale of a view on its side is not known from its transform.
    func testAViewOnItsSide() async {
        let side = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        view.transform = side
        stretch.show(scale: 0.8, of: view)
        XCTAssertEqual(stretch.hold().scale, 1)
        stretch.end()
        XCTAssertEqual(view.transform, side)
    }

    /// What somebody else gives a place meanwhile stays there.
    func testAnotherPlaceCounts() async {
        stretch.show(shift: CGPoint(x: 0, y: 30), of: view)
        view.center = CGPoint(x: 150, y: 250)
        stretch.end()
        XCTAssertEqual(view.center, CGPoint(x: 150, y: 250))
        stretch.show(shift: CGPoint(x: 0, y: 30), of: view)
        view.center = CGPoint(x: 300, y: 300)
        stretch.show(shift: CGPoint(x: 0, y: 40), of: view)
        XCTAssertEqual(view.center, CGPoint(x: 300, y: 340))
        stretch.end()
        XCTAssertEqual(view.center, CGPoint(x: 300, y: 300))
    }

    func testItReturnsToItsPlace() async throws {
        for offset in [1, 0.25] as [CGFloat] {
            stretch.show(shift: CGPoint(x: 0, y: 100), of: view)
            stretch.settle(.init(offset: offset, velocity: 0))
            stage.advance(by: 0.1)
            XCTAssertGreaterThan(view.seenFrame.minY, 0)
            XCTAssertLessThan(view.seenFrame.minY, 100)
            try stage.settle()
            XCTAssertEqual(view.center, home)
            XCTAssertEqual(view.seenFrame.minY, 0)
        }
        stretch.show(shift: CGPoint(x: 0, y: 100), of: view)
        stretch.settle(.init())
        XCTAssertEqual(view.seenFrame.minY, 0, "without an offset at once")
    }

    /// A finger that catches it on its way back has it where it is seen, and another place counts at once.
    func testItIsCaughtOnItsWayBack() async throws {
        stretch.show(shift: CGPoint(x: 0, y: 100), of: view)
        stretch.settle(.init(offset: 1, velocity: 0))
        stage.advance(by: 0.1)
        let seen = view.seenFrame.minY
        XCTAssertEqual(stretch.hold().shift.y, seen, accuracy: 1e-6)
        XCTAssertEqual(view.seenFrame.minY, seen, accuracy: 1e-6)
        stretch.settle(.init(offset: 1, velocity: 0))
        stage.advance(by: 0.05)
        XCTAssertLessThan(view.seenFrame.minY, seen)
        stretch.end()
        XCTAssertEqual(view.seenFrame.minY, 0)
        XCTAssertEqual(view.center, home)
        try stage.settle()
        XCTAssertEqual(view.seenFrame.minY, 0)
    }

    /// Half a point is another place as well, along either axis.
    func testAPlaceCloseByCounts() async {
        for place in [CGPoint(x: 100.5, y: 230), CGPoint(x: 100, y: 230.5)] {
            view.center = home
            stretch.show(shift: CGPoint(x: 0, y: 30), of: view)
            view.center = place
            stretch.end()
            XCTAssertEqual(view.center, place)
        }
    }

    /// Starts the return from a shift of 100 points, and waits until the view is on its way.
    private func settle() {
        stretch.show(shift: CGPoint(x: 0, y: 100), of: view)
        stretch.settle(.init(offset: 1, velocity: 0))
        stage.advance(by: 0.1)
        XCTAssertGreaterThan(view.seenFrame.minY, 0)
    }

    func testAFingerHasAViewThatWasOnItsWayBack() async throws {
        settle()
        stretch.show(shift: CGPoint(x: 0, y: 50), of: view)
        XCTAssertEqual(view.seenFrame.minY, 50)
        try stage.settle()
        XCTAssertEqual(view.seenFrame.minY, 50)
        stretch.end()
        XCTAssertEqual(view.center, home)
    }

    func testAPlaceThatIsGivenToAViewOnItsWayBackHoldsAtOnce() async throws {
        let place = CGPoint(x: 150, y: 260)
        settle()
        view.center = place
        XCTAssertEqual(stretch.hold().shift, .zero)
        XCTAssertEqual(view.seenFrame, CGRect(x: 50, y: 60, width: 200, height: 400))
        stretch.end()
        XCTAssertEqual(view.center, place)
    }
}
