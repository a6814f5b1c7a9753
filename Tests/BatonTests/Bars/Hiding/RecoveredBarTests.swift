import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a bar that a pop shows again after Baton has hidden it, with each answer to what UIKit makes of it (B27.43).
@MainActor
final class RecoveredBarTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        HeadlessQuirks.barsAfterHidingInCustomPops = .shown
    }

    private func each(_ check: (BarStage, String) throws -> Void) throws {
        for answer in HeadlessQuirks.BarsAfterHiding.allCases {
            HeadlessQuirks.barsAfterHidingInCustomPops = answer
            for driver in BarDriver.allCases {
                for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                    let scene = try BarStage(driver, from: .ember, to: BarState(isHidden: true), on: device)
                    try scene.arrive()
                    XCTAssertLessThanOrEqual(scene.bar.frame.maxY, 0)
                    try check(scene, "\(answer) \(driver)")
                    scene.stage.close()
                }
            }
        }
    }

    private func assertBarIsUsable(_ scene: BarStage, _ what: String, line: UInt = #line) {
        XCTAssertFalse(scene.navigation.isNavigationBarHidden, what, line: line)
        XCTAssertGreaterThan(scene.bar.frame.maxY, 0, what, line: line)
        let middle = CGPoint(x: scene.bar.bounds.midX, y: scene.bar.bounds.midY)
        XCTAssertNotNil(scene.bar.hitTest(middle, with: nil), what, line: line)
        XCTAssertEqual(scene.first.view.safeAreaInsets.top, scene.bar.frame.maxY, what, line: line)
    }

    func testAPopShowsTheBarWithTouches() async throws {
        try each { scene, what in
            scene.pop()
            try scene.stage.settle()
            assertBarIsUsable(scene, what)
        }
    }

    func testEachPopShowsTheBar() async throws {
        try each { scene, what in
            scene.pop()
            scene.stage.advance(by: 0.1)
            try scene.stage.settle()
            scene.push()
            try scene.stage.settle()
            XCTAssertTrue(scene.navigation.isNavigationBarHidden, what)
            scene.pop()
            try scene.stage.settle()
            assertBarIsUsable(scene, what)
        }
    }

    func testTheBarIsInItsPlaceRightAfterThePop() async throws {
        HeadlessQuirks.barsAfterHidingInCustomPops = .outOfSight
        let scene = try BarStage(.slide, from: .ember, to: BarState(isHidden: true))
        try scene.arrive()
        scene.pop()
        while scene.navigation.transitionCoordinator != nil { scene.stage.advance(by: 1.0 / 60) }
        scene.stage.advance(by: 1.0 / 60)
        XCTAssertEqual((scene.bar.layer.presentation() ?? scene.bar.layer).frame.minY, 47, accuracy: 0.01)
    }

    /// What the app does in the same turn as the end is left as it is.
    func testAnAppThatHidesTheBarAtTheEndKeepsItHidden() async throws {
        try each { scene, what in
            scene.pop()
            let navigation = scene.navigation
            navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [weak navigation] _ in
                navigation?.setNavigationBarHidden(true, animated: false)
            }
            try scene.stage.settle()
            XCTAssertTrue(navigation.isNavigationBarHidden, what)
            XCTAssertLessThanOrEqual(scene.bar.frame.maxY, 0, what)
        }
    }
}
