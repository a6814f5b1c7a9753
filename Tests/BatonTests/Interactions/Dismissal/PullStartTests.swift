import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a pull that starts only where a closure allows it, because the content uses drags by itself.
@MainActor
final class PullStartTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private var points: [CGPoint] = []

    /// A pull that does not start in the uppermost 150 points of the screen.
    private var belowTheTop: PullDismiss.Options {
        PullDismiss.Options(startsAt: { [self] point, _ in
            points.append(point)
            return point.y > 150
        })
    }

    func testACardIsPulledFromTheAllowedPartOnly() async throws {
        // The card begins at 57 and is 787 points high.
        for (start, isPulled, device) in [
            (CGFloat(200), false, HeadlessDevice.phone), (500, true, .phone), (200, false, .phone.rightToLeft),
            (500, true, .phone.rightToLeft),
        ] {
            points = []
            let stand = try CardStage(device)
            try stand.present(using: .card.pull(belowTheTop))
            stand.stage.finger.down(at: CGPoint(x: 195, y: start))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: start + 100), in: 0.2)
            XCTAssertEqual(stand.card.transitionCoordinator != nil, isPulled, "\(start)")
            XCTAssertEqual(points, [CGPoint(x: 195, y: start - 57)])
            stand.stage.finger.cancel()
            try stand.stage.settle()
        }
    }

    func testASheetIsDraggedFromTheAllowedPartOnly() async throws {
        for (start, moves, device) in [
            (CGFloat(600), false, HeadlessDevice.phone), (800, true, .phone), (600, false, .phone.rightToLeft),
            (800, true, .phone.rightToLeft),
        ] {
            let stand = try CardStage(device)
            try stand.present(using: .sheet(detents: [.height(266), .height(566)]).pull(belowTheTop))
            let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
            let place = wrapper.seenFrame
            stand.stage.finger.down(at: CGPoint(x: 195, y: start))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: start - 100), in: 0.2)
            XCTAssertEqual(wrapper.seenFrame != place, moves, "\(start)")
            stand.stage.finger.cancel()
            try stand.stage.settle()
        }
    }
}
