import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests changes of Baton's own views along with a transition, which may run already.
@MainActor
final class AlongsideChangesTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        HeadlessQuirks.alongsideAnimations = .joinTheAnimator
    }

    /// A pop that the app's gesture holds at its middle.
    private func heldPop() throws -> (StackStage, any UIViewControllerTransitionCoordinator) {
        let stand = try StackStage { $0.transitions = .slide }
        stand.driver?.interaction.begin {
            stand.pop()
            return stand.navigation.transitionCoordinator
        }
        stand.stage.turn()
        stand.driver?.interaction.update(0.5)
        return (stand, try XCTUnwrap(stand.navigation.transitionCoordinator))
    }

    /// It is where the screens are, whatever UIKit does with animations alongside.
    func testAChangeThatIsAddedWhileAFingerHoldsTheTransitionGoesAlong() async throws {
        for answer in HeadlessQuirks.AlongsideAnimations.allCases {
            for finishes in [true, false] {
                HeadlessQuirks.alongsideAnimations = answer
                let (stand, coordinator) = try heldPop()
                let view = UIView()
                stand.stage.window.addSubview(view)
                TransitionCourse(along: coordinator).animate(nil) { view.alpha = 0 }
                stand.stage.turn()
                XCTAssertEqual(view.seenAlpha, 1, accuracy: 0.01, "it begins where the finger is")
                stand.driver?.interaction.update(0.75)
                XCTAssertEqual(view.seenAlpha, 0.5, accuracy: 0.01)
                if finishes {
                    stand.driver?.interaction.finish()
                    for _ in 0..<10 {
                        stand.stage.advance(by: 1.0 / 60)
                        let rest = 1 - Double(stand.b.view.seenFrame.minX / 390)
                        XCTAssertEqual(view.seenAlpha, rest * 2, accuracy: 0.01, "\(answer)")
                    }
                } else {
                    stand.driver?.interaction.cancel()
                }
                try stand.stage.settle()
                XCTAssertEqual(view.alpha, finishes ? 0 : 1)
                view.removeFromSuperview()
            }
        }
    }

    /// A change is known to be animated, whoever animates it, so that what it shows can begin where it was.
    func testAChangeKnowsWhetherItIsAnimated() async throws {
        for isBatons in [true, false] {
            let stand = try CardStage()
            var transitions = ModalTransitions.fade.presentationController(ChangingPresentation.init)
            if !isBatons { transitions.present = .animator { _ in PropertyMover(.push) } }
            try stand.present(using: transitions)
            let presentation = try XCTUnwrap(stand.card.presentationController as? ChangingPresentation)
            XCTAssertEqual(presentation.areAnimated, [true], "Baton's \(isBatons)")
        }
    }
}

/// Notes whether a change is animated that it makes along with the presentation.
private final class ChangingPresentation: OverlayPresentationController {
    private(set) var areAnimated: [Bool] = []

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let coordinator = presentedViewController.transitionCoordinator else { return }
        TransitionCourse(along: coordinator).animate(nil) { [weak self] in
            self?.areAnimated.append(AnimatedChanges.areMadeNow)
        }
    }
}
