import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// The place of the content where the app's own appearance is opaque, so that it would end above the content.
@MainActor
final class BarOpaqueAppearanceTests: GenerationTestCase {
    private func scene(_ driver: BarDriver, to state: BarState) throws -> BarStage {
        let scene = try BarStage(driver, from: BarState(), to: state)
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        scene.bar.standardAppearance = opaque
        scene.bar.scrollEdgeAppearance = opaque
        try scene.stage.settle()
        return scene
    }

    /// Otherwise there would be a void below the bar instead of content.
    func testContentIsSeenThroughEachBarThatIsNotOpaque() async throws {
        let half = UIColor.red.withAlphaComponent(0.5)
        let states: [BarState] = [
            .clear, .halfSea, BarState(background: .color(.red), backgroundAlpha: 0),
            BarState(background: .color(half)),
            BarState(background: .blur(.systemMaterial)), BarState(background: .gradient([.red, half])),
        ]
        for driver in BarDriver.allCases {
            for (number, state) in states.enumerated() {
                let scene = try scene(driver, to: state)
                let below = scene.first.view.convert(scene.first.view.bounds, to: nil).minY
                XCTAssertGreaterThan(below, 0, "the app's own bar keeps the content out")
                try scene.arrive()
                let content = scene.second.view.convert(scene.second.view.bounds, to: nil)
                XCTAssertEqual(content.minY, 0, "\(driver) \(number)")
                XCTAssertEqual(scene.second.view.safeAreaInsets.top, scene.bar.frame.maxY, "\(driver) \(number)")
                scene.pop()
                try scene.stage.settle()
                let back = scene.first.view.convert(scene.first.view.bounds, to: nil)
                XCTAssertEqual(back.minY, below, "\(driver) \(number)")
                XCTAssertEqual(scene.second.edgesForExtendedLayout, .all, "\(driver) \(number)")
            }
        }
    }

    func testContentStaysOutOfABarThatCoversIt() async throws {
        let scene = try scene(.slide, to: .ember)
        let below = scene.first.view.convert(scene.first.view.bounds, to: nil).minY
        try scene.arrive()
        XCTAssertEqual(scene.second.view.convert(scene.second.view.bounds, to: nil).minY, below)
    }

    func testContentStaysOutOfABarThatCoversItFromTheStartOfATransition() async throws {
        for driver in [BarDriver.system, .slide] {
            let scene = try scene(driver, to: .ember)
            let below = scene.first.view.convert(scene.first.view.bounds, to: nil).minY
            scene.first.navigationItem.barState = .ember
            try scene.stage.settle()
            scene.push()
            for _ in 0..<5 {
                for screen in [scene.first, scene.second] {
                    XCTAssertEqual(screen.view.convert(screen.view.bounds, to: nil).minY, below, "\(driver)")
                }
                scene.stage.advance(by: 1.0 / 60)
            }
            XCTAssertNotNil(scene.navigation.transitionCoordinator)
        }
    }

    /// Only the appearance that applies in the height of the bar counts.
    func testContentStaysOutOfALowBarThatWasOpaque() async throws {
        for isLow in [true, false] {
            let scene = try BarStage(.slide, from: BarState(), to: .ember)
            let (clear, opaque) = (UINavigationBarAppearance(), UINavigationBarAppearance())
            clear.configureWithTransparentBackground()
            opaque.configureWithOpaqueBackground()
            scene.bar.scrollEdgeAppearance = clear
            scene.bar.compactScrollEdgeAppearance = opaque
            if isLow { scene.stage.rotate() }
            try scene.stage.settle()
            try scene.arrive()
            let content = scene.second.view.convert(scene.second.view.bounds, to: nil).minY
            XCTAssertEqual(content > 0, isLow)
            XCTAssertEqual(scene.second.edgesForExtendedLayout.contains(.top), !isLow)
        }
    }

    /// The content goes under the bar once, when the state first names an alpha, and then stays there.
    func testContentStaysWhereItIsWhileAnAlphaIsDriven() async throws {
        let scene = try scene(.slide, to: .ember)
        let below = scene.first.view.convert(scene.first.view.bounds, to: nil).minY
        try scene.arrive()
        for alpha in [1, 0.7, 0, 1] as [CGFloat] {
            scene.second.navigationItem.barState.backgroundAlpha = alpha
            try scene.stage.settle()
            XCTAssertEqual(scene.second.view.convert(scene.second.view.bounds, to: nil).minY, 0, "\(alpha)")
        }
        scene.second.navigationItem.barState.backgroundAlpha = nil
        try scene.stage.settle()
        XCTAssertEqual(scene.second.view.convert(scene.second.view.bounds, to: nil).minY, below)
    }

    /// A screen that does not extend under bars is left as it is.
    func testAScreenThatStaysOutOfBarsByItselfStaysOut() async throws {
        let scene = try scene(.slide, to: .clear)
        let below = scene.first.view.convert(scene.first.view.bounds, to: nil).minY
        scene.second.edgesForExtendedLayout = []
        try scene.arrive()
        XCTAssertEqual(scene.second.view.convert(scene.second.view.bounds, to: nil).minY, below)
        XCTAssertEqual(scene.second.edgesForExtendedLayout, [])
    }

    /// A bar that covers the content keeps it out. The edges of a screen that was out before stay as the app has set them.
    func testTheEdgesThatTheAppHasSetAreGivenBack() async throws {
        let edges: [(UIRectEdge, Bool)] = [
            ([], false), (.bottom, false), ([.left, .right], false), (.top, false), (.all, false), (.all, true),
            (.top, true),
        ]
        for (own, includesOpaqueBars) in edges {
            for ends in ["pop", "transitions", "state"] {
                let scene = try scene(.slide, to: .ember)
                scene.second.edgesForExtendedLayout = own
                scene.second.extendedLayoutIncludesOpaqueBars = includesOpaqueBars
                try scene.arrive()
                switch ends {
                case "pop": scene.pop()
                case "transitions": scene.navigation.transitions = nil
                default: scene.second.navigationItem.barState = BarState()
                }
                try scene.stage.settle()
                XCTAssertEqual(scene.second.edgesForExtendedLayout, own, "\(own) \(includesOpaqueBars) \(ends)")
            }
        }
    }
}
