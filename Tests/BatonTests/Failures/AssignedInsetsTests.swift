import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that an app's own `additionalSafeAreaInsets`, assigned in the middle of a transition in which Baton adds an inset, are
/// what is left at the end.
@MainActor
final class AssignedInsetsTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// Why Baton adds an inset.
    private enum Reason: CaseIterable {
        /// The upper screen hides the tab bar.
        case tabBar
        /// The upper screen has a toolbar.
        case toolbar
        /// The bar of the upper screen, or of the lower one, is 30 points higher.
        case upperPrompt, lowerPrompt
    }

    private enum Move: CaseIterable {
        case push, cancelledPush, pop, cancelledPop

        var isPop: Bool { self == .pop || self == .cancelledPop }
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.customPopsKeepToolbars = false }
    }

    @MainActor
    private final class Scene {
        let (lower, upper) = (TestScreen("A"), TestScreen("B"))
        let stack: UINavigationController
        let stage: Stage
        let isMirrored: Bool

        init(_ reason: Reason, on device: HeadlessDevice) throws {
            isMirrored = device.layoutDirection == .rightToLeft
            stack = UINavigationController(rootViewController: lower)
            lower.navigationItem.barState = .ember
            upper.navigationItem.barState = .halfSea
            stack.transitions = .slide
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            switch reason {
            case .tabBar: upper.hidesBottomBarWhenPushed = true
            case .toolbar:
                lower.onWillAppear = { [weak stack] in stack?.setToolbarHidden(true, animated: true) }
                upper.onWillAppear = { [weak stack] in stack?.setToolbarHidden(false, animated: true) }
            case .upperPrompt: upper.navigationItem.prompt = "Prompt"
            case .lowerPrompt: lower.navigationItem.prompt = "Prompt"
            }
            stage = Stage(device, root: reason == .tabBar ? tabs : stack)
            try stage.settle()
        }

        /// Whether Baton has added an inset to one of the screens.
        var hasAdded: Bool { [lower, upper].contains { $0.additionalSafeAreaInsets != .zero } }

        func begin(_ move: Move) throws {
            if move.isPop {
                stack.pushViewController(upper, animated: false)
                try stage.settle()
                stage.finger.down(at: place(1))
                stage.finger.drag(to: place(150), in: 0.2)
            } else {
                stack.pushViewController(upper, animated: true)
                stage.advance(by: 0.1)
            }
        }

        func end(_ move: Move) throws {
            switch move {
            case .push: break
            case .pop: stage.finger.drag(to: place(350), in: 0.1)
            case .cancelledPop: stage.finger.drag(to: place(20), in: 0.2)
            case .cancelledPush:
                stage.finger.catchTransition(at: place(195), towards: CGPoint(x: isMirrored ? -1 : 1, y: 0))
                stage.finger.drag(to: place(375), in: 0.05)
            }
            if move != .push { stage.finger.up() }
            try stage.settle()
        }

        private func place(_ way: CGFloat) -> CGPoint {
            CGPoint(x: isMirrored ? stage.window.bounds.width - way : way, y: 500)
        }
    }

    private func forEachCase(_ body: (Scene, Move, String) throws -> Void) throws {
        for reason in Reason.allCases {
            var withInset = 0
            for move in Move.allCases {
                for (keeps, device) in [
                    (false, HeadlessDevice.phone), (true, .phone), (false, .phone.rightToLeft),
                    (true, .phone.rightToLeft),
                ] {
                    HeadlessQuirks.customPopsKeepToolbars = keeps
                    let scene = try Scene(reason, on: device)
                    try scene.begin(move)
                    XCTAssertNotNil(scene.stack.transitionCoordinator)
                    if scene.hasAdded { withInset += 1 }
                    try body(scene, move, "\(reason), \(move), \(keeps)")
                    XCTAssertEqual(HeadlessLog.warnings, [])
                }
            }
            XCTAssertGreaterThan(withInset, 0, "\(reason)")
        }
    }

    private static let apps = UIEdgeInsets(top: 12, left: 3, bottom: 20, right: 5)

    func testAValueThatIsAssignedIsLeft() async throws {
        try forEachCase { scene, move, note in
            for screen in [scene.lower, scene.upper] { screen.additionalSafeAreaInsets = Self.apps }
            scene.stage.advance(by: 0.05)
            try scene.end(move)
            XCTAssertTrue(
                scene.stack.topViewController === (move == .push || move == .cancelledPop ? scene.upper : scene.lower),
                note)
            XCTAssertEqual(scene.lower.additionalSafeAreaInsets, Self.apps, "lower, \(note)")
            XCTAssertEqual(scene.upper.additionalSafeAreaInsets, Self.apps, "upper, \(note)")
        }
    }

    func testAValueThatIsAddedIsLeft() async throws {
        try forEachCase { scene, move, note in
            for screen in [scene.lower, scene.upper] {
                screen.additionalSafeAreaInsets.top += 12
                screen.additionalSafeAreaInsets.bottom += 20
            }
            scene.stage.advance(by: 0.05)
            try scene.end(move)
            let added = UIEdgeInsets(top: 12, left: 0, bottom: 20, right: 0)
            XCTAssertEqual(scene.lower.additionalSafeAreaInsets, added, "lower, \(note)")
            XCTAssertEqual(scene.upper.additionalSafeAreaInsets, added, "upper, \(note)")
        }
    }
}
