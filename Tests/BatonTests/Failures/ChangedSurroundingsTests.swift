import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests pushes and pops in which UIKit may change the status bar or the tab bar too. What UIKit shows meanwhile is its own; at the
/// end everything is right, and nothing of Baton's is left.
@MainActor
final class ChangedSurroundingsTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private final class BarelessScreen: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.safeAreasFollowTheStatusBar = false
            HeadlessQuirks.popsUnderModalsLoseTabBar = false
        }
    }

    /// Two screens differ in `prefersStatusBarHidden` (B27.45).
    func testAStatusBarThatHides() async throws {
        let small = HeadlessDevice.smallPhone.running(HeadlessDevice.current.systemVersion)
        for follows in [false, true] {
            HeadlessQuirks.safeAreasFollowTheStatusBar = follows
            for style in [TransitionStyle.slide, .cover, .fade] {
                for device in [small, small.rightToLeft, .phone] {
                    let note = "\(follows) \(device.size)"
                    let stand = try StackStage(device, showsB: false) { $0.transitions = NavigationTransitions(style) }
                    let before = WindowDump(stand.stage.window)
                    stand.push(BarelessScreen())
                    try stand.stage.settle()
                    let pushed = WindowDump(stand.stage.window)
                    let (finger, bounds) = (stand.stage.finger, stand.stage.window.bounds)
                    let isMirrored = device.layoutDirection == .rightToLeft
                    finger.down(at: CGPoint(x: isMirrored ? bounds.maxX - 1 : 1, y: bounds.midY))
                    finger.drag(to: CGPoint(x: bounds.midX, y: bounds.midY), in: 0.3)
                    XCTAssertNotNil(stand.navigation.transitionCoordinator, note)
                    finger.cancel()
                    try stand.stage.settle()
                    XCTAssertEqual(WindowDump(stand.stage.window).difference(from: pushed), [], note)
                    stand.pop()
                    try stand.stage.settle()
                    XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], note)
                }
            }
        }
    }

    /// A screen that hides the tab bar is popped under a modal presentation (B27.46).
    func testAPopUnderAModalPresentation() async throws {
        var losses = 0
        for loses in [false, true] {
            HeadlessQuirks.popsUnderModalsLoseTabBar = loses
            for (animated, device) in [false, true].flatMap({ [($0, HeadlessDevice.phone), ($0, .phone.rightToLeft)] })
            {
                let scene = try TabbedSwipeStage(.slide, on: device)
                let before = WindowDump(scene.stage.window)
                try scene.push()
                let modal = TestScreen("Modal")
                modal.modalPresentationStyle = .overFullScreen
                scene.tabs.present(modal, animated: false)
                try scene.stage.settle()
                scene.navigation.popViewController(animated: animated)
                try scene.stage.settle()
                modal.dismiss(animated: false)
                try scene.stage.settle()
                let note = "\(loses) \(animated)"
                XCTAssertTrue(scene.navigation.topViewController === scene.a, note)
                XCTAssertNil(scene.navigation.transitionCoordinator, note)
                XCTAssertEqual(scene.a.additionalSafeAreaInsets, .zero, note)
                XCTAssertEqual(scene.b.additionalSafeAreaInsets, .zero, note)
                XCTAssertEqual(scene.stage.window.leftovers, [], note)
                if scene.showsBar {
                    XCTAssertEqual(WindowDump(scene.stage.window).difference(from: before), [], note)
                } else {
                    // A bar that UIKit has lost is in no inset either.
                    XCTAssertTrue(loses, note)
                    losses += 1
                    XCTAssertEqual(scene.a.view.safeAreaInsets.bottom, 34, note)
                }
            }
        }
        XCTAssertGreaterThan(losses, 0)
    }
}
