import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Resizes a window while the backgrounds of two bars change.
@MainActor
final class ResizedBarTests: AnyDesignTestCase {
    private func scene(_ isMirrored: Bool, travels: Bool) throws -> BarStage {
        try BarStage(
            .slide, from: BarState(background: .color(.red)), to: BarState(background: .color(.blue)),
            stackState: BarState { $0.transition = travels ? .travel : nil }, on: isMirrored ? .pad.rightToLeft : .pad)
    }

    /// Expects a background over the whole width of the bar, under the status bar, where no titles and buttons are.
    private func expect(_ scene: BarStage, isBlue: Bool, _ name: String) {
        let width = scene.stage.window.bounds.width
        for x in [2, width / 2, width - 2] {
            let color = scene.stage.color(at: CGPoint(x: x, y: 4))
            XCTAssertEqual(color.blue, isBlue ? 1 : 0, accuracy: 0.01, "\(x), \(name)")
            XCTAssertEqual(color.red, isBlue ? 0 : 1, accuracy: 0.01, "\(x), \(name)")
        }
    }

    private func resize(_ scene: BarStage, isBlue: Bool, _ name: String) throws {
        for width in [700, 520, 900] {
            scene.stage.resize(to: CGSize(width: width, height: 1_000), lasting: 0)
            scene.stage.advance(by: 1.0 / 60)
            expect(scene, isBlue: isBlue, "\(width), \(name)")
        }
        try scene.stage.settle()
        expect(scene, isBlue: isBlue, name)
        XCTAssertEqual(scene.stage.window.family.filter { $0 is BarClip }, [], name)
        XCTAssertEqual(scene.backdrops.count, 1, name)
    }

    func testTheBarIsThatOfTheNewScreenAtOnce() async throws {
        for travels in [false, true] {
            for isMirrored in [false, true] {
                for pops in [false, true] {
                    let scene = try scene(isMirrored, travels: travels)
                    if pops { try scene.arrive() }
                    pops ? scene.pop() : scene.push()
                    scene.stage.advance(by: 0.1)
                    try resize(scene, isBlue: !pops, "travels \(travels), pops \(pops), mirrored \(isMirrored)")
                }
            }
        }
    }

    func testUnderAFingerTheBarIsThatOfTheFormerScreenAgain() async throws {
        for travels in [false, true] {
            let scene = try scene(false, travels: travels)
            try scene.arrive()
            scene.stage.finger.down(at: CGPoint(x: 1, y: 600))
            scene.stage.finger.drag(to: CGPoint(x: 300, y: 600), in: 0.2)
            try resize(scene, isBlue: true, "held, travels \(travels)")
            scene.stage.finger.up()
            try resize(scene, isBlue: true, "released, travels \(travels)")
        }
    }

    func testBackgroundsThatAreInTheirPlaceDoNotProlongTheTransition() async throws {
        let scene = try scene(false, travels: true)
        try scene.arrive()
        scene.stage.finger.down(at: CGPoint(x: 1, y: 600))
        scene.stage.finger.drag(to: CGPoint(x: 200, y: 600), in: 0.2)
        scene.stage.finger.drag(to: CGPoint(x: 1, y: 600), in: 0.2)
        scene.stage.finger.hold(for: 0.2)
        XCTAssertNotNil(scene.navigation.transitionCoordinator)
        scene.stage.finger.up()
        scene.stage.advance(by: 0.05)
        XCTAssertNil(scene.navigation.transitionCoordinator)
        try scene.stage.settle()
    }
}
