import XCTest

@testable import UIKit

/// Tests the places of the parts of a floating tab bar.
@MainActor
final class TabBarPlacesTests: XCTestCase {
    private func places(
        _ size: CGSize = CGSize(width: 402, height: 83), minimized: Bool = false, mirrored: Bool = false
    ) -> TabBarPlaces {
        TabBarPlaces.places(in: size, items: 3, isMinimized: minimized, isMirrored: mirrored)
    }

    func testTheCapsuleIsTwentyOnePointsFromTheSidesAndTheBottom() async {
        // B17.52
        let places = places()
        XCTAssertEqual(places.capsule, CGRect(x: 21, y: 0, width: 360, height: 62))
        XCTAssertEqual(places.items.map(\.minX), [21, 141, 261])
        XCTAssertEqual(places.items.map(\.size), Array(repeating: CGSize(width: 120, height: 62), count: 3))
        XCTAssertEqual(self.places(mirrored: true).items.map(\.minX), [261, 141, 21])
    }

    func testAnAccessoryHasTheKnownSizesOnAPhoneOf402Points() async {
        // B17.53
        XCTAssertEqual(places().accessory.size, CGSize(width: 360, height: 48))
        XCTAssertLessThanOrEqual(places().accessory.maxY, 0)
        XCTAssertEqual(places(minimized: true).accessory.size, CGSize(width: 234, height: 48))
    }

    func testAMinimizedBarIsARoundPieceAtItsStartBesideTheAccessory() async {
        // B17.63, B17.71
        for mirrored in [false, true] {
            let places = places(minimized: true, mirrored: mirrored)
            XCTAssertEqual(places.capsule.width, places.capsule.height)
            XCTAssertEqual(places.capsule.maxY, 62)
            XCTAssertEqual(mirrored ? places.capsule.maxX : places.capsule.minX, mirrored ? 381 : 21)
            XCTAssertEqual(places.accessory.midY, places.capsule.midY)
            XCTAssertFalse(places.accessory.intersects(places.capsule))
        }
    }

    func testALowBarKeepsItsCapsuleInside() async {
        XCTAssertEqual(places(CGSize(width: 375, height: 49)).capsule, CGRect(x: 21, y: 0, width: 333, height: 49))
    }

    func testOnlyADragMinimizesAndTheOtherDirectionOrTheStartRestores() async {
        // B17.63
        var state = TabBarMinimizing(past: 100)
        func next(
            _ past: CGFloat, _ behavior: UITabBarController.MinimizeBehavior = .onScrollDown, dragged: Bool = true
        ) -> Bool {
            state.isMinimized(after: past, end: 500, behavior, isDragged: dragged)
        }
        XCTAssertTrue(next(110))
        XCTAssertFalse(next(110, dragged: false))
        XCTAssertFalse(next(110, .automatic))
        XCTAssertFalse(next(110, .never))
        XCTAssertFalse(next(110, .onScrollUp))
        XCTAssertTrue(next(90, .onScrollUp))
        XCTAssertFalse(next(510))
        state.isMinimized = true
        XCTAssertFalse(next(90))
        XCTAssertTrue(next(90, dragged: false))
        XCTAssertTrue(next(100))
        XCTAssertFalse(next(0, dragged: false))
    }
}
