import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Alpha and travel of UIKit's own background, by a likeness that Baton paints while UIKit's cannot do it.
@MainActor
final class SystemBackgroundTests: GenerationTestCase {
    /// The background of the iOS 26 design is the scroll view's effect, of which there is no likeness (B17.1).
    override class var exceptions: [String: [Int]] {
        [
            "testHalfOfTheSystemsBackground": [18], "testAlphaFollowsTheContent": [18],
            "testOnTheNewDesignThereIsAdvice": [26, 27],
        ]
    }

    private static let half = BarState(backgroundAlpha: 0.5)
    private static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    private static let travelling = BarState { $0.transition = .travel }

    private func colored(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    // MARK: Alpha

    /// The likeness has the effect of the appearance above content, and nothing at the scroll edge (B8.41).
    func testHalfOfTheSystemsBackground() async throws {
        let scene = try ScrollStage(Self.half)
        XCTAssertEqual(scene.paint.alpha, 0)
        scene.scroll(to: 8)
        XCTAssertEqual(scene.backdrop?.seenPart ?? 0, 0.25, accuracy: 1e-6)
        scene.scroll(to: 100)
        let blur = try XCTUnwrap(scene.backdrop as? BlurBackdrop)
        XCTAssertEqual(blur.seenPart, 0.5, accuracy: 1e-6)
        XCTAssertEqual(blur.effect, scene.bar.standardAppearance.backgroundEffect)
        XCTAssertEqual(blur.line.alpha, 1)
        XCTAssertNil(scene.list.navigationItem.standardAppearance?.backgroundEffect, "UIKit's own is not there twice")
    }

    /// What the app has set is faded, on every design.
    func testHalfOfTheAppsBackground() async throws {
        let scene = try ScrollStage(BarState()) {
            $0.navigationBar.standardAppearance = self.colored(Self.yellow)
            $0.navigationBar.scrollEdgeAppearance = self.colored(.red)
            return $0
        }
        XCTAssertNil(scene.backdrop)
        scene.list.navigationItem.barState = Self.half
        try scene.stage.settle()
        let (red, yellow) = (UIColor.red, Self.yellow)
        XCTAssertEqual(scene.backdrop?.backgroundColor, red)
        scene.scroll(to: 100)
        XCTAssertEqual(scene.backdrop?.backgroundColor, yellow)
        XCTAssertEqual(scene.paint.alpha, 0.5)
        let under = scene.stage.color(at: CGPoint(x: 195, y: 60))
        scene.list.navigationItem.barState = BarState()
        try scene.stage.settle()
        XCTAssertNil(scene.backdrop)
        XCTAssertNil(scene.list.navigationItem.standardAppearance)
        XCTAssertNotEqual(scene.stage.color(at: CGPoint(x: 195, y: 60)), under)
    }

    /// Where the alpha is 1 the background is UIKit's own.
    func testAlphaFollowsTheContent() async throws {
        let scene = try ScrollStage(BarState(backgroundAlpha: 0))
        scene.scroll(to: 100)
        let item = scene.list.navigationItem
        let written = try XCTUnwrap(item.standardAppearance)
        for alpha in [0, 0.25, 0.5, 0.75] as [CGFloat] {
            item.barState.backgroundAlpha = alpha
            XCTAssertEqual(scene.backdrop?.seenPart ?? -1, Double(alpha), accuracy: 1e-6)
            XCTAssertTrue(item.standardAppearance === written, "no appearance is written while it fades")
        }
        item.barState.backgroundAlpha = 1
        XCTAssertNil(item.standardAppearance)
        XCTAssertEqual(scene.paint.alpha, 0)
        item.barState.backgroundAlpha = 0.75
        scene.stage.turn()
        XCTAssertEqual(scene.backdrop?.seenPart ?? -1, 0.75, accuracy: 1e-6)
    }

    // MARK: Travel

    /// A pair of a painted bar and one that has only the app's own appearance.
    private func scene(_ driver: BarDriver, systemFirst: Bool) throws -> BarStage {
        let (first, second) = systemFirst ? (BarState(), BarState.ember) : (.ember, BarState())
        return try BarStage(driver, from: first, to: second, stackState: Self.travelling) {
            $0.navigationBar.standardAppearance = self.colored(Self.yellow)
            $0.navigationBar.scrollEdgeAppearance = self.colored(Self.yellow)
            return $0
        }
    }

    private func assertTravels(_ scene: BarStage, systemFirst: Bool, _ note: String, line: UInt = #line) {
        XCTAssertEqual(scene.backdrops.count, 2, note, line: line)
        let edge = (scene.second.view.layer.presentation() ?? scene.second.view.layer).frame.minX
        for (x, isFirst) in [(edge - 6, true), (edge + 6, false)] where (0...390).contains(x) {
            let seen = scene.stage.color(at: CGPoint(x: x, y: 4))
            let green = isFirst == systemFirst ? 1 : 0.25
            XCTAssertEqual(seen.green, green, accuracy: 0.01, "\(note) at \(x)", line: line)
            XCTAssertEqual(seen.red, 1, accuracy: 0.01, "\(note) at \(x)", line: line)
        }
    }

    func testTheSystemsBackgroundTravels() async throws {
        for driver in [BarDriver.system, .slide] {
            for systemFirst in [true, false] {
                let scene = try scene(driver, systemFirst: systemFirst)
                let before = scene.dump
                for isPush in [true, false] {
                    isPush ? scene.push() : scene.pop()
                    while scene.navigation.transitionCoordinator != nil {
                        assertTravels(scene, systemFirst: systemFirst, "\(driver) \(systemFirst) \(isPush)")
                        scene.stage.advance(by: 1.0 / 60)
                    }
                    try scene.stage.settle()
                    let system = systemFirst ? scene.first : scene.second
                    XCTAssertNil(system.navigationItem.standardAppearance, "UIKit's own is shown at rest")
                }
                XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver) \(systemFirst)")
            }
        }
    }

