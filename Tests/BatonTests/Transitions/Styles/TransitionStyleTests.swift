import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that one style value serves all animator classes, and that each modifier changes one thing.
@MainActor
final class TransitionStyleTests: XCTestCase {
    private let rise = TransitionStyle(entering: .offstage(.bottom), leaving: .inPlace.dimmed(0.3))

    private func poses(_ style: TransitionStyle, isForward: Bool = true) -> TransitionPoses? {
        (isForward ? style.form.forward : style.form.backward).known
    }

    func testEachAnimatorClassUsesThePosesOfItsDirection() async {
        let animators: [(TransitionAnimator, ScreenChange.Operation)] = [
            (PushAnimator(.dialog), .push), (PopAnimator(.dialog), .pop), (PresentAnimator(.dialog), .present),
            (DismissAnimator(.dialog), .dismiss), (TransitionAnimator(.dialog, for: .tabForward), .tabForward),
            (TransitionAnimator(.dialog, for: .tabBack), .tabBack),
        ]
        for (animator, operation) in animators {
            XCTAssertEqual(animator.operation, operation)
            XCTAssertEqual(animator.transitionDuration(using: nil), operation.isForward ? 0.3 : 0.2, "\(operation)")
            let context = BareContext()
            let transition = RunningTransition(context, operation: operation)
            animator.style.setPoses(of: transition)
            let expected =
                operation.isForward
                ? TransitionPoses(entering: Pose.scaled(1.15).faded()) : TransitionPoses(leaving: .faded)
            XCTAssertEqual(transition.poses, expected, "\(operation)")
        }
    }

    func testTheReversePosesMirrorTheForwardPosesUnlessSet() async {
        XCTAssertEqual(
            poses(rise, isForward: false),
            TransitionPoses(entering: .inPlace.dimmed(0.3), leaving: .offstage(.bottom)))
        let other = TransitionStyle(
            forward: TransitionPoses(entering: .offstage(.top)), backward: TransitionPoses(leaving: .faded))
        XCTAssertEqual(poses(other, isForward: false), TransitionPoses(leaving: .faded))
    }

    func testComputedPosesAreRequestedOncePerTransition() async throws {
        var asks: [String] = []
        let style = TransitionStyle(forward: { transition in
            asks.append("\(transition.operation) \(transition.upper?.controller.title ?? "-")")
            return TransitionPoses(entering: .offstage(.top))
        })
        let stand = try StackStage(showsB: false) { $0.transitions = NavigationTransitions(style) }
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertLessThan(stand.b.view.seenFrame.minY, 0)
        try stand.stage.settle()
        stand.pop()
        stand.stage.advance(by: 0.1)
        XCTAssertLessThan(stand.b.view.seenFrame.minY, 0, "the way back is derived from it")
        try stand.stage.settle()
        XCTAssertEqual(asks, ["push B", "pop B"])
    }

    // MARK: Modifiers

    func testADurationAppliesToBothDirectionsOrToEach() async {
        XCTAssertEqual(PushAnimator(.fade.duration(0.7)).transitionDuration(using: nil), 0.7)
        XCTAssertEqual(PopAnimator(.fade.duration(0.7)).transitionDuration(using: nil), 0.7)
        XCTAssertEqual(PopAnimator(.fade.duration(0.7, backward: 0.1)).transitionDuration(using: nil), 0.1)
        XCTAssertEqual(poses(.fade.duration(0.7)), poses(.fade))
    }

    func testATimingIsTheAnimatorsOwn() async throws {
        let linear = UICubicTimingParameters(animationCurve: .linear)
        let stand = try StackStage(showsB: false) {
            $0.transitions = NavigationTransitions(.slideAcross.duration(1).timing(linear))
        }
        stand.push()
        stand.stage.turn()
        stand.stage.advance(by: 0.25)
        XCTAssertEqual(Double(stand.b.view.seenFrame.minX), 390 * 0.75, accuracy: 390 * 0.02)
        try stand.stage.settle()
    }

    func testASpringIsATiming() async throws {
        for (damping, overshoots) in [(0.3, true), (1, false)] as [(CGFloat, Bool)] {
            let stand = try StackStage(showsB: false) { $0.transitions = .slideAcross.spring(damping: damping) }
            var least: CGFloat = 390
            stand.push()
            for _ in 0..<60 {
                stand.stage.advance(by: 1 / 60)
                least = min(least, stand.b.view.seenFrame.minX)
            }
            try stand.stage.settle()
            XCTAssertEqual(least < -5, overshoots, "\(damping)")
        }
    }

