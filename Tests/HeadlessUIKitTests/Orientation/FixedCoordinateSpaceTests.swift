import UIKit
import XCTest

/// Conversions to the coordinates of a device of 390 by 844 points, of which (10, 20) is near the top left corner.
@MainActor
final class FixedCoordinateSpaceTests: XCTestCase {
    private let near = CGPoint(x: 10, y: 20)

    override func tearDown() async throws {
        await MainActor.run { HeadlessDevice.current = .phone }
    }

    func testWithTheDevicesTopAtTheLeft() async {
        HeadlessDevice.current = .phone
        HeadlessDevice.rotate(to: .landscapeLeft)
        XCTAssertEqual(place(of: near), CGPoint(x: 20, y: 380))
        XCTAssertEqual(fixed.convert(CGPoint.zero, from: screen), CGPoint(x: 390, y: 0))
    }

    func testWithTheDevicesTopAtTheRight() async {
        HeadlessDevice.current = .phone
        HeadlessDevice.rotate(to: .landscapeRight)
        XCTAssertEqual(place(of: near), CGPoint(x: 824, y: 10))
        XCTAssertEqual(fixed.convert(CGPoint.zero, from: screen), CGPoint(x: 0, y: 844))
    }

    func testUpright() async {
        HeadlessDevice.current = .phone
        XCTAssertEqual(place(of: near), near)
        XCTAssertEqual(fixed.bounds, screen.bounds)
    }

    func testUpsideDown() async {
        HeadlessDevice.current = HeadlessDevice(size: CGSize(width: 768, height: 1_024), safeArea: .zero, idiom: .pad)
        HeadlessDevice.rotate(to: .portraitUpsideDown)
        XCTAssertEqual(place(of: near), CGPoint(x: 758, y: 1_004))
    }

    func testTheFixedBoundsDoNotTurn() async {
        HeadlessDevice.current = .phone
        HeadlessDevice.rotate()
        XCTAssertEqual(screen.bounds, CGRect(x: 0, y: 0, width: 844, height: 390))
        XCTAssertEqual(fixed.bounds, CGRect(x: 0, y: 0, width: 390, height: 844))
        XCTAssertEqual(
            screen.convert(CGRect(x: 0, y: 0, width: 390, height: 100), from: fixed),
            CGRect(x: 0, y: 0, width: 100, height: 390), "the device's top edge is at the left")
    }

    private var screen: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    private var fixed: any UICoordinateSpace { UIScreen.main.fixedCoordinateSpace }

    /// Converts a point of the device to the interface, and checks that the way back leads to it.
    private func place(of point: CGPoint) -> CGPoint {
        let place = fixed.convert(point, to: screen)
        XCTAssertEqual(fixed.convert(place, from: screen), point)
        return place
    }
}
