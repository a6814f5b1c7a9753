import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// The colour and the image of the line at a bar's edge: the state's, the app's own, or the system's.
@MainActor
final class BarShadowTests: GenerationTestCase {
    private static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func line(of scene: BarStage) throws -> BarLine { try XCTUnwrap(scene.backdrop?.line) }

    private func own(_ color: UIColor?, _ image: UIImage? = nil) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.shadowColor = color
        appearance.shadowImage = image
        return appearance
    }

    func testTheAppsColourSurvivesOnAPaintedBar() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: BarState(), to: .ember)
            scene.bar.standardAppearance = own(Self.green)
            try scene.arrive()
            XCTAssertEqual(try line(of: scene).backgroundColor, Self.green, "\(driver)")
            XCTAssertEqual(scene.paint.shadow, 1, accuracy: 1e-9, "\(driver)")
        }
    }

    func testTheItemsColourWinsOverTheBars() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .ember)
        scene.bar.standardAppearance = own(.red)
        scene.second.navigationItem.standardAppearance = own(Self.green)
        try scene.arrive()
        XCTAssertEqual(try line(of: scene).backgroundColor, Self.green)
    }

    func testALowBarHasTheLineOfItsOwnAppearance() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .ember)
        scene.second.navigationItem.standardAppearance = own(Self.green)
        scene.second.navigationItem.compactAppearance = own(Self.blue)
        try scene.arrive()
        XCTAssertEqual(try line(of: scene).backgroundColor, Self.green)
        scene.pop(animated: false)
        scene.stage.rotate()
        try scene.arrive()
        XCTAssertEqual(try line(of: scene).backgroundColor, Self.blue)
    }

    func testTheAppsImageSurvivesInItsOwnHeight() async throws {
        let image = try XCTUnwrap(UIImage(systemName: "star"))
        let scene = try BarStage(.slide, from: BarState(), to: .ember)
        scene.bar.standardAppearance = own(nil, image)
        try scene.arrive()
        XCTAssertEqual(try line(of: scene).image, image)
        XCTAssertNil(try line(of: scene).backgroundColor)
        XCTAssertEqual(try line(of: scene).bounds.height, image.size.height)
    }

    func testTheStateWinsOverTheApp() async throws {
        var state = BarState.ember
        state.shadowColor = Self.blue
        let scene = try BarStage(.slide, from: BarState(), to: state)
        scene.bar.standardAppearance = own(Self.green)
        try scene.arrive()
        XCTAssertEqual(try line(of: scene).backgroundColor, Self.blue)
    }

    func testAScreenInheritsTheStacksColour() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .ember, stackState: BarState { $0.shadowColor = Self.blue })
        XCTAssertEqual(try line(of: scene).backgroundColor, Self.blue)
    }

    /// An app hides its own line with a clear colour. The state decides whether there is a line.
    func testAStateThatShowsALineWinsOverAClearColour() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .ember)
        scene.bar.standardAppearance = own(.clear)
        try scene.arrive()
        XCTAssertEqual(try line(of: scene).backgroundColor, .clear)
        scene.second.navigationItem.barState.showsShadowLine = true
        XCTAssertEqual(try line(of: scene).backgroundColor, .separator)
        scene.second.navigationItem.barState.showsShadowLine = false
        XCTAssertEqual(scene.paint.shadow, 0)
    }

    func testTwoColoursOfLinesBlend() async throws {
        var (first, second) = (BarState.ember, BarState.ember)
        (first.shadowColor, second.shadowColor) = (Self.green, Self.blue)
        let scene = try BarStage(.slide, from: first, to: second)
        scene.push()
        scene.stage.advance(by: 0.1)
        let layer = try XCTUnwrap(line(of: scene).layer.presentation())
        let parts = try XCTUnwrap(layer.backgroundColor?.components)
        XCTAssertEqual(Double(parts[1]), Double(scene.popProgress), accuracy: 0.02)
        XCTAssertEqual(Double(parts[2]), 1 - Double(scene.popProgress), accuracy: 0.02)
        try scene.stage.settle()
    }

    func testATintedBlurIsPainted() async throws {
        let tint = Self.green.withAlphaComponent(0.4)
        let scene = try BarStage(.slide, from: .ember, to: BarState(background: .blur(.systemMaterial, tint: tint)))
        try scene.arrive()
        let blur = try XCTUnwrap(scene.backdrop as? BlurBackdrop)
        XCTAssertEqual(blur.contentView.backgroundColor, tint)
        XCTAssertNil(blur.backgroundColor)
    }

    // MARK: UIKit's own background

    func testAStateHidesTheLineOfUIKitsBackground() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: BarState(), to: BarState(showsShadowLine: false))
            let opaque = UINavigationBarAppearance()
            opaque.configureWithOpaqueBackground()
            scene.bar.standardAppearance = opaque
            scene.bar.scrollEdgeAppearance = opaque
            try scene.stage.settle()
            try scene.arrive()
            let item = scene.second.navigationItem
            for slot in [item.standardAppearance, item.scrollEdgeAppearance] {
                XCTAssertEqual(slot?.backgroundColor, opaque.backgroundColor, "\(driver)")
                XCTAssertNotNil(slot, "\(driver)")
                XCTAssertNil(slot?.shadowColor, "\(driver)")
            }
            XCTAssertEqual(HeadlessBars.appearanceOffences, [], "\(driver)")
            item.barState = BarState()
            XCTAssertNil(item.standardAppearance, "\(driver)")
        }
    }

    /// The system's own background has no line on the iOS 26 design, and an appearance with one would show a background.
    func testAStateColoursTheLineOfUIKitsBackground() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let isGlass = HeadlessDevice.current.design == .glass
        let scene = try BarStage(.slide, from: BarState { $0.shadowColor = Self.green }, to: BarState())
        let written = try XCTUnwrap(scene.first.navigationItem.standardAppearance)
        XCTAssertEqual(written.shadowColor, isGlass ? UINavigationBarAppearance().shadowColor : Self.green)
        XCTAssertEqual(written.backgroundEffect, UINavigationBarAppearance().backgroundEffect)
        XCTAssertEqual(advice.lines.count, isGlass ? 1 : 0)
        if isGlass { XCTAssertTrue(advice.lines[0].contains("shadowColor"), "\(advice.lines)") }
    }

    func testAStateColoursTheLineOfTheAppsBackgroundOnEveryDesign() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let scene = try BarStage(.slide, from: BarState(), to: BarState { $0.shadowColor = Self.green })
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        scene.bar.standardAppearance = opaque
        try scene.arrive()
        XCTAssertEqual(scene.second.navigationItem.standardAppearance?.shadowColor, Self.green)
        XCTAssertEqual(advice.lines, [])
    }

    /// The system's own background has a line only before the iOS 26 design (B17.1).
    func testTheLineOfTheDefaultBackgroundIsHidden() async throws {
        let scene = try BarStage(.slide, from: BarState(showsShadowLine: false), to: BarState())
        let written = try XCTUnwrap(scene.first.navigationItem.standardAppearance)
        if HeadlessDevice.current.design == .glass {
            XCTAssertEqual(written, UINavigationBarAppearance(), "a change would show the background")
        } else {
            XCTAssertNil(written.shadowColor)
            XCTAssertNotNil(written.backgroundEffect)
        }
    }

    /// Half of the app's own background is painted, with the line that the app has given it.
    func testALikenessHasTheLineOfTheAppsBackground() async throws {
        let image = try XCTUnwrap(UIImage(systemName: "star"))
        let lines: [(UIColor?, UIImage?, Double)] = [
            (Self.green, nil, 0.5), (nil, image, 0.5), (.clear, nil, 0), (nil, nil, 0),
        ]
        for (color, image, shadow) in lines {
            let scene = try BarStage(.slide, from: BarState(), to: BarState(backgroundAlpha: 0.5))
            let opaque = UINavigationBarAppearance()
            opaque.configureWithOpaqueBackground()
            (opaque.shadowColor, opaque.shadowImage) = (color, image)
            (scene.bar.standardAppearance, scene.bar.scrollEdgeAppearance) = (opaque, opaque)
            try scene.arrive()
            XCTAssertEqual(scene.paint.alpha, 0.5, accuracy: 1e-6)
            XCTAssertEqual(scene.paint.shadow, shadow, accuracy: 1e-6)
        }
    }
}
