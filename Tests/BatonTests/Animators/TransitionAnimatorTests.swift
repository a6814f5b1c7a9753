import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the behaviour that all animators inherit from `TransitionAnimator`.
@MainActor
final class TransitionAnimatorTests: GenerationTestCase {
    private func push(_ animator: PushAnimator, _ look: (StackStage) throws -> Void = { _ in }) throws -> StackStage {
        let delegate = HandWrittenStackDelegate(push: animator)
        let stand = try StackStage(showsB: false) { $0.delegate = delegate }
        stand.push()
        stand.stage.turn()
        try look(stand)
        try stand.stage.settle()
        return withExtendedLifetime(delegate) { stand }
    }

    // MARK: The start

    /// An app may lay the stack out in an animation block of its own.
    func testATransitionThatBeginsInAnAnimationBlockStartsInPlace() async throws {
        let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide))
        let stand = try StackStage(showsB: false) { $0.delegate = delegate }
        stand.b.loadViewIfNeeded()
        UIView.animate(withDuration: 1) {
            stand.push()
            stand.navigation.view.layoutIfNeeded()
        }
        for _ in 0..<10 {
            XCTAssertEqual(stand.b.view.seenFrame.width, stand.navigation.view.bounds.width, accuracy: 0.01)
            XCTAssertEqual(stand.b.view.seenFrame.height, stand.navigation.view.bounds.height, accuracy: 0.01)
            stand.stage.advance(by: 1.0 / 60)
        }
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        withExtendedLifetime(delegate) {}
    }

    // MARK: Durations

    func testAZeroDurationStillEndsOnce() async throws {
        let stand = try push(PushAnimator(.slide.duration(0)))
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.b.view.seenFrame, stand.navigation.view.bounds)
        XCTAssertEqual(stand.stage.window.leftovers, [])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAZeroDurationEndsInAnInteractiveTransitionToo() async throws {
        for finishes in [true, false] {
            let interaction = UIPercentDrivenInteractiveTransition()
            let delegate = HandWrittenStackDelegate(pop: PopAnimator(.slide.duration(0)))
            delegate.interaction = { interaction }
            let stand = try StackStage { $0.delegate = delegate }
            let before = WindowDump(stand.stage.window)
            stand.pop()
            stand.stage.turn()
            interaction.update(0.5)
            finishes ? interaction.finish() : interaction.cancel()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, finishes ? ["A"] : ["A", "B"])
            XCTAssertEqual(HeadlessLog.warnings, [])
            if !finishes { XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), []) }
        }
    }

    func testADurationIsFromZeroToAMinute() async throws {
        let rows = [(-1, 0), (-.infinity, 0), (.nan, 0), (60.5, 60), (.infinity, 60)] as [(TimeInterval, TimeInterval)]
        for (duration, clamped) in rows {
            let animator = PushAnimator(.slide.duration(duration))
            XCTAssertEqual(animator.transitionDuration(using: nil), clamped, "\(duration)")
            guard clamped == 0 else { continue }
            let stand = try push(animator)
            XCTAssertEqual(stand.titles, ["A", "B"])
            XCTAssertEqual(stand.b.view.transform, .identity)
        }
    }

    func testTheDurationIsReportedToUIKit() async {
        XCTAssertEqual(PushAnimator(.fade.duration(0.7)).transitionDuration(using: nil), 0.7)
    }

    func testASubclassMayHaveItsOwnDuration() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = NavigationTransitions(.slide) }
        stand.navigation.transitions?.push = .animator { _ in LongPush(0.8) }
        stand.push()
        stand.stage.advance(by: 0.7)
        XCTAssertGreaterThan(stand.b.view.seenFrame.minX, 0, "a slide takes 0.35 seconds")
        XCTAssertNotNil(stand.navigation.transitionCoordinator)
        XCTAssertEqual(stand.navigation.transitionCoordinator?.transitionDuration, 0.8)
        stand.stage.advance(by: 0.15)
        XCTAssertNil(stand.navigation.transitionCoordinator)
    }

    func testADurationOfASubclassThatMakesNoSenseCountsAsZero() async throws {
        let stand = try push(LongPush(.nan))
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    // MARK: Contexts

    func testAContextWithoutViewsGivesOneAdviceAndStillEnds() async throws {
        let stand = try StackStage()
        for cancelled in [false, true] {
            let advice = AdviceLog()
            defer { advice.close() }
            let context = BareContext()
            context.transitionWasCancelled = cancelled
            let animator = PresentAnimator(.slide(from: .bottom))
            animator.animateTransition(using: context)
            stand.stage.advance(by: 1)
            XCTAssertEqual(context.completions, [!cancelled])
            XCTAssertEqual(advice.lines.count, 1)
            XCTAssertTrue(advice.lines.first?.contains("PresentAnimator") == true)
            XCTAssertEqual(context.containerView.subviews, [])
        }
    }

    func testAContextWithOneViewGivesNoAdvice() async throws {
        let stand = try StackStage()
        let advice = AdviceLog()
        defer { advice.close() }
        for key in [UITransitionContextViewKey.from, .to] {
            let context = BareContext()
            context.views[key] = UIView(frame: context.containerView.bounds)
            stand.stage.window.addSubview(context.containerView)
            PushAnimator(.slide).animateTransition(using: context)
            stand.stage.advance(by: 1)
            XCTAssertEqual(context.completions, [true])
        }
        XCTAssertEqual(advice.lines, [])
    }

    func testTheFinalFrameOfTheContextIsRespected() async throws {
        let stand = try StackStage()
        let context = BareContext()
        let entering = UIView()
        context.views[.to] = entering
        stand.stage.window.addSubview(context.containerView)
        PresentAnimator(.slide(from: .bottom)).animateTransition(using: context)
        stand.stage.turn()
        // The lower half of 800 points. At the start it is just below the container.
        XCTAssertEqual(entering.seenFrame, CGRect(x: 0, y: 800, width: 400, height: 400))
        stand.stage.advance(by: 1)
        XCTAssertEqual(entering.frame, CGRect(x: 0, y: 400, width: 400, height: 400))
        XCTAssertTrue(entering.superview === context.containerView)
    }

    func testRepeatedRequestsByUIKitReturnOneAnimatorPerTransition() async throws {
        let stand = try StackStage()
        let (first, second) = (BareContext(), BareContext())
        [first, second].forEach { $0.views[.to] = UIView() }
        let animator = PushAnimator(TransitionStyle(entering: .offstage(.trailing)))
        let asked = animator.interruptibleAnimator(using: first)
        // B2.21
        XCTAssertTrue(animator.interruptibleAnimator(using: first) === asked)
        XCTAssertFalse(animator.interruptibleAnimator(using: second) === asked)
        animator.animateTransition(using: first)
        animator.animateTransition(using: second)
        stand.stage.advance(by: 1)
        XCTAssertEqual(first.completions, [true])
        XCTAssertEqual(second.completions, [true])
    }

    func testWithoutAnimationNoPoseIsAppliedEvenIfUIKitAsksForAnAnimator() async throws {
        let stand = try StackStage()
        let context = BareContext()
        context.isAnimated = false
        let entering = UIView()
        context.views[.to] = entering
        let animator = PresentAnimator(.slide(from: .bottom))
        _ = animator.interruptibleAnimator(using: context)
        animator.animateTransition(using: context)
        _ = animator.interruptibleAnimator(using: context)
        XCTAssertEqual(context.completions, [true])
        XCTAssertEqual(entering.frame, CGRect(x: 0, y: 400, width: 400, height: 400))
        stand.stage.advance(by: 1)
        XCTAssertEqual(context.completions, [true])
    }

    /// Nothing of a transition without animation is left to be restored by the next one.
    func testWhatTheAppChangesAfterATransitionWithoutAnimationIsItsOwn() async throws {
        let stand = try StackStage()
        let views = [UITransitionContextViewKey.from: UIView(), .to: UIView()]
        for isAnimated in [false, true] {
            let context = BareContext()
            context.isAnimated = isAnimated
            context.views = views
            stand.stage.window.addSubview(context.containerView)
            PresentAnimator(.slide(from: .bottom)).animateTransition(using: context)
            stand.stage.advance(by: 1)
            XCTAssertEqual(context.completions, [true])
            if !isAnimated { views.values.forEach { $0.alpha = 0.5 } }
        }
        XCTAssertEqual(views.values.map(\.alpha), [0.5, 0.5])
    }

    // Known failure: "Fast tab taps mid-animation." Here the window is removed.
    func testATransitionWhoseWindowGoesAwayEnds() async throws {
        let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide))
        let stand = try StackStage(showsB: false) { $0.delegate = delegate }
        stand.push()
        stand.stage.turn()
        let ends = EndCount(of: stand.navigation)
        stand.stage.advance(by: 0.1)
        stand.stage.window.rootViewController = TestScreen("Other")
        try stand.stage.settle()
        XCTAssertEqual(ends.cancelled.count, 1)
        XCTAssertNil(stand.navigation.transitionCoordinator)
        XCTAssertEqual(stand.b.view.transform, .identity)
        XCTAssertFalse(HeadlessLog.warnings.contains { $0.contains("completeTransition") })
    }

    // MARK: Properties set by the app

    func testViewPropertiesSetByTheAppAreRestored() async throws {
        let pose = Pose.offstage(.trailing).scaled(0.5).faded(0.2).rounded(40).rotated(1)
        for finishes in [true, false] {
            let interaction = UIPercentDrivenInteractiveTransition()
            let delegate = HandWrittenStackDelegate(pop: PopAnimator(TransitionStyle(entering: pose, leaving: pose)))
            delegate.interaction = { interaction }
            let stand = try StackStage { $0.delegate = delegate }
            for screen in [stand.a, stand.b] {
                screen.view.alpha = 0.75
                screen.view.layer.cornerRadius = 8
                screen.view.transform = CGAffineTransform(translationX: 0, y: 12)
            }
            try stand.stage.settle()
            stand.pop()
            stand.stage.turn()
            interaction.update(0.5)
            finishes ? interaction.finish() : interaction.cancel()
            try stand.stage.settle()
            for screen in [stand.a, stand.b] {
                XCTAssertEqual(screen.view.alpha, 0.75)
                XCTAssertEqual(screen.view.layer.cornerRadius, 8)
                XCTAssertFalse(screen.view.clipsToBounds)
                XCTAssertEqual(screen.view.transform, CGAffineTransform(translationX: 0, y: 12))
            }
        }
    }

    // MARK: Custom animators

    func testAnAuthorsPrepareAnimateAndFinishAreCalledOnceEach() async throws {
        for finishes in [true, false] {
            let animator = CurtainPush()
            let interaction = UIPercentDrivenInteractiveTransition()
            let delegate = HandWrittenStackDelegate(push: animator)
            delegate.interaction = { interaction }
            let stand = try StackStage(showsB: false) { $0.delegate = delegate }
            let before = WindowDump(stand.stage.window)
            stand.push()
            stand.stage.turn()
            interaction.update(0.5)
            XCTAssertEqual(stand.stage.window.family.first { $0 is CurtainView }?.seenAlpha ?? 0, 0.5, accuracy: 1e-6)
            finishes ? interaction.finish() : interaction.cancel()
            try stand.stage.settle()
            XCTAssertEqual(animator.calls, ["prepare", "animate", "finish \(finishes)"])
            XCTAssertFalse(stand.stage.window.family.contains { $0 is CurtainView })
            if !finishes { XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), []) }
        }
    }

    func testAnAuthorsOwnMotionIsNotPlayedWithReduceMotion() async throws {
        var device = HeadlessDevice.phone
        device.reduceMotion = true
        let animator = CurtainPush()
        let delegate = HandWrittenStackDelegate(push: animator)
        let stand = try StackStage(device, showsB: false) { $0.delegate = delegate }
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(animator.calls, [])
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    // MARK: After the end

    func testAQueryForTheAnimatorAfterTheEndPosesNothingAgain() async throws {
        for finishes in [true, false] {
            let animator = AskedAgainPop(.slide)
            let interaction = UIPercentDrivenInteractiveTransition()
            let delegate = HandWrittenStackDelegate(pop: animator)
            delegate.interaction = { interaction }
            let stand = try StackStage { $0.delegate = delegate }
            let before = WindowDump(stand.stage.window)
            stand.pop()
            stand.stage.turn()
            interaction.update(0.5)
            finishes ? interaction.finish() : interaction.cancel()
            try stand.stage.settle()
            XCTAssertEqual(animator.late?.state, .inactive)
            let context = try XCTUnwrap(animator.context)
            XCTAssertEqual(animator.interruptibleAnimator(using: context).state, .inactive)
            XCTAssertEqual(animator.calls, 1, "prepares once")
            XCTAssertEqual(stand.b.view.transform, .identity)
            if finishes {
                XCTAssertNil(stand.b.view.superview)
            } else {
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
            }
        }
    }

    func testAQueryAboutATransitionThatHasEndedPosesNothingDuringTheNextOne() async throws {
        let stand = try StackStage()
        let animator = AskedAgainPop(.slide)
        let contexts = (0..<2).map { _ in BareContext() }
        for context in contexts {
            context.views = [.from: UIView(frame: context.containerView.bounds)]
            stand.stage.window.addSubview(context.containerView)
        }
        animator.animateTransition(using: contexts[0])
        let former = animator.interruptibleAnimator(using: contexts[0])
        stand.stage.advance(by: 1)
        animator.animateTransition(using: contexts[1])
        let running = animator.interruptibleAnimator(using: contexts[1])
        stand.stage.advance(by: 0.1)
        let late = animator.interruptibleAnimator(using: contexts[0])
        XCTAssertEqual(late.state, .inactive)
        XCTAssertFalse(late === former, "one without animations")
        XCTAssertTrue(late === animator.interruptibleAnimator(using: contexts[0]), "B2.21")
        XCTAssertEqual(animator.calls, 2, "prepares each once")
        XCTAssertTrue(animator.interruptibleAnimator(using: contexts[1]) === running)
        stand.stage.advance(by: 1)
        XCTAssertEqual(contexts.map(\.completions), [[true], [true]])
        XCTAssertEqual(contexts[0].views[.from]?.transform, .identity)
    }

    /// UIKit calls `animationEnded` also where it has ended a transition by itself (B10.5). Of two at once it is not known
    /// which one that is.
    func testATransitionThatUIKitEndsByItselfEndsThen() async throws {
        for isFirst in [true, false] {
            let stand = try StackStage()
            let animator = PopAnimator(.slide)
            let contexts = (0..<2).map { _ in BareContext() }
            for context in contexts {
                context.views = [.from: UIView(frame: context.containerView.bounds)]
                stand.stage.window.addSubview(context.containerView)
            }
            animator.animateTransition(using: contexts[0])
            stand.stage.advance(by: isFirst ? 1 : 0.1)
            animator.animateTransition(using: contexts[1])
            stand.stage.advance(by: 0.1)
            let running = animator.interruptibleAnimator(using: contexts[1])
            if !isFirst {
                animator.animationEnded(true)
                XCTAssertEqual(running.state, .active, "of two at once")
                // The spring takes 0.506 s. The second one has begun a tenth later.
                stand.stage.advance(by: 0.35)
                XCTAssertEqual(contexts.map(\.completions), [[true], []])
            }
            animator.animationEnded(true)
            XCTAssertEqual(running.state, .inactive)
            XCTAssertEqual(contexts[1].views[.from]?.transform, .identity)
            stand.stage.advance(by: 1)
            XCTAssertEqual(contexts.map(\.completions), [[true], []], "UIKit has completed it")
        }
    }

    /// The app's own gesture may hold it again, and a hand may rest as long as it likes.
    func testATransitionThatAPlainInteractionHoldsAgainWaits() async throws {
        let interaction = UIPercentDrivenInteractiveTransition()
        let delegate = HandWrittenStackDelegate(pop: PopAnimator(.slide))
        delegate.interaction = { interaction }
        let stand = try StackStage { $0.delegate = delegate }
        stand.pop()
        stand.stage.turn()
        interaction.update(0.3)
        interaction.finish()
        stand.stage.advance(by: 0.05)
        interaction.pause()
        interaction.update(0.5)
        let place = stand.b.view.seenFrame.minX
        stand.stage.advance(by: 1)
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, true)
        XCTAssertEqual(stand.b.view.seenFrame.minX, place)
        interaction.cancel()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    /// A container of the app's own may keep one context for all of its transitions.
    func testAContextThatIsUsedAgainIsAnimatedAgain() async throws {
        let stand = try StackStage()
        let animator = AskedAgainPop(.slide)
        let context = BareContext()
        context.views = [.from: UIView(frame: context.containerView.bounds)]
        stand.stage.window.addSubview(context.containerView)
        for _ in 0..<2 {
            animator.animateTransition(using: context)
            stand.stage.advance(by: 1)
        }
        XCTAssertEqual(animator.calls, 2)
        XCTAssertEqual(context.completions, [true, true])
    }

    func testTheScreenThatUIKitRemovesIsRestoredOnlyAfterwards() async throws {
        for finishes in [true, false] {
            let stand = try StackStage()
            let context = BareContext()
            let (entering, leaving) = (UIView(), UIView())
            context.views = [.to: entering, .from: leaving]
            context.transitionWasCancelled = !finishes
            let animator = PopAnimator(
                TransitionStyle(forward: TransitionPoses(), backward: TransitionPoses(leaving: .inPlace.faded(0.5)))
            )
            var alpha: CGFloat?
            context.onCompletion = { alpha = leaving.alpha }
            animator.animateTransition(using: context)
            stand.stage.advance(by: 1)
            XCTAssertEqual(alpha, finishes ? 0.5 : 1, "at completeTransition")
            XCTAssertEqual(leaving.alpha, 1, "afterwards")
        }
    }

    // MARK: Shared animators

    // Known failure: "One screen's animation leaks to all pushes; or works only once."
    func testOneObjectServesTwoStacksAtOnce() async throws {
        let animator = PushAnimator(.slide)
        let delegate = HandWrittenStackDelegate(push: animator)
        let both = UIViewController()
        let stacks = (0..<2).map { UINavigationController(rootViewController: TestScreen("A\($0)")) }
        for (index, stack) in stacks.enumerated() {
            stack.delegate = delegate
            both.addChild(stack)
            stack.view.frame = CGRect(x: 0, y: CGFloat(index) * 422, width: 390, height: 422)
            both.view.addSubview(stack.view)
            stack.didMove(toParent: both)
        }
        let stage = Stage(root: both)
        try stage.settle()
        let screens = (0..<2).map { TestScreen("B\($0)") }
        stacks[0].pushViewController(screens[0], animated: true)
        stage.advance(by: 0.1)
        stacks[1].pushViewController(screens[1], animated: true)
        stage.turn()
        XCTAssertLessThan(screens[0].view.seenFrame.minX, screens[1].view.seenFrame.minX)
        try stage.settle()
        for (stack, screen) in zip(stacks, screens) {
            XCTAssertTrue(stack.topViewController === screen)
            XCTAssertEqual(screen.view.frame, stack.view.bounds)
            XCTAssertEqual(screen.view.transform, .identity)
        }
        XCTAssertEqual(stage.window.leftovers, [])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAnAnimatorKeepsNoReferencesAfterTheTransition() async throws {
        let animator = PushAnimator(.slide)
        weak var screen: UIViewController?
        let delegate = HandWrittenStackDelegate(push: animator)
        let stand = try StackStage(showsB: false) { $0.delegate = delegate }
        do {
            let pushed = TestScreen("C")
            screen = pushed
            stand.push(pushed)
            try stand.stage.settle()
            stand.navigation.popViewController(animated: false)
            try stand.stage.settle()
        }
        XCTAssertNil(screen)
        weak var weakAnimator: PushAnimator?
        do {
            let own = PushAnimator(.slide)
            weakAnimator = own
            delegate.push = own
            stand.push()
            try stand.stage.settle()
            delegate.push = nil
        }
        XCTAssertNil(weakAnimator)
    }
}

/// A view that the custom animator adds and must remove.
private final class CurtainView: UIView {}

/// Keeps its context, and is asked for its animator once more when it finishes.
private final class AskedAgainPop: PopAnimator {
    private(set) var calls = 0
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private(set) var late: (any UIViewImplicitlyAnimating)?

    override func prepare(_ transition: RunningTransition) {
        super.prepare(transition)
        calls += 1
    }

    override func finish(_ transition: RunningTransition, completed: Bool) {
        context = transition.context
        late = interruptibleAnimator(using: transition.context)
    }
}

/// Covers everything with a curtain, by overriding the three methods that a subclass can override.
private final class CurtainPush: PushAnimator {
    private(set) var calls: [String] = []
    private let curtain = CurtainView()

    override func prepare(_ transition: RunningTransition) {
        calls.append("prepare")
        curtain.frame = transition.containerView.bounds
        curtain.alpha = 0
        transition.containerView.addSubview(curtain)
    }

    override func animate(_ transition: RunningTransition) {
        calls.append("animate")
        curtain.alpha = 1
    }

    override func finish(_ transition: RunningTransition, completed: Bool) {
        calls.append("finish \(completed)")
        curtain.removeFromSuperview()
    }
}

private final class LongPush: PushAnimator {
    private let duration: TimeInterval

    init(_ duration: TimeInterval) {
        self.duration = duration
        super.init(.slide)
    }

    override func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        duration
    }
}
