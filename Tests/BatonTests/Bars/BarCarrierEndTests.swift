import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests how a change ends.
///
/// A cancelled change restores the previous state. A finished change leaves only the state of the new top view
/// controller.
@MainActor
final class BarCarrierEndTests: GenerationTestCase {
    private let states: [(name: String, state: BarState)] = [
        ("system", BarState()),
        ("clear", .clear),
        ("half sea", .halfSea),
        ("dressed", BarState(background: .color(.systemIndigo), tintColor: .white, titleColor: .yellow)),
        ("title and tint only", BarState(tintColor: .red, titleColor: .green)),
        ("hidden colour", BarState(background: .color(.red), isHidden: true)),
    ]

    func testACancelledPopLeavesTheWindowAsItWas() async throws {
        for driver in BarDriver.allCases {
            try pairs { first, second, name in
                let scene = try BarScene(driver, from: first, to: second)
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
                let scene = try BarScene(driver, from: first, to: second)
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
                let moved = try BarScene(driver, from: first, to: second)
                try moved.arrive()
                let slow = moved.dump
                moved.pop()
                try moved.stage.settle()
                let slowBack = moved.dump
                let jumped = try BarScene(driver, from: first, to: second)
                jumped.push(animated: false)
                try jumped.stage.settle()
                XCTAssertEqual(slow.difference(from: jumped.dump), [], "\(driver) \(name) pushed")
                jumped.pop(animated: false)
                try jumped.stage.settle()
                XCTAssertEqual(slowBack.difference(from: jumped.dump), [], "\(driver) \(name) popped")
            }
        }
    }

    func testACancelledPushOfAScreenWithAHiddenBarRestoresEverything() async throws {
        let scene = try BarScene(.property, from: .ember, to: BarState(isHidden: true))
        let before = scene.dump
        let percent = UIPercentDrivenInteractiveTransition()
        scene.delegate?.percent = percent
        scene.push()
        percent.update(0.5)
        scene.stage.turn()
        XCTAssertTrue(scene.navigation.isNavigationBarHidden)
        percent.cancel()
        try scene.stage.settle()
        XCTAssertEqual(scene.second.additionalSafeAreaInsets, .zero)
        XCTAssertNil(scene.second.navigationItem.standardAppearance)
        XCTAssertEqual(scene.dump.difference(from: before), [])
    }

    func testReturningToTheSystemBarRemovesTheBackdrop() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarScene(driver, from: BarState(), to: .ember)
            XCTAssertNil(scene.backdrop, "\(driver) before")
            try scene.arrive()
            XCTAssertNotNil(scene.backdrop, "\(driver) there")
            scene.pop()
            try scene.stage.settle()
            XCTAssertNil(scene.backdrop, "\(driver) back")
        }
    }

    func testTheBackdropIsTheSiblingDirectlyBelowTheBar() async throws {
        let scene = try BarScene(.slide, from: .ember, to: .clear)
        let siblings = scene.navigation.view.subviews
        let place = try XCTUnwrap(siblings.firstIndex { $0 is any BarBackdrop })
        XCTAssertTrue(siblings[place + 1] === scene.bar)
        XCTAssertEqual(scene.backdrop?.frame, CGRect(x: 0, y: 0, width: 390, height: 47 + HeadlessDevice.rowHeight))
        let line = try XCTUnwrap(scene.backdrop?.line.frame)
        XCTAssertEqual(line.minY, 47 + HeadlessDevice.rowHeight, "the line is below the bar")
        XCTAssertEqual(line.width, 390)
        XCTAssertEqual(line.height, 1.0 / 3, accuracy: 1e-9)
    }

    func testAPoppedScreenIsReleased() async throws {
        weak var gone: UIViewController?
        let scene = try BarScene(.slide, from: .ember, to: .clear)
        try autoreleased {
            let third = UIViewController()
            third.navigationItem.barState = BarState(background: .clear, titleColor: .white, isHidden: true)
            gone = third
            scene.navigation.pushViewController(third, animated: true)
            try scene.stage.settle()
            scene.navigation.popViewController(animated: true)
            try scene.stage.settle()
        }
        XCTAssertNil(gone)
    }

    /// Runs the closure in a separate scope, so that no local variable keeps objects alive afterwards.
    private func autoreleased(_ body: () throws -> Void) rethrows {
        try body()
    }

    private func pairs(_ body: (BarState, BarState, String) throws -> Void) rethrows {
        for first in states {
            for second in states { try body(first.state, second.state, "\(first.name) under \(second.name)") }
        }
    }
}
