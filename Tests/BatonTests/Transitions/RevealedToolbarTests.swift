import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the bottom inset of a screen without a toolbar, which a pop from a screen with one reveals (B27.44).
@MainActor
final class RevealedToolbarTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        HeadlessQuirks.customPopsKeepToolbars = false
    }

    private func each(_ check: (UINavigationController, UIViewController, Stage) throws -> Void) throws {
        for keeps in [false, true] {
            HeadlessQuirks.customPopsKeepToolbars = keeps
            for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                let (lower, upper) = (TestScreen("A"), TestScreen("B"))
                let stack = UINavigationController(rootViewController: lower)
                lower.onWillAppear = { [weak stack] in stack?.setToolbarHidden(true, animated: true) }
                upper.onWillAppear = { [weak stack] in stack?.setToolbarHidden(false, animated: true) }
                stack.transitions = .slide
                let stage = Stage(device, root: stack)
                try stage.settle()
                lower.additionalSafeAreaInsets.bottom = 20
                stack.pushViewController(upper, animated: true)
                try stage.settle()
                XCTAssertGreaterThan(upper.view.safeAreaInsets.bottom, 34)
                try check(stack, lower, stage)
                XCTAssertEqual(lower.additionalSafeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
                stage.close()
            }
        }
    }

    func testTheRevealedScreenHasItsOwnInsetThroughout() async throws {
        try each { stack, lower, stage in
            var insets = stack.topViewController?.view.safeAreaInsets ?? .zero
            // That of the home indicator, and the 20 points that the app has added.
            insets.bottom = 54
            stack.popViewController(animated: true)
            for _ in 0..<40 {
                stage.advance(by: 1.0 / 60)
                XCTAssertEqual(lower.view.safeAreaInsets, insets)
            }
            try stage.settle()
            XCTAssertIdentical(stack.topViewController, lower)
        }
    }

    func testACancelledPopLeavesNoInset() async throws {
        try each { stack, lower, stage in
            let isMirrored = stage.device.layoutDirection == .rightToLeft
            let ways = [2, 120].map { CGPoint(x: isMirrored ? 390 - $0 : $0, y: 400) }
            stage.finger.down(at: ways[0])
            stage.finger.drag(to: ways[1], in: 0.2)
            XCTAssertNotNil(lower.view.window)
            XCTAssertEqual(lower.view.safeAreaInsets.bottom, 54)
            stage.finger.cancel()
            try stage.settle()
            XCTAssertEqual(stack.topViewController?.title, "B")
        }
    }
}
