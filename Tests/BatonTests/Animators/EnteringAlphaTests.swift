import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a screen that fades in starts with an alpha with which glass is drawn, on the iOS 26 design.
@MainActor
final class EnteringAlphaTests: GenerationTestCase {
    private typealias Named = (name: String, style: TransitionStyle)

    private let fading: [Named] = [
        ("fade", .fade), ("dialog", .dialog), ("zoom", .zoom { _ in nil }), ("expand", .expand { _ in nil }),
    ]
    private let moving: [Named] = [
        ("slide", .slide), ("cover", .cover), ("depth", .depth), ("flip", .flip), ("cube", .cube), ("card", .card),
        ("reveal", .reveal { _ in nil }),
    ]

    private var device: HeadlessDevice = .phone

    private var start: Double { Double(EnteringAlpha.start) }

    /// The alpha with which a view is seen, in all that is around it.
    private func alpha(of view: UIView) -> Double {
        sequence(first: view, next: \.superview).reduce(1) { $0 * Quantity.alpha.seen(of: $1) }
    }

    // B28.3
    func testAScreenThatFadesInIsNeverQuiteTransparent() async throws {
        for isReduced in [false, true] {
            device.reduceMotion = isReduced
            for (name, style) in isReduced ? fading + moving : fading {
                let stand = try StackStage(device, showsB: false) { $0.transitions = NavigationTransitions(style) }
                stand.push()
                stand.stage.turn()
                XCTAssertEqual(alpha(of: stand.b.view), start, accuracy: 1e-6, name)
                try stand.stage.settle()
                XCTAssertEqual(stand.b.view.alpha, 1, name)
                XCTAssertEqual(alpha(of: stand.b.view), 1, name)
                stand.pop()
                stand.stage.turn()
                XCTAssertEqual(alpha(of: stand.a.view), 1, "the lower screen enters as it is, \(name)")
                try stand.stage.settle()
            }
        }
    }

    func testAScreenThatMovesInIsNotFaded() async throws {
        for (name, style) in moving {
            let stand = try StackStage(device, showsB: false) { $0.transitions = NavigationTransitions(style) }
            stand.push()
            stand.stage.turn()
            XCTAssertEqual(alpha(of: stand.b.view), 1, name)
            try stand.stage.settle()
        }
    }

    func testAPresentedScreenThatFadesInIsNeverQuiteTransparent() async throws {
        for (name, transitions) in [("dialog", ModalTransitions.dialog), ("fade", .fade)] {
            let (presenter, presented) = (TestScreen("Presenter"), TestScreen("Presented"))
            let stage = Stage(device, root: presenter)
            try stage.settle()
            presenter.present(presented, using: transitions)
            stage.turn()
            XCTAssertEqual(alpha(of: presented.view), start, accuracy: 1e-6, name)
            try stage.settle()
            XCTAssertEqual(alpha(of: presented.view), 1, name)
        }
    }

    func testNothingIsLeftOfItAfterACancelAndAnEnd() async throws {
        for (name, style) in fading {
            let stand = try StackStage(device, showsB: false) { $0.transitions = NavigationTransitions(style) }
            let interaction = try XCTUnwrap(stand.driver?.interaction)
            stand.b.loadViewIfNeeded()
            let before = WindowDump(stand.stage.window)
            interaction.begin {
                stand.push()
                return stand.navigation.transitionCoordinator
            }
            stand.stage.turn()
            interaction.update(0)
            stand.stage.turn()
            XCTAssertEqual(alpha(of: stand.b.view), start, accuracy: 1e-6, name)
            interaction.update(0.5)
            stand.stage.advance(by: 0.1)
            interaction.cancel()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"], name)
            XCTAssertEqual(stand.b.view.alpha, 1, name)
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name)
            // The app's own alpha counts.
            stand.b.view.alpha = 0.5
            stand.push()
            stand.stage.turn()
            XCTAssertEqual(alpha(of: stand.b.view), start / 2, accuracy: 1e-6, name)
            try stand.stage.settle()
            XCTAssertEqual(stand.b.view.alpha, 0.5, name)
        }
    }
}
