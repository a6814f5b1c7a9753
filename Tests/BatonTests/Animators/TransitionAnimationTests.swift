import UIKit
import XCTest

@testable import Baton

/// Tests how an interaction drives the property animator of Baton's animators, and what the context is told.
@MainActor
final class TransitionAnimationTests: XCTestCase {
    /// A context that notes what it is told, and what the property animator does meanwhile.
    private final class LoggingContext: NSObject, UIViewControllerContextTransitioning {
        let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let isAnimated = true
        let isInteractive = true
        let presentationStyle = UIModalPresentationStyle.custom
        let targetTransform = CGAffineTransform.identity
        private(set) var transitionWasCancelled = false
        private(set) var calls: [String] = []
        private(set) var completions: [Bool] = []
        private let controllers = [
            UITransitionContextViewControllerKey.from: UIViewController(), .to: UIViewController(),
        ]

        private func note(_ call: String) {
            let animator = TransitionAnimation.of(self)?.animator
            let fraction = Int(((animator?.fractionComplete ?? 0) * 100).rounded())
            calls.append("\(call), \(animator?.isRunning == true ? "running" : "paused") at \(fraction) %")
        }

        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
        func view(forKey key: UITransitionContextViewKey) -> UIView? { controllers[key == .to ? .to : .from]?.view }
        func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
        func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
        func completeTransition(_ didComplete: Bool) { completions.append(didComplete) }
        func updateInteractiveTransition(_ percentComplete: CGFloat) { note("update to \(percentComplete)") }
        func pauseInteractiveTransition() { note("pause") }
        func finishInteractiveTransition() { note("finish") }

        func cancelInteractiveTransition() {
            transitionWasCancelled = true
            note("cancel")
        }
    }

    /// A pop that has begun, on a window.
    private func begun() throws -> (LoggingContext, TransitionAnimation, UIWindow) {
        let context = LoggingContext()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.isHidden = false
        window.addSubview(context.containerView)
        let animator = PopAnimator(TransitionStyle.slide.timing(UICubicTimingParameters(animationCurve: .linear)))
        _ = animator.interruptibleAnimator(using: context)
        let animation = try XCTUnwrap(TransitionAnimation.of(context))
        animation.begin(isInteractive: true)
        return (context, animation, window)
    }

    /// Each step is told to the context before the animator moves, and an end before the rest of the motion begins (B27.42).
    func testTheContextIsToldFirst() async throws {
        let spring = ReleaseSpring(remaining: 0.6, towards: 0)
        for (toEnd, end) in [(true, "finish"), (false, "cancel")] {
            let (context, animation, window) = try begun()
            animation.update(0.4, by: nil)
            animation.letGo(
                TransitionRelease(
                    end: toEnd ? .entering : .leaving, timing: spring.parameters, duration: spring.duration))
            XCTAssertEqual(context.calls, ["update to 0.4, paused at 0 %", "\(end), paused at 40 %"])
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(context.completions, [toEnd])
            window.isHidden = true
        }
    }

    /// The context may pause the animator or not. The animator is paused before, so that nothing moves on.
    func testAPauseIsToldWhenTheAnimatorIsPaused() async throws {
        let (context, animation, window) = try begun()
        let spring = ReleaseSpring(remaining: 1, towards: 0)
        animation.letGo(
            TransitionRelease(end: .entering, timing: spring.parameters, duration: spring.duration))
        TurnLoop.main.advance(by: 0.1)
        animation.pause()
        // From rest the spring has covered 54.5 % after 0.1 s (B27.10).
        XCTAssertEqual(context.calls.last?.hasPrefix("pause, paused at 5"), true, "\(context.calls)")
        XCTAssertEqual(animation.progress, 0.545, accuracy: 0.03)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(context.completions, [], "the check of the former run does not end it")
        animation.letGo(TransitionRelease(end: .leaving))
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(context.completions, [false])
        window.isHidden = true
    }

    /// After the end nothing is told, and nothing moves.
    func testALateStepIsIgnored() async throws {
        let (context, animation, window) = try begun()
        animation.letGo(TransitionRelease(end: .entering))
        TurnLoop.main.advance(by: 1)
        let calls = context.calls
        animation.update(0.2, by: nil)
        animation.pause()
        animation.begin(isInteractive: true)
        XCTAssertEqual(context.calls, calls)
        XCTAssertEqual(animation.animator.state, .inactive)
        XCTAssertEqual(context.completions, [true])
        window.isHidden = true
    }

    /// An animation that lasts longer than it should, as with slow animations in the simulator, is not cut off.
    func testASlowAnimationIsNotCutOff() async throws {
        let (context, animation, window) = try begun()
        let spring = ReleaseSpring(remaining: 1, towards: 0)
        // The check comes after 0.15 s, while the spring takes 0.506 s.
        animation.letGo(TransitionRelease(end: .entering, timing: spring.parameters, duration: 0.05))
        TurnLoop.main.advance(by: 0.4)
        XCTAssertEqual(context.completions, [])
        TurnLoop.main.advance(by: 0.2)
        XCTAssertEqual(context.completions, [true])
        window.isHidden = true
    }

    /// An animation that has lost its window while it ran, and whose end UIKit does not report (B6.59).
    func testAnAnimationWithoutWindowEndsOnce() async throws {
        defer { HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = false }
        for loses in [true, false] {
            HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = loses
            let (context, animation, window) = try begun()
            animation.animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
            TurnLoop.main.advance(by: 0.1)
            animation.endWithoutWindow()
            XCTAssertEqual(context.completions, [], "it still runs")
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(context.completions, [true], "\(loses)")
            animation.endWithoutWindow()
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(context.completions, [true], "\(loses)")
            window.isHidden = true
        }
    }

    /// One that a finger holds is cancelled, so that what moves along is at its start.
    func testTheHeldOneThatEndsAtOnceEndsAtItsStart() async throws {
        let (context, animation, window) = try begun()
        var ends: [UIViewAnimatingPosition] = []
        animation.animator.addCompletion { ends.append($0) }
        animation.update(0.4, by: nil)
        animation.endAtOnce(beforeAnimated: true)
        XCTAssertEqual(ends, [.start])
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(ends, [.start])
        XCTAssertEqual(context.completions, [false])
        window.isHidden = true
    }

    func testThePausedOneIsCancelled() async throws {
        let (context, animation, window) = try begun()
        animation.update(0.4, by: nil)
        animation.endWithoutWindow()
        TurnLoop.main.advance(by: 0.5)
        XCTAssertEqual(context.completions, [false])
        XCTAssertEqual(context.calls.last?.hasPrefix("cancel"), true)
        window.isHidden = true
    }
}