    func testATimingIsGivenByACurveToo() async throws {
        for (curve, isBehind) in [(UIView.AnimationCurve.easeIn, true), (.easeOut, false)] {
            let stand = try StackStage(showsB: false) {
                $0.transitions = .slideAcross.duration(1).timing(curve)
            }
            stand.push()
            stand.stage.turn()
            stand.stage.advance(by: 0.5)
            XCTAssertEqual(stand.b.view.seenFrame.minX > 195, isBehind, "half of the time, \(curve)")
            try stand.stage.settle()
        }
    }

    func testDimmingAppliesToTheLowerScreenInBothDirections() async {
        let style = TransitionStyle.slide.dimming(0.6, color: .red)
        XCTAssertEqual(poses(style)?.leaving.end, Pose.behind.dimmed(0.6, color: .red))
        XCTAssertEqual(poses(style)?.entering, poses(.slide)?.entering)
        XCTAssertEqual(poses(style, isForward: false)?.entering.start, Pose.behind.dimmed(0.6, color: .red))
        XCTAssertEqual(poses(style, isForward: false)?.leaving, poses(.slide, isForward: false)?.leaving)
    }

    func testTheDimmingViewHasTheColour() async throws {
        let stand = try StackStage(showsB: false) {
            $0.transitions = NavigationTransitions(.fade.dimming(0.6, color: .systemIndigo))
        }
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(stand.stage.window.dimmingView?.backgroundColor, .systemIndigo)
        try stand.stage.settle()
    }

    func testCornersAreRoundedOnTheMovingScreen() async {
        XCTAssertEqual(poses(.depth.cornerRadius(20))?.entering.start.cornerRadius, 20)
        XCTAssertEqual(poses(.depth.cornerRadius(20))?.leaving.end.cornerRadius, 20)
        XCTAssertEqual(poses(.cover.cornerRadius(20))?.entering.start.cornerRadius, 20)
        XCTAssertEqual(poses(.cover.cornerRadius(20))?.leaving.end.cornerRadius, 0, "it stays, and is only dimmed")
        XCTAssertEqual(poses(.card.cornerRadius(40))?.leaving.end.cornerRadius, 40)
    }

    func testModifiersChangeComputedPosesToo() async {
        let style = TransitionStyle(forward: { _ in TransitionPoses(entering: .offstage(.top)) }).dimming(0.4)
        let forward = RunningTransition(BareContext(), operation: .push)
        style.setPoses(of: forward)
        XCTAssertEqual(forward.poses.leaving.end, .inPlace.dimmed(0.4))
        let back = RunningTransition(BareContext(), operation: .pop)
        style.setPoses(of: back)
        XCTAssertEqual(back.poses.entering.start, .inPlace.dimmed(0.4))
        XCTAssertEqual(back.poses.leaving.end, .offstage(.top))
    }

    // MARK: Less motion

    func testTheReducedFormFadesTheUpperScreenUnlessSet() async throws {
        for (style, moves) in [(rise, false), (rise.reduced(to: TransitionStyle(entering: .offstage(.top))), true)] {
            let stand = try StackStage(.phone.reducingMotion, showsB: false) {
                $0.transitions = NavigationTransitions(style)
            }
            stand.push()
            stand.stage.advance(by: 0.1)
            XCTAssertEqual(stand.b.view.seenFrame.minY < 0, moves)
            XCTAssertEqual(stand.b.view.seenAlpha < 1, !moves)
            try stand.stage.settle()
            stand.pop()
            stand.stage.advance(by: 0.1)
            XCTAssertEqual(stand.b.view.seenFrame.minY < 0, moves)
            XCTAssertEqual(stand.b.view.seenAlpha < 1, !moves)
            try stand.stage.settle()
        }
    }

    // MARK: Memory

    func testASourceClosureGetsTheChangeAtBothEndsAndKeepsNothing() async throws {
        weak var screen: UIViewController?
        var asks: [String] = []
        let stand = try StackStage(showsB: false) {
            $0.transitions = NavigationTransitions(
                .zoom { change in
                    asks.append("\(change), \(change.lower.title ?? "-") below \(change.upper.title ?? "-")")
                    return change.lower.view.subviews.first
                })
        }
        stand.a.view.addSubview(UIView(frame: CGRect(x: 10, y: 200, width: 78, height: 100)))
        do {
            let pushed = TestScreen("C")
            screen = pushed
            stand.push(pushed)
            try stand.stage.settle()
            stand.pop()
            try stand.stage.settle()
        }
        XCTAssertEqual(asks, ["push A to C, A below C", "pop C to A, A below C"])
        XCTAssertNil(screen)
    }

    func testThePosesOfBatonsStylesGiveNoAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        for style in [TransitionStyle.slide, .depth, .flip, .cube, .reveal, .zoom { _ in nil }, .cover] {
            let stand = try StackStage(showsB: false) { $0.transitions = NavigationTransitions(style) }
            stand.push()
            try stand.stage.settle()
        }
        XCTAssertEqual(advice.lines, [])
    }
}
