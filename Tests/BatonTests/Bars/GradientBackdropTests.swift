import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the colours and the direction of a gradient behind a bar.
@MainActor
final class GradientBackdropTests: XCTestCase {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func layer(_ scene: BarStage) throws -> CAGradientLayer {
        try XCTUnwrap(scene.backdrop?.layer as? CAGradientLayer)
    }

    private func scene(
        _ colors: [UIColor], to edge: DirectionalEdge = .bottom, on device: HeadlessDevice = .phone
    ) throws -> BarStage {
        try BarStage(.slide, from: BarState(background: .gradient(colors, to: edge)), to: .clear, on: device)
    }

    func testAGradientAlongTheBarFollowsTheReadingDirection() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            for edge in [DirectionalEdge.leading, .trailing] {
                let endsAtTheRight = (edge == .trailing) == (device.layoutDirection == .leftToRight)
                let layer = try layer(scene([Self.red, Self.blue], to: edge, on: device))
                XCTAssertEqual(layer.colors as? [CGColor], [Self.red.cgColor, Self.blue.cgColor])
                XCTAssertEqual(layer.startPoint, CGPoint(x: endsAtTheRight ? 0 : 1, y: 0.5))
                XCTAssertEqual(layer.endPoint, CGPoint(x: endsAtTheRight ? 1 : 0, y: 0.5))
            }
        }
    }

    func testAGradientToTheTopBeginsAtTheBottom() async throws {
        let layer = try layer(scene([Self.red, Self.blue], to: .top))
        XCTAssertEqual([layer.startPoint, layer.endPoint], [CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0)])
    }

    func testAGradientRunsDownInEveryReadingDirection() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            let layer = try layer(scene([Self.red, Self.blue], on: device))
            XCTAssertEqual(layer.startPoint, CGPoint(x: 0.5, y: 0))
            XCTAssertEqual(layer.endPoint, CGPoint(x: 0.5, y: 1))
        }
    }

    func testADynamicColourFollowsTheInterfaceStyle() async throws {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? Self.blue : Self.red }
        let scene = try scene([dynamic, .white])
        for (style, color) in [(UIUserInterfaceStyle.dark, Self.blue), (.light, Self.red)] {
            scene.stage.window.overrideUserInterfaceStyle = style
            try scene.stage.settle()
            XCTAssertEqual((try layer(scene).colors as? [CGColor])?.first, color.cgColor)
        }
    }

    /// A screen that is made for one style may be shown in another.
    func testAGradientHasTheColoursOfTheWindowThatItIsAddedTo() async throws {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? Self.blue : Self.red }
        let stage = Stage(.phone.rightToLeft, root: UIViewController())
        stage.window.overrideUserInterfaceStyle = .dark
        let backdrop = GradientBackdrop([dynamic, .white], to: .trailing)
        stage.window.addSubview(backdrop)
        let layer = try XCTUnwrap(backdrop.layer as? CAGradientLayer)
        XCTAssertEqual((layer.colors as? [CGColor])?.first, Self.blue.cgColor)
        XCTAssertEqual(layer.startPoint.x, 1)
    }
}
