import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests how a change ends between each two states.
///
/// A cancelled change restores the previous state. A finished change leaves only the state of the new top view
/// controller.
@MainActor
final class BarPairTests: GenerationTestCase {
    private let states: [(name: String, state: BarState)] = [
        ("system", BarState()),
        ("clear", .clear),
        ("half sea", .halfSea),
        ("dressed", BarState(background: .color(.systemIndigo), titleColor: .yellow, tintColor: .white)),
        ("title and tint only", BarState(titleColor: .green, tintColor: .red)),
        ("hidden colour", BarState(background: .color(.red), isHidden: true)),
    ]

    func testACancelledPopLeavesTheWindowAsItWas() async throws {
        for driver in BarDriver.allCases {
            try pairs { first, second, name in
                let scene = try BarStage(driver, from: first, to: second)
                try scene.arrive()
                let before = scene.dump
                scene.drivePop(to: 0.35)
                XCTAssertNotNil(scene.navigation.transitionCoordinator, "\(driver) \(name): nothing was driven")
                try scene.release(finishing: false)
                XCTAssertEqual(scene.navigation.topViewController, scene.second, "\(driver) \(name)")
                XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver) \(name)")
            }
        }
    }

    func testAFinishedPopRestoresTheStateBeforeThePush() async throws {
        for driver in BarDriver.allCases {
            try pairs { first, second, name in
                let scene = try BarStage(driver, from: first, to: second)
                let before = scene.dump
                try scene.arrive()
                scene.drivePop(to: 0.8)
                try scene.release(finishing: true)
                XCTAssertEqual(scene.navigation.topViewController, scene.first, "\(driver) \(name)")
                XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver) \(name)")
            }
        }
    }

    func testTheResultIsTheSameWithAndWithoutAnimation() async throws {
        for driver in BarDriver.allCases {
            try pairs { first, second, name in
                let moved = try BarStage(driver, from: first, to: second)
                try moved.arrive()
                let slow = moved.dump
                moved.pop()
                try moved.stage.settle()
                let slowBack = moved.dump
                let jumped = try BarStage(driver, from: first, to: second)
                jumped.push(animated: false)
                try jumped.stage.settle()
                XCTAssertEqual(slow.difference(from: jumped.dump), [], "\(driver) \(name) pushed")
                jumped.pop(animated: false)
                try jumped.stage.settle()
                XCTAssertEqual(slowBack.difference(from: jumped.dump), [], "\(driver) \(name) popped")
            }
        }
    }

    private func pairs(_ body: (BarState, BarState, String) throws -> Void) rethrows {
        for first in states {
            for second in states { try body(first.state, second.state, "\(first.name) under \(second.name)") }
        }
    }
}
