import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a state that the app changes in a block of a property animator. It is not known whether UIKit tells a duration there
/// (B6.6). Where it does not, the bar may change at once.
@MainActor
final class StateInAnimatorTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.animatorsHaveAnInheritedDuration = false }
    }

    /// Sets a state in a scene and returns the window at the end.
    private func end(
        of state: BarState, on device: HeadlessDevice, _ change: (@escaping () -> Void) -> Void
    ) throws -> WindowDump {
        let scene = try BarStage(.slide, from: .ember, to: BarState(), on: device)
        change { scene.first.navigationItem.barState = state }
        try scene.stage.settle()
        return scene.dump
    }

    func testTheEndIsThatOfABlockOrOfAChangeWithoutAnimation() async throws {
        let states = [
            BarState(background: .color(.red)), BarState(background: .clear), BarState(), BarState(isHidden: true),
            BarState(background: .blur(.regular)),
        ]
        for tells in [true, false] {
            HeadlessQuirks.animatorsHaveAnInheritedDuration = tells
            for (state, device) in states.flatMap({ [($0, HeadlessDevice.phone), ($0, .phone.rightToLeft)] }) {
                let animated = try end(of: state, on: device) {
                    UIViewPropertyAnimator(duration: 0.4, curve: .linear, animations: $0).startAnimation()
                }
                let expected = try end(of: state, on: device) { change in
                    tells ? UIView.animate(withDuration: 0.4, animations: change) : change()
                }
                XCTAssertEqual(animated.difference(from: expected), [], "\(tells) \(state)")
            }
        }
    }

    func testTheBarIsAnimatedWhereTheDurationIsKnown() async throws {
        HeadlessQuirks.animatorsHaveAnInheritedDuration = true
        let scene = try BarStage(.slide, from: BarState(background: .color(.red)), to: BarState())
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
            scene.first.navigationItem.barState.background = .color(.blue)
        }
        animator.startAnimation()
        scene.stage.advance(by: 0.2)
        let red = scene.paint.red
        XCTAssertGreaterThan(red, 0.3)
        XCTAssertLessThan(red, 0.7)
        try scene.stage.settle()
    }
}
