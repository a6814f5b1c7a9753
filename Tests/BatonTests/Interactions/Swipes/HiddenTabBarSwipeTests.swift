import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests swipes and pops by code from a screen that hides the tab bar with `hidesBottomBarWhenPushed`, under animators
/// (B16.31).
@MainActor
final class HiddenTabBarSwipeTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        HeadlessQuirks.cancelledCustomPopsBreakTabBar = false
    }

    private func each(_ check: (TabbedSwipeStage) throws -> Void) throws {
        for animation in TabbedSwipeStage.Animation.allCases {
            for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                try check(TabbedSwipeStage(animation, on: device))
            }
        }
    }

    func testTheBarAndTheInsetsAreRightThroughout() async throws {
        try each { try swipe($0, breaks: false) }
    }

    /// Baton cannot prevent that UIKit's bar flashes and loses its buttons (B16.31). The insets stay right, and a pop
    /// that finishes brings the bar back.
    func testWhereUIKitBreaksTheBarTheInsetsAreRight() async throws {
        HeadlessQuirks.cancelledCustomPopsBreakTabBar = true
        try each { try swipe($0, breaks: true) }
    }

    private func swipe(_ scene: TabbedSwipeStage, breaks: Bool) throws {
        try scene.push()
        for (round, end) in ([100, 120, 80, 350] as [CGFloat]).enumerated() {
            let what = "\(scene.animation), swipe \(round)"
            scene.finger.down(at: scene.point(2))
            for step in 1...10 {
                scene.finger.drag(to: scene.point(2 + (end - 2) * CGFloat(step) / 10), in: 0.05)
                scene.checkInsets("\(what), step \(step)")
            }
            scene.finger.hold(for: 0.2)
            scene.finger.up()
            try scene.checkEachFrame("\(what), release")
            XCTAssertEqual(scene.navigation.viewControllers.count, end > 300 ? 1 : 2, what)
            if !breaks || end > 300 { XCTAssertEqual(scene.showsBar, end > 300, what) }
        }
        scene.checkBar()
    }

    func testAPopByCodeIsRightInEachFrame() async throws {
        for breaks in [false, true] {
            HeadlessQuirks.cancelledCustomPopsBreakTabBar = breaks
            try each { scene in
                for round in 0...1 {
                    try scene.push()
                    XCTAssertFalse(scene.showsBar)
                    scene.navigation.popViewController(animated: true)
                    try scene.checkEachFrame("\(scene.animation), pop \(round)")
                    XCTAssertEqual(scene.navigation.viewControllers.count, 1)
                    scene.checkBar()
                }
            }
        }
    }

    func testAPopByCodeAfterACancelledSwipeBringsTheBarBack() async throws {
        for breaks in [false, true] {
            HeadlessQuirks.cancelledCustomPopsBreakTabBar = breaks
            try each { scene in
                try scene.push()
                scene.finger.drag(from: scene.point(2), to: scene.point(100), in: 0.4)
                try scene.checkEachFrame("\(scene.animation), cancelled")
                XCTAssertEqual(scene.navigation.viewControllers.count, 2)
                scene.navigation.popViewController(animated: true)
                try scene.checkEachFrame("\(scene.animation), popped")
                scene.checkBar()
            }
        }
    }

    // MARK: With a screen above the one that hides the bar (B1.79)

    func testAPopToTheRootIsRightInEachFrame() async throws {
        for breaks in [false, true] {
            HeadlessQuirks.cancelledCustomPopsBreakTabBar = breaks
            try each { scene in
                try scene.pushTwo()
                scene.navigation.popToRootViewController(animated: true)
                try scene.checkEachFrame("\(scene.animation), pop to the root")
                scene.checkBar()
            }
        }
    }

    func testScreensThatAreSetAreRightInEachFrame() async throws {
        try each { scene in
            for animated in [true, false] {
                scene.navigation.setViewControllers([scene.a, scene.b, scene.c], animated: animated)
                try scene.checkEachFrame("\(scene.animation), set, \(animated)")
                XCTAssertFalse(scene.showsBar)
                // An animator alone hears nothing of screens that are set without animation.
                guard animated || [.slide, .cover].contains(scene.animation) else { continue }
                scene.navigation.setViewControllers([scene.a], animated: true)
                try scene.checkEachFrame("\(scene.animation), set again, \(animated)")
                scene.checkBar()
            }
        }
    }

    func testACancelledSwipeAmongTheScreensWithoutTheBar() async throws {
        try each { scene in
            try scene.pushTwo()
            for (end, count) in [(100, 3), (350, 2), (100, 2), (350, 1)] as [(CGFloat, Int)] {
                scene.finger.drag(from: scene.point(2), to: scene.point(end), in: 0.4)
                try scene.checkEachFrame("\(scene.animation), to \(end), \(count)")
                XCTAssertEqual(scene.navigation.viewControllers.count, count)
                XCTAssertEqual(scene.showsBar, count == 1)
            }
            scene.checkBar()
        }
    }
}
