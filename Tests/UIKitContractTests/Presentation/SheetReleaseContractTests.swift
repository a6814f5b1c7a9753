import UIKit
import XCTest

/// Tests what becomes of a sheet that a finger pulls and releases.
@preconcurrency
@MainActor
@available(iOS 16.0, *)
final class SheetReleaseContractTests: ContractTestCase {
    override class var generations: Generations { [18, 26, 27] }

    /// The points that a pull absorbs.
    private let slop: CGFloat = 10

    private func goes(_ detents: [UISheetPresentationController.Detent], way: CGFloat, speed: CGFloat) -> Bool {
        let scene = SheetScene(detents)
        defer { scene.putAway() }
        scene.drag(by: way + slop, speed: speed)
        scene.release()
        return !scene.isPresented
    }

    func testAPullAbsorbsTenPointsAndThenFollowsTheFinger() throws {
        // B27.2
        try Device.requireFinger()
        let scene = SheetScene()
        defer { scene.putAway() }
        for way in [60, 130, 90] as [CGFloat] {
            if way == 60 {
                scene.drag(by: way)
            } else {
                scene.finger.drag(to: scene.finger.place.x, scene.top + 60 + way)
                Device.turn()
            }
            XCTAssertEqual(scene.offset, way - slop, accuracy: 1)
        }
        scene.release()
        XCTAssertEqual(scene.offset, 0, accuracy: 0.5)
        XCTAssertTrue(scene.isPresented)
    }

    func testASheetGoesIfItWasPulledByMoreThanHalfOfItsHeight() throws {
        // B27.2
        try Device.requireFinger()
        let scene = SheetScene()
        let half = (scene.maxY - scene.top) / 2
        scene.putAway()
        XCTAssertFalse(goes([.large()], way: half - 10, speed: 300))
        XCTAssertTrue(goes([.large()], way: half + 10, speed: 300))
        // The height of 400 points can be that of the detent, or that of its frame, which has the safe area too.
        for value in [400, 366] as [CGFloat] {
            XCTAssertFalse(goes([SheetScene.detent(value), .large()], way: 170, speed: 300), "\(value)")
        }
        XCTAssertTrue(goes([SheetScene.detent(366), .large()], way: 210, speed: 300))
    }

    func testASheetGoesAtAThousandPointsPerSecondWhateverItsPlaceIs() throws {
        // B27.2
        try Device.requireFinger()
        XCTAssertFalse(goes([.large()], way: 64, speed: 975))
        XCTAssertTrue(goes([.large()], way: 64, speed: 1_025))
        // The projection of a slower flick would be far beyond the half.
        XCTAssertFalse(goes([.large()], way: 300, speed: 900))
    }

    func testBothOutcomesRunOnTheSameSpringFromTheVelocityOfTheFinger() throws {
        // B27.3
        try Device.requireFinger()
        let omega = 18.257
        // The way, and the speed at the end of it.
        for (way, speed) in [(200, 240), (200, 720), (500, 300), (300, 1_200)] as [(CGFloat, CGFloat)] {
            let scene = SheetScene()
            let height = scene.maxY - scene.top
            scene.drag(by: way + slop, speed: speed)
            XCTAssertEqual(scene.offset, way, accuracy: 1)
            scene.finger.up()
            let target = way > height / 2 || speed >= 1_000 ? height : 0
            let start = Double(way - target)
            for step in 1...6 {
                Device.wait(0.05)
                let time = Double(step) * 0.05
                let expected = Double(target) + (start + (Double(speed) + omega * start) * time) * exp(-omega * time)
                let accuracy = max(1, Double(height) * Device.motionTolerance)
                XCTAssertEqual(Double(scene.offset), expected, accuracy: accuracy, "\(way), \(speed), \(time)")
            }
            Device.wait(1)
            XCTAssertEqual(scene.isPresented, target == 0)
            scene.putAway()
        }
    }

    func testBetweenDetentsTheSheetIsResizedAndSnapsToTheNearest() throws {
        // B27.4
        try Device.requireFinger()
        for (way, isLarge) in [(-90, false), (-110, true)] as [(CGFloat, Bool)] {
            let scene = SheetScene([SheetScene.detent(300), SheetScene.detent(500)])
            defer { scene.putAway() }
            let height = scene.screen.view.bounds.height
            scene.drag(by: way - slop, speed: 1_500)
            XCTAssertEqual(scene.screen.view.bounds.height, height - way, accuracy: 1)
            XCTAssertEqual(scene.maxY, scene.window.bounds.maxY, accuracy: 0.5)
            scene.release()
            XCTAssertEqual(scene.screen.view.bounds.height, isLarge ? height + 200 : height, accuracy: 0.5)
        }
    }

    func testASheetOpensAtTheFirstOfItsDetents() {
        // B27.4
        for values in [[300, 500], [500, 300]] as [[CGFloat]] {
            let scene = SheetScene(values.map(SheetScene.detent))
            let other = SheetScene([SheetScene.detent(values[0])])
            XCTAssertEqual(scene.screen.view.bounds.height, other.screen.view.bounds.height)
            other.putAway()
            scene.putAway()
        }
    }
}
