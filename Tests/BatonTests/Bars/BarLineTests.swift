import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// The line below a bar. It is a shadow at rest and a view while it changes. Both look the same.
@MainActor
final class BarLineTests: XCTestCase {
    private static let plain = BarState(background: BarState.ember.background, showsShadowLine: false)

    /// The position of the line from the top of the backdrop, for both forms of the line.
    private func place(of backdrop: (any BarBackdrop)?) throws -> CGFloat {
        let backdrop = try XCTUnwrap(backdrop)
        if let line = backdrop.lineHost.subviews.first(where: { $0.bounds.height < 1 }) {
            return (line.layer.presentation() ?? line.layer).frame.minY
        }
        return try XCTUnwrap(backdrop.layer.shadowPath).boundingBox.minY
    }

    private func height(of backdrop: (any BarBackdrop)?) throws -> CGFloat {
        let layer = try XCTUnwrap(backdrop?.layer)
        return (layer.presentation() ?? layer).bounds.height
    }

    func testTheLineIsAViewOnlyWhileItFades() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarScene(driver, from: .ember, to: Self.plain)
            XCTAssertEqual(scene.backdrop?.subviews.count, 0, "\(driver)")
            XCTAssertEqual(scene.paint.shadow, 1, accuracy: 1e-9, "\(driver)")
            scene.push()
            XCTAssertEqual(scene.backdrop?.subviews.count, 1, "\(driver)")
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(scene.paint.shadow, Double(scene.popProgress), accuracy: 0.01, "\(driver)")
            try scene.stage.settle()
            XCTAssertEqual(scene.backdrop?.subviews.count, 0, "\(driver)")
            XCTAssertEqual(scene.paint.shadow, 0, "\(driver)")
        }
    }

    func testBetweenTwoBarsWithALineTheLineNeedsNoView() async throws {
        let scene = try BarScene(.slide, from: .ember, to: .halfSea)
        scene.push()
        XCTAssertEqual(scene.backdrop?.subviews.count, 0)
        try scene.stage.settle()
    }

    func testInABlockTheLineFadesAndEndsAsAShadow() async throws {
        let scene = try BarScene(.slide, from: .ember, to: .clear)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            scene.first.navigationItem.barState.showsShadowLine = false
        }
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.paint.shadow, 0.75, accuracy: 0.01)
        try scene.stage.settle()
        XCTAssertEqual(scene.backdrop?.subviews.count, 0)
        XCTAssertEqual(scene.paint.shadow, 0)
    }

    func testReversedDuringABlockTheLineContinuesFromItsCurrentValue() async throws {
        let scene = try BarScene(.slide, from: .ember, to: .clear)
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
        XCTAssertEqual(scene.backdrop?.subviews.count, 0)
        XCTAssertEqual(scene.paint.shadow, 1, accuracy: 1e-9)
    }

    func testTheLineStaysAtTheFarSideDuringARotation() async throws {
        let scene = try BarScene(.slide, from: .ember, to: .clear)
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
        XCTAssertEqual(try place(of: scene.backdrop), 32)
        XCTAssertEqual(scene.backdrop?.subviews.count, 0)
    }

    func testBetweenBarsOfTwoHeightsItStaysAtTheFarSide() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarScene(driver, from: .ember, to: .halfSea)
            scene.second.navigationItem.prompt = "Two rows"
            scene.push()
            for _ in 0..<5 {
                XCTAssertEqual(
                    try place(of: scene.backdrop), try height(of: scene.backdrop), accuracy: 0.01, "\(driver)")
                scene.stage.advance(by: 0.05)
            }
            try scene.stage.settle()
            XCTAssertEqual(try place(of: scene.backdrop), 47 + 44 + 30, "\(driver)")
            XCTAssertEqual(scene.backdrop?.subviews.count, 0, "\(driver)")
        }
    }

    /// The line disappears with the bar when the app hides it, and does not stay at the top of the screen.
    func testTheLineDisappearsWithABarThatTheAppHides() async throws {
        let scene = try BarScene(.slide, from: .ember, to: BarState())
        for (isAway, seen) in [(true, 0), (false, 1)] as [(Bool, Float)] {
            scene.navigation.setNavigationBarHidden(isAway, animated: false)
            try scene.stage.settle()
            XCTAssertEqual(scene.backdrop?.layer.shadowOpacity, seen)
            XCTAssertEqual(scene.backdrop?.subviews.count, 0)
        }
    }

    func testTheLineIsOnePixelHigh() async throws {
        for (device, height) in [(HeadlessDevice.phone, 1.0 / 3), (.pad, 0.5)] {
            let scene = try BarScene(.slide, from: .ember, to: .clear, on: device)
            let line = try XCTUnwrap(scene.backdrop?.layer.shadowPath).boundingBox
            XCTAssertEqual(line.height, height, accuracy: 1e-9)
        }
    }

    func testTheLinesColourFollowsTheInterfaceStyle() async throws {
        let scene = try BarScene(.slide, from: .ember, to: .clear)
        for style in [UIUserInterfaceStyle.dark, .light] {
            scene.stage.window.overrideUserInterfaceStyle = style
            try scene.stage.settle()
            let backdrop = try XCTUnwrap(scene.backdrop)
            XCTAssertEqual(
                backdrop.layer.shadowColor, UIColor.separator.resolvedColor(with: backdrop.traitCollection).cgColor)
        }
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        XCTAssertNotEqual(
            UIColor.separator.resolvedColor(with: light).cgColor, UIColor.separator.resolvedColor(with: dark).cgColor)
    }
}
