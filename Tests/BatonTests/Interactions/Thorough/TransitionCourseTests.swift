import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that what Baton paints goes along with the screens that Baton animates, whatever UIKit does with animations
/// alongside: it is in the same property animator.
@MainActor
final class TransitionCourseTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// The progress of a pop, as the bar shows it and as the screen shows it. The bar's background fades out.
    private func progress(_ scene: BarStage) -> (bar: Double, screen: Double) {
        let backdrop = scene.navigation.view.family.compactMap { $0 as? any BarBackdrop }.first
        let place = scene.second.view.seenFrame.minX / 390
        return (1 - SeenPaint(backdrop).alpha, Double(abs(place)))
    }

    /// Checks each of the next frames.
    private func expectTogether(_ scene: BarStage, frames: Int, _ name: String) {
        for _ in 0..<frames {
            scene.stage.advance(by: 1.0 / 60)
            let seen = progress(scene)
            XCTAssertEqual(seen.bar, seen.screen, accuracy: 0.005, name)
        }
    }

    func testTheBarIsWhereTheScreenIsUnderTheFingerAndAfterTheRelease() async throws {
        for belief in InteractionBelief.all {
            for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                for finishes in [true, false] {
                    try belief.whileTrue {
                        let scene = try BarStage(.slide, from: .clear, to: .ember, on: device)
                        try scene.arrive()
                        let name = "\(belief), \(device.name), finishes: \(finishes)"
                        try drive(
                            scene, to: finishes ? 0.7 : 0.3, mirrored: device.layoutDirection == .rightToLeft, name)
                        scene.stage.finger.up()
                        expectTogether(scene, frames: 12, "after the release, \(name)")
                        try scene.stage.settle()
                        XCTAssertEqual(scene.navigation.viewControllers.count, finishes ? 1 : 2, name)
                    }
                }
            }
        }
    }

    private func drive(_ scene: BarStage, to part: CGFloat, mirrored: Bool, _ name: String) throws {
        func point(_ way: CGFloat) -> CGPoint { CGPoint(x: mirrored ? 390 - way : way, y: 400) }
        scene.stage.finger.down(at: point(1))
        for step in 1...6 {
            scene.stage.finger.drag(to: point(1 + 390 * part * CGFloat(step) / 6), in: 1.0 / 20)
            let seen = progress(scene)
            XCTAssertEqual(seen.bar, seen.screen, accuracy: 0.005, "under the finger, \(name)")
        }
        XCTAssertEqual(progress(scene).screen, Double(part), accuracy: 0.03, name)
        scene.stage.finger.hold(for: 0.1)
    }

    /// A transition that runs by itself, and one that is caught.
    func testTheBarIsWhereTheScreenIsInATransitionThatIsCaught() async throws {
        for belief in InteractionBelief.all {
            try belief.whileTrue {
                let scene = try BarStage(.slide, from: .clear, to: .ember)
                try scene.arrive()
                scene.pop()
                expectTogether(scene, frames: 5, "by itself, \(belief)")
                scene.stage.finger.catchTransition(at: CGPoint(x: 195, y: 400), towards: CGPoint(x: -1, y: 0))
                XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true, "\(belief)")
                let caught = progress(scene)
                scene.stage.finger.drag(to: CGPoint(x: 100, y: 400), in: 0.2)
                let held = progress(scene)
                XCTAssertEqual(held.screen, max(0, caught.screen - 95 / 390), accuracy: 0.002, "back, \(belief)")
                XCTAssertEqual(held.bar, held.screen, accuracy: 0.005, "caught, \(belief)")
                scene.stage.finger.up()
                expectTogether(scene, frames: 12, "released, \(belief)")
                try scene.stage.settle()
                XCTAssertEqual(scene.navigation.viewControllers.count, 2, "turned round, \(belief)")
            }
        }
    }
}