    func testItTravelsUnderTheFinger() async throws {
        for driver in [BarDriver.system, .slide] {
            for (systemFirst, finishing) in [(true, true), (true, false), (false, true), (false, false)] {
                let scene = try scene(driver, systemFirst: systemFirst)
                let root = scene.dump
                try scene.arrive()
                let before = scene.dump
                for progress in [0.2, 0.5, 0.35, 0.8] {
                    scene.drivePop(to: progress)
                    assertTravels(scene, systemFirst: systemFirst, "\(driver) \(systemFirst) \(progress)")
                }
                try scene.release(finishing: finishing)
                XCTAssertEqual(
                    scene.dump.difference(from: finishing ? root : before), [], "\(driver) \(systemFirst) \(finishing)")
            }
        }
    }

    // MARK: Where it cannot be had

    func testOnTheNewDesignThereIsAdvice() async throws {
        for state in [Self.half, BarState(background: .system) { $0.scrollEdgeBackground = .color(.red) }] {
            let advice = AdviceLog()
            defer { advice.close() }
            let scene = try ScrollStage(state)
            scene.scroll(to: 100)
            XCTAssertEqual(advice.lines.count, 1)
            XCTAssertTrue(advice.lines.first?.contains("iOS 26 design") ?? false)
            XCTAssertEqual(scene.paint.alpha, 0)
            XCTAssertNil(scene.list.navigationItem.standardAppearance)
            XCTAssertFalse(scene.list.scrollView.topEdgeEffect.isHidden)
        }
        let advice = AdviceLog()
        defer { advice.close() }
        let scene = try BarStage(.system, from: BarState(), to: .ember, stackState: Self.travelling)
        XCTAssertEqual(advice.lines, [])
        try scene.arrive()
        XCTAssertEqual(advice.lines.count, 1)
    }

    /// Two of the design's own backgrounds are the same, so that nothing could travel.
    func testTwoOfTheDesignsOwnBackgroundsNeedNoAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let scene = try BarStage(.system, from: BarState(), to: BarState(), stackState: Self.travelling)
        try scene.arrive()
        XCTAssertEqual(advice.lines, [])
        XCTAssertNil(scene.backdrop?.backgroundColor)
    }

    /// Bars that differ in something else have nothing that could travel.
    func testTwoEqualBackgroundsOfTheAppsAreNotPainted() async throws {
        let scene = try BarStage(
            .system, from: BarState(tintColor: .red), to: BarState(tintColor: .blue), stackState: Self.travelling)
        for screen in [scene.first, scene.second] {
            screen.navigationItem.standardAppearance = self.colored(Self.yellow)
            screen.navigationItem.scrollEdgeAppearance = self.colored(Self.yellow)
        }
        try scene.stage.settle()
        for change in [{ scene.push() }, { scene.pop() }] {
            change()
            scene.stage.advance(by: 0.1)
            XCTAssertNotNil(scene.navigation.transitionCoordinator)
            XCTAssertEqual(scene.navigation.view.barBackdrops.compactMap(\.backgroundColor), [])
            try scene.stage.settle()
        }
    }

    /// Two bars with the app's own backgrounds travel on every design.
    func testTwoBackgroundsOfTheAppsTravel() async throws {
        for driver in [BarDriver.system, .slide] {
            let scene = try BarStage(driver, from: BarState(), to: BarState(), stackState: Self.travelling)
            for (screen, color) in [
                (scene.first, Self.yellow), (scene.second, UIColor(red: 1, green: 0.25, blue: 0, alpha: 1)),
            ] {
                screen.navigationItem.standardAppearance = self.colored(color)
                screen.navigationItem.scrollEdgeAppearance = self.colored(color)
            }
            try scene.stage.settle()
            scene.push()
            var frames = 0
            while scene.navigation.transitionCoordinator != nil {
                assertTravels(scene, systemFirst: true, "\(driver)")
                frames += 1
                scene.stage.advance(by: 1.0 / 60)
            }
            XCTAssertGreaterThan(frames, 10)
            try scene.stage.settle()
            XCTAssertEqual(
                scene.second.navigationItem.standardAppearance?.backgroundColor?.cgColor.components?[1], 0.25)
        }
    }
}
