import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that blurred bars are opaque while the user reduces transparency.
@MainActor
final class BarTransparencyTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static let blur = BarState(background: .blur(.systemMaterial))

    override func tearDown() async throws {
        await MainActor.run { HeadlessDevice.current = .phone }
    }

    private var device: HeadlessDevice {
        var device = HeadlessDevice.phone
        device.reduceTransparency = true
        return device
    }

    private func blur(_ scene: BarStage, line: UInt = #line) throws -> BlurBackdrop {
        try XCTUnwrap(scene.backdrop as? BlurBackdrop, line: line)
    }

    /// The channels of the colour that is seen in place of a blur.
    private func color(_ backdrop: BlurBackdrop) -> [CGFloat] {
        let color = backdrop.contentView.backgroundColor?.resolvedColor(with: backdrop.traitCollection)
        return color?.cgColor.components ?? []
    }

    private func seenAlpha(_ backdrop: BlurBackdrop) -> Double {
        let content = backdrop.contentView.layer.presentation() ?? backdrop.contentView.layer
        let whole = backdrop.layer.presentation() ?? backdrop.layer
        return Double(content.opacity * whole.opacity)
    }

    func testThereIsNoEffectAndAnOpaqueColour() async throws {
        let scene = try BarStage(.slide, from: Self.blur, to: BarState(), on: device)
        let shown = try blur(scene)
        XCTAssertNil(shown.effect)
        XCTAssertEqual(color(shown), [1, 1, 1, 1])
        XCTAssertEqual(seenAlpha(shown), 1)
    }

    func testTheColourIsAsLightOrDarkAsTheBlur() async throws {
        let white: [CGFloat] = [1, 1, 1, 1]
        let black: [CGFloat] = [0, 0, 0, 1]
        for style in [UIUserInterfaceStyle.light, .dark] {
            for (blurStyle, wanted) in [
                (UIBlurEffect.Style.systemMaterial, style == .dark ? black : white), (.systemMaterialLight, white),
                (.light, white), (.dark, black), (.systemChromeMaterialDark, black),
            ] {
                var device = device
                device.interfaceStyle = style
                let state = BarState(background: .blur(blurStyle))
                let scene = try BarStage(.slide, from: state, to: BarState(), on: device)
                XCTAssertEqual(color(try blur(scene)), wanted, "\(blurStyle) \(style)")
            }
        }
    }

    /// A tint of a quarter red over white is (1, 0.75, 0.75).
    func testATintCoversTheColour() async throws {
        let tint = UIColor(red: 1, green: 0, blue: 0, alpha: 0.25)
        let state = BarState(background: .blur(.systemMaterialLight, tint: tint))
        let scene = try BarStage(.slide, from: state, to: BarState(), on: device)
        let seen = color(try blur(scene))
        for (channel, wanted) in zip(seen, [1, 0.75, 0.75, 1]) { XCTAssertEqual(channel, wanted, accuracy: 0.001) }
        XCTAssertEqual(seen.count, 4)
    }

    func testTheColourFollowsATransitionAndAnAlphaOfZeroStays() async throws {
        let scene = try BarStage(.slide, from: .clear, to: Self.blur, on: device)
        scene.push()
        for _ in 0..<4 {
            scene.stage.advance(by: 1.0 / 30)
            XCTAssertEqual(seenAlpha(try blur(scene)), 1 - Double(scene.popProgress), accuracy: 0.01)
        }
        try scene.stage.settle()
        XCTAssertEqual(seenAlpha(try blur(scene)), 1)
        scene.second.navigationItem.barState.backgroundAlpha = 0
        XCTAssertEqual(seenAlpha(try blur(scene)), 0)
        scene.second.navigationItem.barState.backgroundAlpha = 0.25
        XCTAssertEqual(seenAlpha(try blur(scene)), 0.25)
        XCTAssertNil(try blur(scene).effect)
        XCTAssertFalse(try blur(scene).holdsPart)
    }

    func testAChangeOfTheSettingIsFollowed() async throws {
        let effect = UIBlurEffect(style: .systemMaterial)
        for part in [0, 0.5, 1] {
            var state = Self.blur
            state.backgroundAlpha = part
            let scene = try BarStage(.slide, from: state, to: BarState())
            let shown = try blur(scene)
            for _ in 0..<2 {
                HeadlessDevice.current.reduceTransparency = true
                XCTAssertNil(shown.effect, "\(part)")
                XCTAssertEqual(color(shown), [1, 1, 1, 1], "\(part)")
                XCTAssertEqual(seenAlpha(shown), part, "\(part)")
                XCTAssertFalse(shown.holdsPart)
                HeadlessDevice.current.reduceTransparency = false
                XCTAssertEqual(shown.seenPart, part, accuracy: 0.01, "\(part)")
                XCTAssertNil(shown.contentView.backgroundColor, "\(part)")
                XCTAssertEqual(shown.holdsPart, part == 0.5, "\(part)")
                if part == 1 { XCTAssertEqual(shown.effect, effect) }
                if part == 0 { XCTAssertNil(shown.effect) }
            }
            XCTAssertTrue(scene.backdrop === shown)
        }
    }

    /// A transition to a part of a blur fades the view, which a change of the setting leaves as it is.
    func testAChangeOfTheSettingInATransitionDoesNotMakeItJump() async throws {
        var half = Self.blur
        half.backgroundAlpha = 0.5
        let scene = try BarStage(.slide, from: .clear, to: half)
        scene.push()
        scene.stage.advance(by: 0.1)
        let shown = try blur(scene)
        let seen = seenAlpha(shown)
        XCTAssertEqual(seen, 0.5 * (1 - Double(scene.popProgress)), accuracy: 0.01)
        for reduces in [true, false] {
            HeadlessDevice.current.reduceTransparency = reduces
            XCTAssertEqual(seenAlpha(shown), seen, accuracy: 0.001)
            XCTAssertEqual(shown.effect == nil, reduces)
            XCTAssertFalse(shown.holdsPart)
        }
        try scene.stage.settle()
        XCTAssertEqual(shown.seenPart, 0.5, accuracy: 0.01)
    }

    /// Whatever is seen meanwhile, the bar is right at the end.
    func testAChangeOfTheSettingInATransitionEndsRight() async throws {
        for (from, to) in [(BarState.clear, 1.0), (Self.blur, 0.5), (.clear, 0.5)] {
            for reduces in [true, false] {
                for cancels in [true, false] {
                    var second = Self.blur
                    second.backgroundAlpha = to
                    var device = HeadlessDevice.phone
                    device.reduceTransparency = !reduces
                    let scene = try BarStage(.slide, from: from, to: second, on: device)
                    try scene.arrive()
                    scene.drivePop(to: 0.4)
                    HeadlessDevice.current.reduceTransparency = reduces
                    try scene.release(finishing: !cancels)
                    let note = "\(to) \(reduces) \(cancels)"
                    guard cancels else {
                        if from == .clear {
                            XCTAssertEqual(scene.backdrop?.seenPart ?? 0, 0, note)
                        } else {
                            XCTAssertEqual(try blur(scene).effect == nil, reduces, note)
                        }
                        continue
                    }
                    let shown = try blur(scene)
                    XCTAssertEqual(shown.contentView.backgroundColor == nil, !reduces, note)
                    XCTAssertEqual(reduces ? seenAlpha(shown) : shown.seenPart, to, accuracy: 0.01, note)
                }
            }
        }
    }
}
