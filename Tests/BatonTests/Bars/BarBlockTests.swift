import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that an animation started by an animation block continues when something else changes.
@MainActor
final class BarBlockTests: GenerationTestCase {
    /// Toolbars and tab bars float above the content on iOS 26 and are left alone (B17.2, B17.70).
    override class var exceptions: [String: [Int]] {
        [
            "testATintDoesNotInterruptAToolbarsBackgroundChange": [18]
        ]
    }

    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let sunset = BarState(background: .gradient([.red, .yellow]), showsShadowLine: false)

    private func seen(_ scene: BarStage) -> [String] {
        scene.navigation.view.barBackdrops.map { view in
            let alpha = (view.layer.presentation() ?? view.layer).opacity
            return "\(type(of: view)) \(Int((alpha * 100).rounded()))"
        }
    }

    private func cover(_ scene: BarStage) -> CGFloat {
        let through = scene.navigation.view.barBackdrops.reduce(CGFloat(1)) { rest, view in
            rest * (1 - CGFloat((view.layer.presentation() ?? view.layer).opacity))
        }
        return 1 - through
    }

    private func modal(_ lowerState: BarState, _ upperState: BarState) throws
        -> (Stage, UINavigationController, UINavigationController, ModalTransitions)
    {
        let (first, second) = (UIViewController(), UIViewController())
        first.navigationItem.barState = lowerState
        second.navigationItem.barState = upperState
        let (lower, upper) = (
            UINavigationController(rootViewController: first), UINavigationController(rootViewController: second)
        )
        lower.transitions = .slide
        upper.transitions = .slide
        let transitions = ModalTransitions.slide(from: .bottom).carriesBar()
        let stage = Stage(root: lower)
        try stage.settle()
        return (stage, lower, upper, transitions)
    }

    /// Changes an unrelated property outside of any animation block while one background kind replaces another.
    func testATintSetWhileBackgroundKindsChangeInterruptsNothing() async throws {
        let scene = try BarStage(.slide, from: .ember, to: BarState())
        UIView.animate(withDuration: 0.4) { scene.first.navigationItem.barState.background = Self.sunset.background }
        scene.stage.advance(by: 0.1)
        let before = cover(scene)
        scene.first.navigationItem.barState.tintColor = .white
        XCTAssertEqual(cover(scene), before, accuracy: 0.05, "\(seen(scene))")
        scene.stage.turn()
        XCTAssertEqual(cover(scene), before, accuracy: 0.1, "\(seen(scene))")
    }

    /// The app uses `.beginFromCurrentState`. No value jumps.
    func testReversedDuringABlockBackgroundKindsContinueFromTheirCurrentValues() async throws {
        let scene = try BarStage(.slide, from: .ember, to: BarState())
        func turn(to background: BarState.Background?) {
            UIView.animate(withDuration: 0.4, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
                scene.first.navigationItem.barState.background = background
            }
        }
        turn(to: Self.sunset.background)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(seen(scene), ["ColorBackdrop 75", "GradientBackdrop 25"])
        turn(to: BarState.ember.background)
        scene.stage.turn()
        let gradient = scene.navigation.view.barBackdrops.first { $0 is GradientBackdrop }
        XCTAssertEqual(gradient?.layer.presentation()?.opacity ?? 0, 0.25, accuracy: 0.1, "\(seen(scene))")
        let colour = scene.navigation.view.barBackdrops.filter { !($0 is GradientBackdrop) }
            .map { $0.layer.presentation()?.opacity ?? 0 }.max()
        XCTAssertEqual(colour ?? 0, 0.75, accuracy: 0.1, "\(seen(scene))")
        try scene.stage.settle()
    }

    /// The line fades in an animation block while an unrelated property changes.
    func testATintSetWhileTheLineFadesInterruptsNothing() async throws {
        let scene = try BarStage(.slide, from: .ember, to: BarState())
        UIView.animate(withDuration: 0.4) { scene.first.navigationItem.barState.showsShadowLine = false }
        scene.stage.advance(by: 0.1)
        let before = scene.paint.shadow
        scene.first.navigationItem.barState.tintColor = .white
        scene.stage.turn()
        XCTAssertGreaterThan(before, 0.4)
        XCTAssertEqual(scene.paint.shadow, before, accuracy: 0.15)
    }

    func testAStateSetWhileAModalCarriesTheBarInterruptsNothing() async throws {
        let (stage, lower, upper, transitions) = try modal(.ember, Self.sunset)
        lower.topViewController?.present(upper, using: transitions)
        stage.turn()
        stage.advance(by: 0.15)
        XCTAssertEqual(upper.view.barBackdrops.count, 2)
        upper.topViewController?.navigationItem.barState.tintColor = .white
        stage.advance(by: 1.0 / 60)
        XCTAssertEqual(upper.view.barBackdrops.count, 2)
        try stage.settle()
    }

    /// A view that was removed from a bar in an animation block is released.
    func testABackgroundRemovedInABlockIsReleased() async throws {
        let scene = try BarStage(.slide, from: Self.sunset, to: BarState())
        weak var gone: (any BarBackdrop)?
        gone = scene.navigation.view.barBackdrops.first
        UIView.animate(withDuration: 0.2) { scene.first.navigationItem.barState.background = .color(Self.red) }
        try scene.stage.settle()
        XCTAssertNil(gone)
    }
}
