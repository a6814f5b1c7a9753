import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// The line below a painted bar, at rest and while the bar changes.
@MainActor
final class BarLineTests: GenerationTestCase {
    private static let plain = BarState(background: BarState.ember.background, showsShadowLine: false)

    /// Returns the visible distance of the line from the top of the backdrop.
    private func place(of backdrop: (any BarBackdrop)?) throws -> CGFloat {
        let line = try XCTUnwrap(backdrop?.line)
        return (line.layer.presentation() ?? line.layer).frame.minY
    }

    private func height(of backdrop: (any BarBackdrop)?) throws -> CGFloat {
        let layer = try XCTUnwrap(backdrop?.layer)
        return (layer.presentation() ?? layer).bounds.height
    }

    func testItFadesWithTheTransition() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: Self.plain)
            XCTAssertEqual(scene.paint.shadow, 1, accuracy: 1e-9, "\(driver)")
            scene.push()
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(scene.paint.shadow, Double(scene.popProgress), accuracy: 0.01, "\(driver)")
            try scene.stage.settle()
            XCTAssertEqual(scene.paint.shadow, 0, "\(driver)")
        }
    }

    func testItFadesInAnAnimationBlock() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            scene.first.navigationItem.barState.showsShadowLine = false
        }
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.paint.shadow, 0.75, accuracy: 0.01)
        try scene.stage.settle()
        XCTAssertEqual(scene.paint.shadow, 0)
    }

    func testReversedDuringABlockTheLineContinuesFromItsCurrentValue() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        func fade(to isShown: Bool) {
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                scene.first.navigationItem.barState.showsShadowLine = isShown
            }
        }
        fade(to: false)
        scene.stage.advance(by: 0.2)
        fade(to: true)
        scene.stage.advance(by: 0.1)
        XCTAssertGreaterThan(scene.paint.shadow, 0.1)
        XCTAssertLessThan(scene.paint.shadow, 0.99)
        try scene.stage.settle()
        XCTAssertEqual(scene.paint.shadow, 1, accuracy: 1e-9)
    }

    func testTheLineStaysAtTheFarSideDuringARotation() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        scene.stage.rotate()
        var heights: Set<CGFloat> = []
        for _ in 0..<8 {
            let height = try height(of: scene.backdrop)
            XCTAssertEqual(try place(of: scene.backdrop), height, accuracy: 0.01)
            heights.insert(height.rounded())
            scene.stage.advance(by: 0.05)
        }
        XCTAssertGreaterThan(heights.count, 3, "the height does not change on the way")
        try scene.stage.settle()
        XCTAssertEqual(try place(of: scene.backdrop), 32, accuracy: 1e-9)
    }

    func testBetweenBarsOfTwoHeightsItStaysAtTheFarSide() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: .halfSea)
            scene.second.navigationItem.prompt = "Two rows"
            scene.push()
            for _ in 0..<5 {
                XCTAssertEqual(
                    try place(of: scene.backdrop), try height(of: scene.backdrop), accuracy: 0.01, "\(driver)")
                scene.stage.advance(by: 0.05)
            }
            try scene.stage.settle()
            XCTAssertEqual(try place(of: scene.backdrop), 47 + HeadlessDevice.rowHeight + 30, "\(driver)")
        }
    }

    /// The line disappears with the bar when the app hides it, and does not stay at the top of the screen.
    func testTheLineDisappearsWithABarThatTheAppHides() async throws {
        let scene = try BarStage(.slide, from: .ember, to: BarState())
        for isAway in [true, false] {
            scene.navigation.setNavigationBarHidden(isAway, animated: false)
            try scene.stage.settle()
            XCTAssertEqual(scene.backdrop?.line.isHidden, isAway)
        }
    }

    func testTheLineIsOnePixelHigh() async throws {
        for (device, height) in [(HeadlessDevice.phone, 1.0 / 3), (.pad, 0.5)] {
            let scene = try BarStage(.slide, from: .ember, to: .clear, on: device)
            XCTAssertEqual(scene.backdrop?.line.bounds.height ?? 0, height, accuracy: 1e-9)
        }
    }

    func testTheLinesColourFollowsTheInterfaceStyle() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        for style in [UIUserInterfaceStyle.dark, .light] {
            scene.stage.window.overrideUserInterfaceStyle = style
            try scene.stage.settle()
            let line = try XCTUnwrap(scene.backdrop?.line)
            XCTAssertEqual(
                line.layer.backgroundColor, UIColor.separator.resolvedColor(with: line.traitCollection).cgColor)
        }
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        XCTAssertNotEqual(
            UIColor.separator.resolvedColor(with: light).cgColor, UIColor.separator.resolvedColor(with: dark).cgColor)
    }
}
