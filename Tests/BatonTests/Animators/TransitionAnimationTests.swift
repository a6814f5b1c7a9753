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
        var isInteractive = true
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

        // MARK: What UIKit's percent-driven class does (B5.12), and then Baton's interaction

        private var animation: TransitionAnimation? { TransitionAnimation.of(self) }

        func update(_ progress: CGFloat, by fingers: GestureFingers?) {
            if let animation, !animation.hasEnded {
                updateInteractiveTransition(progress)
                animation.animator.fractionComplete = progress
            }
            animation?.didUpdate(progress, by: fingers)
        }

        func pause() {
            if let animation, !animation.hasEnded {
                pauseInteractiveTransition()
                animation.animator.pauseAnimation()
            }
            animation?.didPause()
        }

        func letGo(_ release: TransitionRelease) {
            if let animation, !animation.hasEnded {
                let leadsToEnd = release.end == .entering
                leadsToEnd ? finishInteractiveTransition() : cancelInteractiveTransition()
                animation.animator.isReversed = !leadsToEnd
                animation.animator.continueAnimation(
                    withTimingParameters: release.timing,
                    durationFactor: leadsToEnd ? 1 - release.progress : release.progress)
            }
            animation?.didLetGo(release)
        }

        func updateInteractiveTransition(_ percentComplete: CGFloat) { note("update to \(percentComplete)") }
        func pauseInteractiveTransition() { note("pause") }
        func finishInteractiveTransition() { note("finish") }

        func cancelInteractiveTransition() {
            transitionWasCancelled = true
            note("cancel")
        }
    }

    /// Something that goes along, and notes what it is told.
    private final class Companion: AnimationCompanion {
        private(set) var calls: [String] = []
        func didPause(at progress: CGFloat) { calls.append("pause at \(Int((progress * 100).rounded())) %") }
        func didUpdate(_ progress: CGFloat, by fingers: GestureFingers?) { calls.append("update to \(progress)") }
        func willRun(_ release: TransitionRelease) -> Bool {
            calls.append("run to the \(release.end) end")
            return waits
        }
        func end() { calls.append("end") }
        var waits = false
    }

    private static let steady = UICubicTimingParameters(animationCurve: .linear)
    private static let linear = TransitionStyle.slide.timing(steady)

    /// A pop that has begun, on a window.
    private func begun(
        _ style: TransitionStyle = linear, isInteractive: Bool = true, velocity: Double? = nil
    ) throws -> (LoggingContext, TransitionAnimation, UIWindow) {
        let context = LoggingContext()
        context.isInteractive = isInteractive
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.isHidden = false
        window.addSubview(context.containerView)
        let animator = PopAnimator(style)
        _ = animator.interruptibleAnimator(using: context)
        let animation = try XCTUnwrap(TransitionAnimation.of(context))
        animation.initialVelocity = velocity
        if isInteractive { animation.animator.pauseAnimation() }
        if !isInteractive { animation.start() }
        return (context, animation, window)
    }

    /// A pause is not taken for an end that was not reported.
    func testAPausedAnimationIsNotEnded() async throws {
        let (context, animation, window) = try begun()
        let spring = ReleaseSpring(remaining: 1, towards: 0)
        context.letGo(
            TransitionRelease(end: .entering, timing: spring.parameters, duration: spring.duration))
        TurnLoop.main.advance(by: 0.1)
        context.pause()
        // From rest the spring has covered 54.5 % after 0.1 s (B27.10).
        XCTAssertEqual(animation.progress, 0.545, accuracy: 0.03)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(context.completions, [], "the check of the former run does not end it")
        context.letGo(TransitionRelease(end: .leaving))
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(context.completions, [false])
        window.isHidden = true
    }

    /// After the end nothing is told, and nothing moves.
    func testALateStepIsIgnored() async throws {
        let (context, animation, window) = try begun()
        context.letGo(TransitionRelease(end: .entering))
        TurnLoop.main.advance(by: 1)
        let calls = context.calls
        context.update(0.2, by: nil)
        context.pause()
        animation.start()
        XCTAssertEqual(context.calls, calls)
        XCTAssertEqual(animation.animator.state, .inactive)
        XCTAssertEqual(context.completions, [true])
        window.isHidden = true
    }

    /// An animation that lasts longer than it should, as with slow animations in the simulator, is not cut off.
    func testASlowAnimationIsNotCutOff() async throws {
        let (context, _, window) = try begun()
        let spring = ReleaseSpring(remaining: 1, towards: 0)
        // The check comes after 0.15 s, while the spring takes 0.506 s.
        context.letGo(TransitionRelease(end: .entering, timing: spring.parameters, duration: 0.05))
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
            animation.end(because: .lostWindow)
            XCTAssertEqual(context.completions, [], "it still runs")
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(context.completions, [true], "\(loses)")
            animation.end(because: .lostWindow)
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
        context.update(0.4, by: nil)
        animation.end(because: .change(isAnimated: true))
        XCTAssertEqual(ends, [.start])
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(ends, [.start])
        XCTAssertEqual(context.completions, [false])
        window.isHidden = true
    }

    func testThePausedOneIsCancelled() async throws {
        let (context, animation, window) = try begun()
        context.update(0.4, by: nil)
        animation.end(because: .lostWindow)
        TurnLoop.main.advance(by: 0.5)
        XCTAssertEqual(context.completions, [false])
        XCTAssertEqual(context.calls.last?.hasPrefix("cancel"), true)
        window.isHidden = true
    }

    // MARK: Running by itself

    /// A style on UIKit's spring runs on it, and so does any that goes on from where another transition was.
    func testItRunsOnASpringIfItsStyleOrItsStartSaysSo() async throws {
        let springs: [(TransitionStyle, Double?, ReleaseSpring?)] = [
            (.slide, nil, ReleaseSpring(remaining: 1, towards: 0)), (Self.linear, nil, nil),
            (Self.linear, 2, ReleaseSpring(remaining: 1, towards: 2)),
            (.slide, 2, ReleaseSpring(remaining: 1, towards: 2)),
        ]
        for (style, velocity, spring) in springs {
            let (context, animation, window) = try begun(style, isInteractive: false, velocity: velocity)
            XCTAssertEqual(animation.state.run?.spring, spring)
            XCTAssertEqual(animation.state.end, .entering)
            TurnLoop.main.advance(by: 0.1)
            XCTAssertEqual(animation.state.run?.rate ?? 0 > 0, spring != nil)
            TurnLoop.main.advance(by: 2)
            XCTAssertEqual(context.completions, [true])
            window.isHidden = true
        }
    }

    /// UIKit may not report the end of an animator that has nothing to animate.
    func testWithoutADurationItEndsAtOnce() async throws {
        defer { HeadlessQuirks.endsWithoutMotion = .complete }
        for answer in HeadlessQuirks.EndsWithoutMotion.allCases {
            HeadlessQuirks.endsWithoutMotion = answer
            let (context, _, window) = try begun(.slide.duration(0), isInteractive: false)
            TurnLoop.main.advance(by: 0.2)
            XCTAssertEqual(context.completions, [true], "\(answer)")
            window.isHidden = true
            for end in [TransitionEnd.entering, .leaving] {
                let (context, _, window) = try begun(.slide.duration(0))
                TurnLoop.main.advance(by: 1)
                XCTAssertEqual(context.completions, [], "a finger holds it")
                // A finger may let it go anywhere, and UIKit's spring would take half a second.
                let spring = ReleaseSpring(remaining: 0.5, towards: 0)
                context.letGo(
                    TransitionRelease(end: end, timing: spring.parameters, duration: spring.duration, progress: 0.5))
                TurnLoop.main.advance(by: 0.3)
                XCTAssertEqual(context.completions, [end == .entering], "\(answer)")
                window.isHidden = true
            }
        }
    }

    /// UIKit may not report the end, and nobody is to wait for what does not move.
    func testWithoutADurationItEndsBeforeTheNextFrame() async throws {
        defer { HeadlessQuirks.endsWithoutMotion = .complete }
        for answer in HeadlessQuirks.EndsWithoutMotion.allCases {
            HeadlessQuirks.endsWithoutMotion = answer
            let (context, _, window) = try begun(.slide.duration(0), isInteractive: false)
            TurnLoop.main.advance(by: 1.0 / 60)
            XCTAssertEqual(context.completions, [true], "\(answer)")
            window.isHidden = true
        }
    }

    /// A factor of 0 keeps what is left of the duration. What has none, or has arrived, needs no more.
    func testTheRestIsAPartOfTheDuration() async throws {
        for (duration, progress, rest, factor) in [
            (0.5, 0.4, 0.25, 0.5), (0.5, 0.4, 1, 2), (0.5, 1, 0.25, 0), (0, 0.4, 0.25, 0),
        ] as [(TimeInterval, CGFloat, TimeInterval, CGFloat)] {
            let context = LoggingContext()
            let animator = FactorAnimator(duration: duration, timingParameters: Self.steady)
            let animation = TransitionAnimation(of: context, by: PopAnimator(Self.linear))
            animation.animator = animator
            animation.start()
            context.update(progress, by: nil)
            context.letGo(
                TransitionRelease(end: .entering, timing: Self.steady, duration: rest, progress: progress))
            XCTAssertEqual(animator.factors.last, factor, "\(duration) \(progress)")
            TurnLoop.main.advance(by: 2)
        }
    }

    func testOneThatIsLetGoInItsPlaceEndsAtOnce() async throws {
        let spring = ReleaseSpring(remaining: 0.6, towards: 0)
        for (end, progress) in [(TransitionEnd.entering, 1), (.leaving, 0)] as [(TransitionEnd, CGFloat)] {
            let (context, _, window) = try begun()
            context.update(progress, by: nil)
            context.letGo(
                TransitionRelease(end: end, timing: spring.parameters, duration: spring.duration, progress: progress))
            TurnLoop.main.advance(by: 0.05)
            XCTAssertEqual(context.completions, [end == .entering])
            window.isHidden = true
        }
    }

    /// The check comes a tenth of a second after the motion.
    func testAnAnimatorThatLosesItsEndIsEnded() async throws {
        HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = true
        defer { HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = false }
        let spring = ReleaseSpring(remaining: 0.6, towards: 0)
        for (end, progress, late) in [
            (TransitionEnd.entering, 0.4, spring.duration + 0.1), (.leaving, 0.4, spring.duration + 0.1),
            (.entering, 1, 0.1), (.leaving, 0, 0.1),
        ] as [(TransitionEnd, CGFloat, Double)] {
            let (context, _, window) = try begun()
            context.update(progress, by: nil)
            context.letGo(
                TransitionRelease(end: end, timing: spring.parameters, duration: spring.duration, progress: progress))
            TurnLoop.main.advance(by: late - 0.05)
            XCTAssertEqual(context.completions, [], "\(end) \(progress)")
            TurnLoop.main.advance(by: 0.1)
            XCTAssertEqual(context.completions, [end == .entering], "\(end) \(progress)")
            window.isHidden = true
        }
    }

    // MARK: What goes along

    func testWhatGoesAlongIsTold() async throws {
        let (context, animation, window) = try begun()
        let companion = Companion()
        animation.companion = companion
        context.update(0.4, by: nil)
        context.letGo(TransitionRelease(end: .leaving, timing: Self.steady, duration: 0.4, progress: 0.4))
        TurnLoop.main.advance(by: 0.2)
        context.pause()
        XCTAssertFalse(animation.animator.isReversed)
        context.letGo(TransitionRelease(end: .entering))
        TurnLoop.main.advance(by: 1)
        // Half of the time has taken it half of the way back from 40 %.
        XCTAssertEqual(
            companion.calls,
            ["update to 0.4", "run to the leaving end", "pause at 20 %", "run to the entering end", "end"])
        XCTAssertNil(animation.companion)
        window.isHidden = true
    }

    /// What still has to come to its place takes the time of the release, also if the screens are in theirs.
    func testATransitionWaitsForWhatGoesAlong() async throws {
        for waits in [true, false] {
            let (context, animation, window) = try begun()
            let companion = Companion()
            companion.waits = waits
            animation.companion = companion
            context.update(1, by: nil)
            context.letGo(
                TransitionRelease(end: .entering, timing: Self.steady, duration: 0.4, progress: 1))
            TurnLoop.main.advance(by: 0.2)
            XCTAssertEqual(context.completions, waits ? [] : [true])
            TurnLoop.main.advance(by: 0.5)
            XCTAssertEqual(context.completions, [true])
            window.isHidden = true
        }
    }

    // MARK: Interruptions

    /// The velocity is told only to a change that is animated.
    func testAnInterruptionIsToldOfTheVelocity() async throws {
        let spring = ReleaseSpring(remaining: 1, towards: 0)
        func rest(_ end: TransitionEnd) -> TransitionRelease {
            TransitionRelease(end: end, timing: spring.parameters, duration: spring.duration, progress: 0.5)
        }
        for (isHeld, end, isAnimated) in [
            (false, TransitionEnd.entering, true), (false, .leaving, true), (true, .entering, true),
            (false, .entering, false),
        ] {
            let (context, animation, window) = try begun()
            context.update(0.5, by: nil)
            context.letGo(rest(end))
            context.isInteractive = false
            TurnLoop.main.advance(by: 0.1)
            let rate = animation.state.run?.rate ?? 0
            if isHeld {
                context.pause()
                context.isInteractive = true
            }
            var told: [Double] = []
            animation.onInterruption = { told.append($0) }
            animation.end(because: .change(isAnimated: isAnimated))
            XCTAssertEqual(told, isAnimated ? [isHeld ? 0 : rate] : [])
            XCTAssertEqual(context.completions, [!isHeld && end == .entering])
            XCTAssertEqual(rate > 0, end == .entering)
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(context.completions.count, 1)
            window.isHidden = true
        }
    }

    func testUIKitMayEndItByItself() async throws {
        for completed in [true, false] {
            let (context, animation, window) = try begun(isInteractive: false)
            var ends: [UIViewAnimatingPosition] = []
            animation.animator.addCompletion { ends.append($0) }
            TurnLoop.main.advance(by: 0.1)
            XCTAssertFalse(animation.isEndedByUIKit)
            animation.end(because: .byUIKit(completed: completed))
            XCTAssertTrue(animation.isEndedByUIKit)
            XCTAssertTrue(animation.hasEnded)
            XCTAssertEqual(ends, [completed ? .end : .start])
            XCTAssertEqual(context.completions, [], "UIKit has completed it")
            window.isHidden = true
        }
    }
}

/// Notes with which factors it is continued.
private final class FactorAnimator: UIViewPropertyAnimator {
    private(set) var factors: [CGFloat] = []

    override func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        factors.append(durationFactor)
        super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }
}
