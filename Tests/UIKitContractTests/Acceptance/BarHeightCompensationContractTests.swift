import UIKit
import XCTest

/// Tests how a bar that becomes lower during a transition affects the disappearing screen, and how an app can
/// compensate.
@preconcurrency
@MainActor
final class BarHeightCompensationContractTests: ContractTestCase {
    func testWithoutCompensationTheLeavingScreenLosesTheDifference() {
        // B9.8
        let scene = PromptScene()
        defer { scene.stage.putAway() }
        scene.pop(compensating: false)
        XCTAssertEqual(scene.top(of: scene.stage.b), scene.high - 30)
        XCTAssertEqual(scene.top(of: scene.stage.a), scene.high - 30)
        scene.interaction.finish()
        scene.stage.waitForTheEnd()
        XCTAssertEqual(scene.top(of: scene.stage.a), scene.high - 30)
    }

    func testAfterACancelTheScreenHasItsOwnBarsHeight() {
        // B9.8
        let scene = PromptScene()
        defer { scene.stage.putAway() }
        scene.pop(compensating: false, by: TestPropertyAnimator())
        scene.interaction.cancel()
        scene.stage.waitForTheEnd()
        XCTAssertEqual(scene.top(of: scene.stage.b), scene.high)
    }

    func testWithCompensationTheScreenKeepsItsInsetsAndNothingIsLeftAfterTheEnd() {
        // B9.8
        for finishes in [true, false] {
            let scene = PromptScene()
            let (a, b) = (scene.stage.a, scene.stage.b)
            scene.pop(compensating: true)
            XCTAssertEqual(b.additionalSafeAreaInsets.top, 30)
            XCTAssertEqual(scene.top(of: b), scene.high)
            XCTAssertEqual(scene.top(of: a), scene.high - 30)
            finishes ? scene.interaction.finish() : scene.interaction.cancel()
            scene.stage.waitForTheEnd()
            XCTAssertEqual([a, b].map(\.additionalSafeAreaInsets.top), [0, 0])
            XCTAssertEqual(scene.top(of: finishes ? a : b), finishes ? scene.high - 30 : scene.high)
            scene.stage.putAway()
        }
    }
}

/// A stack whose top screen has a prompt, so that its bar is 30 points higher.
@MainActor
private final class PromptScene {
    let stage = NavigationStage()
    let interaction = UIPercentDrivenInteractiveTransition()
    let high: CGFloat

    init() {
        stage.b.navigationItem.prompt = "Prompt"
        stage.navigation.pushViewController(stage.b, animated: false)
        stage.waitForTheEnd()
        high = stage.b.view.safeAreaInsets.top
    }

    func top(of screen: UIViewController) -> CGFloat {
        screen.view.safeAreaInsets.top
    }

    /// Starts an interactive pop.
    ///
    /// An app that compensates adds the lost height to the disappearing screen's safe area insets.
    func pop(compensating: Bool, by animator: any UIViewControllerAnimatedTransitioning = TestAnimator()) {
        stage.delegate.animator = animator
        stage.delegate.interaction = interaction
        stage.navigation.popViewController(animated: true)
        if compensating {
            stage.navigation.transitionCoordinator?.animate { [stage] _ in
                stage.b.additionalSafeAreaInsets.top += 30
            } completion: { [stage] _ in
                stage.b.additionalSafeAreaInsets.top -= 30
            }
        }
        Device.turn()
        interaction.update(0.5)
        Device.turn()
    }
}
