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
    func testACancelledPushOfAScreenWithAHiddenBarRestoresEverything() async throws {
        let scene = try BarStage(.property, from: .ember, to: BarState(isHidden: true))
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
            let scene = try BarStage(driver, from: BarState(), to: .ember)
            XCTAssertNil(scene.backdrop, "\(driver) before")
            try scene.arrive()
            XCTAssertNotNil(scene.backdrop, "\(driver) there")
            scene.pop()
            try scene.stage.settle()
            XCTAssertNil(scene.backdrop, "\(driver) back")
        }
    }

    func testTheBackdropIsTheSiblingDirectlyBelowTheBar() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
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
        let scene = try BarStage(.slide, from: .ember, to: .clear)
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
}
