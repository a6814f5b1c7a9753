import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that the bar's appearance during a change depends only on the two states and the positions of the screens,
/// whatever animates the screens.
@MainActor
final class BarCarrierBlendTests: GenerationTestCase {
    private struct Change {
        let name: String
        let states: (first: BarState, second: BarState)
        let paints: (first: SeenPaint, second: SeenPaint)
    }

    private let changes = [
        Change(name: "clear, colour", states: (.clear, .ember), paints: (.nothing, .ember)),
        Change(name: "colour, clear", states: (.ember, .clear), paints: (.ember, .nothing)),
        Change(name: "system, colour", states: (BarState(), .halfSea), paints: (.nothing, .halfSea)),
        Change(name: "colour, system", states: (.halfSea, BarState()), paints: (.halfSea, .nothing)),
        Change(name: "two colours", states: (.ember, .halfSea), paints: (.ember, .halfSea)),
        Change(name: "clear, system", states: (.clear, BarState()), paints: (.nothing, .nothing)),
    ]

    func testAPushBlendsWhereverTheScreensAre() async throws {
        for driver in BarDriver.allCases {
            for change in changes {
                let scene = try BarStage(driver, from: change.states.first, to: change.states.second)
                scene.push()
                try watch(scene, change, driver)
                scene.paint.assertClose(to: change.paints.second, within: 1e-9, "\(driver) \(change.name) at the end")
            }
        }
    }

    func testAPopBlendsWhereverTheScreensAre() async throws {
        for driver in BarDriver.allCases {
            for change in changes {
                let scene = try BarStage(driver, from: change.states.first, to: change.states.second)
                try scene.arrive()
                scene.pop()
                try watch(scene, change, driver)
                scene.paint.assertClose(to: change.paints.first, within: 1e-9, "\(driver) \(change.name) at the end")
            }
        }
    }

    func testUnderTheFingerTheBlendIsExact() async throws {
        for driver in BarDriver.allCases {
            for change in changes {
                let scene = try BarStage(driver, from: change.states.first, to: change.states.second)
                try scene.arrive()
                for progress in [0.2, 0.5, 0.35, 0.8] {
                    scene.drivePop(to: progress)
                    let seen = Double(scene.popProgress)
                    // An animation block follows its own curve when scrubbed. A scrubbed property animator places the
                    // screen at the finger.
                    if driver != .block { XCTAssertEqual(seen, progress, accuracy: 0.01, "\(driver) \(change.name)") }
                    scene.paint.assertClose(
                        to: .between(change.paints.second, change.paints.first, at: seen),
                        "\(driver) \(change.name) at \(progress)")
                }
                try scene.release(finishing: true)
                scene.paint.assertClose(to: change.paints.first, within: 1e-9, "\(driver) \(change.name) at the end")
            }
        }
    }

    /// After a release the same function applies until the end, whether the change finishes or is cancelled.
    func testTheAnimationAfterAReleaseBlendsAsWell() async throws {
        for driver in BarDriver.allCases {
            for finishing in [true, false] {
                let scene = try BarStage(driver, from: .ember, to: .halfSea)
                try scene.arrive()
                scene.drivePop(to: 0.35)
                finishing ? scene.delegate?.percent?.finish() : scene.delegate?.percent?.cancel()
                if scene.delegate == nil { finishing ? flick(scene) : scene.stage.finger.cancel() }
                var moments = 0
                while scene.navigation.transitionCoordinator != nil, moments < 100 {
                    scene.paint.assertClose(
                        to: .between(.halfSea, .ember, at: Double(scene.popProgress)), "\(driver) \(finishing)")
                    scene.stage.advance(by: 1.0 / 60)
                    moments += 1
                }
                XCTAssertGreaterThan(moments, 3, "\(driver) \(finishing)")
                scene.paint.assertClose(to: finishing ? .ember : .halfSea, within: 1e-9, "\(driver) \(finishing)")
            }
        }
    }

    func testWithoutAnimationTheChangeIsImmediate() async throws {
        for driver in BarDriver.allCases {
            for change in changes {
                let scene = try BarStage(driver, from: change.states.first, to: change.states.second)
                scene.push(animated: false)
                scene.paint.assertClose(to: change.paints.second, within: 1e-9, "\(driver) \(change.name) pushed")
                scene.pop(animated: false)
                scene.paint.assertClose(to: change.paints.first, within: 1e-9, "\(driver) \(change.name) popped")
                XCTAssertTrue(TurnLoop.main.isIdle, "\(driver) \(change.name)")
            }
        }
    }

    private func flick(_ scene: BarStage) {
        scene.stage.finger.drag(to: CGPoint(x: scene.width * 0.45, y: 500), in: 0.03)
        scene.stage.finger.up()
    }

    /// Compares every frame until the end, and fails if no frame was between the two states.
    private func watch(_ scene: BarStage, _ change: Change, _ driver: BarDriver) throws {
        var between = 0
        while scene.navigation.transitionCoordinator != nil, between < 100 {
            let progress = Double(scene.popProgress)
            scene.paint.assertClose(
                to: .between(change.paints.second, change.paints.first, at: progress),
                "\(driver) \(change.name) at \(progress)")
            scene.stage.advance(by: 1.0 / 60)
            if progress > 0.05, progress < 0.95 { between += 1 }
        }
        XCTAssertGreaterThan(between, 3, "\(driver) \(change.name)")
        try scene.stage.settle()
    }
}
