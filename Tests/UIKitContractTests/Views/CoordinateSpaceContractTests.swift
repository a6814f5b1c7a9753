import UIKit
import XCTest

@preconcurrency

@MainActor
final class CoordinateSpaceContractTests: ContractTestCase {
    func testViewsConvertToTheScreenAndToEachOther() {
        let root = UIViewController()
        let window = Device.show(root)
        let (outer, inner) = (UIView(), UIView())
        outer.frame = CGRect(x: 20, y: 100, width: 200, height: 200)
        inner.frame = CGRect(x: 30, y: 5, width: 50, height: 50)
        inner.bounds.origin = CGPoint(x: 0, y: 10)
        root.view.addSubview(outer)
        outer.addSubview(inner)
        let screen = window.screen.coordinateSpace
        let point = CGPoint(x: 1, y: 12)
        XCTAssertEqual(inner.convert(point, to: screen), CGPoint(x: 51, y: 107))
        XCTAssertEqual(inner.convert(CGPoint(x: 51, y: 107), from: screen), point)
        XCTAssertEqual(screen.convert(point, from: inner), CGPoint(x: 51, y: 107))
        let space: any UICoordinateSpace = outer
        XCTAssertEqual(inner.convert(inner.bounds, to: space), inner.frame)
        XCTAssertEqual(space.convert(outer.bounds, to: inner), CGRect(x: -30, y: 5, width: 200, height: 200))
        XCTAssertEqual(space.bounds, outer.bounds)
        Device.put(away: window)
    }

    func testAWindowThatIsMovedConvertsToTheScreen() {
        let window = Device.show(UIViewController())
        window.frame.origin = CGPoint(x: 7, y: 8)
        let screen = window.screen.coordinateSpace
        XCTAssertEqual(window.convert(CGPoint(x: 1, y: 1), to: screen), CGPoint(x: 8, y: 9))
        XCTAssertEqual(window.convert(CGPoint(x: 8, y: 9), from: screen), CGPoint(x: 1, y: 1))
        XCTAssertEqual(screen.bounds, window.screen.bounds)
        Device.put(away: window)
    }

    func testASpaceOfTheAppConvertsItself() {
        let window = Device.show(UIViewController())
        let shifted = ShiftedSpace()
        XCTAssertEqual(window.convert(CGPoint(x: 1, y: 2), to: shifted), CGPoint(x: 101, y: 2))
        XCTAssertEqual(window.convert(CGPoint(x: 101, y: 2), from: shifted), CGPoint(x: 1, y: 2))
        Device.put(away: window)
    }
}

/// A coordinate space whose origin is 100 points to the left of that of any other space.
@MainActor
private final class ShiftedSpace: NSObject, UICoordinateSpace {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 300)

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        CGPoint(x: point.x - 100, y: point.y)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        CGPoint(x: point.x + 100, y: point.y)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.offsetBy(dx: -100, dy: 0)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.offsetBy(dx: 100, dy: 0)
    }
}
