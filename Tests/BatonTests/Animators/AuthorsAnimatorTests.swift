import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests custom animators of all six kinds that override only `prepare`, `animate` and `finish`.
///
/// The delegate is not Baton's, and the interaction is a `UIPercentDrivenInteractiveTransition`.
@MainActor
final class AuthorsAnimatorTests: XCTestCase {
    private let moves: [(StockMove.Kind, () -> TransitionAnimator)] = [
        (.push, { OwnPush() }), (.pop, { OwnPop() }), (.present, { OwnPresent() }), (.dismiss, { OwnDismiss() }),
        (.tabForward, { OwnTab(for: .tabForward) }), (.tabBack, { OwnTab(for: .tabBack) }),
    ]

    func testEachCustomAnimatorPlaysEndsOnceAndLeavesNothingBehind() async throws {
        for (kind, make) in moves {
            for part in [nil, 0, 0.5, 1] as [CGFloat?] {
                for finishes in [true, false] where finishes || part != nil {
                    try play(kind, make(), driven: part, finishing: finishes)
                }
            }
        }
    }

    private func play(
        _ kind: StockMove.Kind, _ animator: TransitionAnimator, driven part: CGFloat?, finishing: Bool
    ) throws {
        let scene = try StockStage(kind, on: .phone)
        let name = "\(type(of: animator)), \(part.map { "\($0)" } ?? "by itself"), \(finishing)"
        let before = WindowDump(scene.stage.window)
        scene.animator = animator
        scene.interaction = part.map { _ in UIPercentDrivenInteractiveTransition() }
        scene.start()
        scene.stage.turn()
        let ends = EndCount(of: scene)
        if let part {
            scene.interaction?.update(part)
            // From half of the width to the full width, and from alpha 1 to 0.25.
            XCTAssertEqual(Double(scene.entering.view.seenFrame.width), 195 + 195 * part, accuracy: 1e-6, name)
            XCTAssertEqual(scene.leaving.view.seenAlpha, 1 - 0.75 * Double(part), accuracy: 1e-6, name)
            finishing ? scene.interaction?.finish() : scene.interaction?.cancel()
        }
        try scene.stage.settle()
        XCTAssertEqual(ends.cancelled, [!finishing], name)
        XCTAssertEqual(scene.hasArrived, finishing, name)
        XCTAssertFalse(scene.stage.window.family.contains { $0 is OwnLamp }, name)
        for screen in [scene.entering, scene.leaving] {
            XCTAssertEqual(screen.view.transform, .identity, name)
            XCTAssertEqual(screen.view.alpha, 1, name)
        }
        if !finishing { XCTAssertEqual(WindowDump(scene.stage.window).difference(from: before), [], name) }
        XCTAssertEqual(HeadlessLog.warnings, [], name)
    }
}

/// A view that the custom animator adds and removes.
private final class OwnLamp: UIView {}

@MainActor
private func lightUp(_ transition: RunningTransition) {
    transition.containerView.addSubview(OwnLamp(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    transition.entering?.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
}

@MainActor
private func move(_ transition: RunningTransition) {
    transition.entering?.view.transform = .identity
    transition.leaving?.view.alpha = 0.25
}

@MainActor
private func putOut(_ transition: RunningTransition) {
    transition.containerView.subviews.filter { $0 is OwnLamp }.forEach { $0.removeFromSuperview() }
}

private final class OwnPush: PushAnimator {
    override func prepare(_ transition: RunningTransition) { lightUp(transition) }
    override func animate(_ transition: RunningTransition) { move(transition) }
    override func finish(_ transition: RunningTransition, completed: Bool) { putOut(transition) }
}

private final class OwnPop: PopAnimator {
    override func prepare(_ transition: RunningTransition) { lightUp(transition) }
    override func animate(_ transition: RunningTransition) { move(transition) }
    override func finish(_ transition: RunningTransition, completed: Bool) { putOut(transition) }
}

private final class OwnPresent: PresentAnimator {
    override func prepare(_ transition: RunningTransition) { lightUp(transition) }
    override func animate(_ transition: RunningTransition) { move(transition) }
    override func finish(_ transition: RunningTransition, completed: Bool) { putOut(transition) }
}

private final class OwnDismiss: DismissAnimator {
    override func prepare(_ transition: RunningTransition) { lightUp(transition) }
    override func animate(_ transition: RunningTransition) { move(transition) }
    override func finish(_ transition: RunningTransition, completed: Bool) { putOut(transition) }
}

private final class OwnTab: TransitionAnimator {
    init(for operation: ScreenChange.Operation) { super.init(TransitionStyle(), for: operation) }

    override func prepare(_ transition: RunningTransition) { lightUp(transition) }
    override func animate(_ transition: RunningTransition) { move(transition) }
    override func finish(_ transition: RunningTransition, completed: Bool) { putOut(transition) }
}
