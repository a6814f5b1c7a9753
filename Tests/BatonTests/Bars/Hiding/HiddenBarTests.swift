import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a bar that a screen hides by its state: by UIKit's own means, and with its paint.
@MainActor
final class HiddenBarTests: GenerationTestCase {
    private static let hidden = BarState(isHidden: true)
    private static let pairs: [(from: BarState, to: BarState)] = [
        (.ember, hidden), (BarState(), hidden), (.halfSea, BarState(background: .color(.blue), isHidden: true)),
        (BarState(background: .gradient([.red, .blue])), hidden),
        (BarState(background: .blur(.systemMaterial)) { $0.transition = .travel }, hidden), (hidden, .ember),
        (hidden, BarState(background: .gradient([.red, .blue]))), (hidden, hidden),
    ]

    func testAHiddenBarIsUIKitsHiddenBar() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: BarState(), to: Self.hidden)
            try scene.arrive()
            XCTAssertTrue(scene.navigation.isNavigationBarHidden, "\(driver)")
            XCTAssertEqual(scene.bar.alpha, 1, "\(driver)")
            XCTAssertFalse(scene.bar.accessibilityElementsHidden, "\(driver)")
            XCTAssertEqual(scene.second.additionalSafeAreaInsets, .zero, "\(driver)")
            let hit = scene.stage.window.hitTest(CGPoint(x: 195, y: 69), with: nil)
            XCTAssertTrue(hit === scene.second.view, "\(driver): \(String(describing: hit))")
            scene.pop()
            try scene.stage.settle()
            XCTAssertFalse(scene.navigation.isNavigationBarHidden, "\(driver)")
        }
    }

    func testPaintAndBarAreOneThingAtEveryFrame() async throws {
        for driver in BarDriver.allCases {
            for (from, to) in Self.pairs {
                let scene = try BarStage(driver, from: from, to: to)
                scene.push()
                try scene.assertPaintStaysWithTheBar("push \(driver)")
                scene.pop()
                try scene.assertPaintStaysWithTheBar("pop \(driver)")
                scene.navigation.view.semanticContentAttribute = .forceRightToLeft
                scene.push()
                try scene.assertPaintStaysWithTheBar("push from right to left \(driver)")
                scene.pop()
                try scene.assertPaintStaysWithTheBar("pop from right to left \(driver)")
                scene.navigation.view.semanticContentAttribute = .unspecified
                for finishing in [false, true] {
                    try scene.arrive(unless: scene.navigation.topViewController === scene.second)
                    for progress in [0.1, 0.6, 0.3] {
                        scene.drivePop(to: progress)
                        scene.assertPaintIsWithTheBar("at \(progress) \(driver)")
                    }
                    try scene.release(finishing: finishing, until: { scene.assertPaintIsWithTheBar("\(driver)") })
                    let shown = finishing ? from : to
                    XCTAssertEqual(scene.navigation.isNavigationBarHidden, shown.isHidden ?? false, "\(driver)")
                }
            }
        }
    }

    /// The paint neither fades nor changes its colour while the bar moves away and comes back.
    func testThePaintMovesUnchanged() async throws {
        for driver in BarDriver.allCases {
            for mirrored in [false, true] {
                let scene = try BarStage(driver, from: .ember, to: Self.hidden)
                if mirrored { scene.navigation.view.semanticContentAttribute = .forceRightToLeft }
                scene.push()
                var sides: [CGFloat] = []
                while scene.navigation.transitionCoordinator != nil {
                    scene.paint.assertClose(to: .ember, "push \(driver)")
                    sides.append(scene.backdrop?.layer.presentation()?.frame.minX ?? 1)
                    scene.stage.advance(by: 1.0 / 60)
                }
                XCTAssertEqual(sides, mirrored ? sides.sorted() : sides.sorted(by: >), "\(driver)")
                XCTAssertGreaterThan(Set(sides).count, 5, "\(driver)")
                try scene.stage.settle()
                scene.paint.assertClose(to: .nothing, "\(driver)")
                scene.pop()
                while scene.navigation.transitionCoordinator != nil {
                    scene.paint.assertClose(to: .ember, "pop \(driver)")
                    scene.stage.advance(by: 1.0 / 60)
                }
            }
        }
    }

    /// UIKit's own background must not appear on a painted bar that goes or comes.
    func testAPaintedBarStaysBlankOnItsWay() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: Self.hidden)
            scene.push()
            XCTAssertNil(scene.second.navigationItem.standardAppearance?.backgroundEffect, "\(driver)")
            XCTAssertNotNil(scene.second.navigationItem.standardAppearance, "\(driver)")
            try scene.stage.settle()
            XCTAssertNil(scene.second.navigationItem.standardAppearance, "\(driver)")
            scene.pop()
            XCTAssertNotNil(scene.second.navigationItem.standardAppearance, "\(driver)")
            try scene.stage.settle()
            XCTAssertNil(scene.second.navigationItem.standardAppearance, "\(driver)")
        }
    }

    /// On iOS 26 and later a pop interrupts UIKit's push in the middle (B16.21).
    func testAPopInTheMiddleOfAPushTakesPaintAndBarBack() async throws {
        for driver in BarDriver.allCases {
            for (from, to) in Self.pairs {
                HeadlessLog.reset()
                let scene = try BarStage(driver, from: from, to: to)
                scene.push()
                scene.stage.advance(by: 0.12)
                scene.pop()
                try scene.assertPaintStaysWithTheBar("\(driver)")
                XCTAssertEqual(scene.navigation.viewControllers, [scene.first], "\(driver)")
                XCTAssertEqual(scene.navigation.isNavigationBarHidden, from.isHidden ?? false, "\(driver)")
                XCTAssertEqual(HeadlessBars.appearanceOffences, [], "\(driver)")
            }
        }
    }

    /// UIKit hides the bar itself, so nothing of it is written (B8.63).
    func testNothingOfTheBarIsWritten() async throws {
        for driver in BarDriver.allCases {
            HeadlessLog.reset()
            let scene = try BarStage(driver, from: .ember, to: Self.hidden)
            try scene.arrive()
            scene.drivePop(to: 0.4)
            try scene.release(finishing: false)
            scene.pop()
            try scene.stage.settle()
            UIView.animate(withDuration: 0.2) { scene.first.navigationItem.barState.isHidden = true }
            try scene.stage.settle()
            XCTAssertEqual(HeadlessLog.warnings.filter { $0.contains("navigation bar of") }, [], "\(driver)")
        }
    }

    /// Where neither bar is painted, hiding writes no appearance.
    func testHidingUIKitsOwnBarWritesNoAppearance() async throws {
        let scene = try BarStage(.system, from: BarState(), to: Self.hidden)
        scene.push()
        XCTAssertNil(scene.second.navigationItem.standardAppearance)
        try scene.stage.settle()
        scene.pop()
        XCTAssertNil(scene.second.navigationItem.standardAppearance)
        try scene.stage.settle()
    }

    // MARK: Content

    func testNeitherScreensSafeAreaJumpsDuringTheTransition() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: BarState(), to: Self.hidden)
            let high = 47 + HeadlessDevice.rowHeight
            for move in [{ scene.push() }, { scene.pop() }] {
                move()
                while scene.navigation.transitionCoordinator != nil {
                    XCTAssertEqual(scene.first.view.safeAreaInsets.top, high, "\(driver)")
                    XCTAssertEqual(scene.second.view.safeAreaInsets.top, 47, "\(driver)")
                    scene.stage.advance(by: 1.0 / 60)
                }
                try scene.stage.settle()
                XCTAssertEqual([scene.first, scene.second].map(\.additionalSafeAreaInsets), [.zero, .zero])
            }
            XCTAssertEqual(scene.first.view.safeAreaInsets.top, high, "\(driver)")
        }
    }

    func testInsetsSetByTheAppAreKept() async throws {
        for finishing in [true, false] {
            let scene = try BarStage(.slide, from: BarState(), to: Self.hidden)
            scene.second.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
            try scene.arrive()
            XCTAssertEqual(scene.second.view.safeAreaInsets.top, 57)
            scene.drivePop(to: 0.8)
            XCTAssertEqual(scene.second.view.safeAreaInsets.top, 57)
            try scene.release(finishing: finishing)
            XCTAssertEqual(
                scene.second.additionalSafeAreaInsets, UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2))
        }
    }

    /// A screen without a bar in a stack whose bars are coloured. No band of the stack's colour may remain.
    func testTheStacksColourDisappearsWhereTheBarIsHidden() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: BarState(), to: Self.hidden, stackState: .ember)
            scene.paint.assertClose(to: .ember, "\(driver)")
            try scene.arrive()
            scene.paint.assertClose(to: .nothing, "\(driver)")
        }
    }

    // MARK: Baton's hiding and the app's

    func testABarThatTheAppHidIsNeverShown() async throws {
        let scene = try BarStage(.slide, from: .ember, to: Self.hidden)
        scene.navigation.isNavigationBarHidden = true
        try scene.stage.settle()
        try scene.arrive()
        XCTAssertEqual(scene.second.view.safeAreaInsets.top, 47)
        scene.pop()
        try scene.stage.settle()
        XCTAssertTrue(scene.navigation.isNavigationBarHidden)
        scene.navigation.transitions = nil
        XCTAssertTrue(scene.navigation.isNavigationBarHidden)
    }

    func testABarThatTheAppShowsStaysShownOnThatScreen() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(
                driver, from: .ember, to: BarState(background: BarState.halfSea.background, isHidden: true))
            try scene.arrive()
            scene.navigation.setNavigationBarHidden(false, animated: false)
            try scene.stage.settle()
            XCTAssertFalse(scene.navigation.isNavigationBarHidden, "\(driver)")
            XCTAssertEqual(scene.paint.alpha, 1, "\(driver): the bar is painted")
            scene.drivePop(to: 0.4)
            try scene.release(finishing: false)
            XCTAssertFalse(scene.navigation.isNavigationBarHidden, "\(driver): also after a cancelled swipe")
            scene.pop()
            try scene.stage.settle()
            try scene.arrive()
            XCTAssertTrue(scene.navigation.isNavigationBarHidden, "\(driver): hidden when it is shown anew")
        }
    }

    func testGivingUpShowsTheBarAgain() async throws {
        let scene = try BarStage(.system, from: .ember, to: Self.hidden)
        try scene.arrive()
        scene.navigation.transitions = nil
        XCTAssertFalse(scene.navigation.isNavigationBarHidden)
        try scene.stage.settle()
        XCTAssertEqual(scene.second.view.safeAreaInsets.top, 47 + HeadlessDevice.rowHeight)
    }

    /// UIKit slides the bar of a visible screen up and down, and its paint goes with it.
    func testInAnAnimationBlockTheBarSlides() async throws {
        for state in [BarState.ember, BarState(background: .gradient([.red, .blue]))] {
            let scene = try BarStage(.slide, from: state, to: .clear)
            for isHidden in [true, false] {
                UIView.animate(withDuration: 0.3) { scene.first.navigationItem.barState.isHidden = isHidden }
                scene.stage.turn()
                let isMoving = scene.bar.layer.presentation()?.frame != scene.bar.frame
                XCTAssertTrue(isMoving, "\(isHidden)")
                XCTAssertEqual(scene.paint.alpha, state == .ember ? 1 : 0, "\(isHidden)")
                try scene.assertPaintEndsWithTheBar("hidden \(isHidden)")
                XCTAssertEqual(scene.navigation.isNavigationBarHidden, isHidden)
            }
        }
    }
}

extension BarStage {
    fileprivate func arrive(unless isThere: Bool) throws {
        if !isThere { try arrive() }
    }

    /// Ends the gesture and inspects every frame until the end.
    fileprivate func release(finishing: Bool, until look: () -> Void) throws {
        if let percent = delegate?.percent {
            finishing ? percent.finish() : percent.cancel()
        } else if finishing {
            stage.finger.drag(to: CGPoint(x: width * 0.9, y: 500), in: 0.1)
            stage.finger.up()
        } else {
            stage.finger.cancel()
        }
        for _ in 0..<60 where navigation.transitionCoordinator != nil {
            look()
            stage.advance(by: 1.0 / 60)
        }
        try release(finishing: finishing)
        look()
    }
}
