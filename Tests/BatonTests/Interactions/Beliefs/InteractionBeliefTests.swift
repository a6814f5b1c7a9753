import Baton
import BatonTesting
import UIKit
import XCTest

/// Tests gestures on transitions with each answer of UIKit's that is not known. A wrong belief costs at most a jerk: every
/// transition ends as the finger asks for, and nothing is left of it.
@MainActor
final class InteractionBeliefTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// Runs a scenario with each answer, in both reading directions.
    private func each(
        _ beliefs: [InteractionBelief] = InteractionBelief.all,
        _ scenario: (_ isMirrored: Bool, _ name: String) throws -> Void
    ) {
        for belief in beliefs {
            for isMirrored in [false, true] {
                let name = "\(belief), mirrored: \(isMirrored)"
                do {
                    try belief.whileTrue { try scenario(isMirrored, name) }
                } catch {
                    XCTFail("\(error), \(name)")
                }
            }
        }
    }

    private func expectClean(_ stage: Stage, _ name: String) {
        XCTAssertEqual(HeadlessLog.warnings, [], name)
        XCTAssertEqual(stage.window.family.filter { $0.layer.animationKeys()?.isEmpty == false }, [], name)
    }

    // MARK: Stacks

    /// A stack of A and B with coloured bars, on which a finger moves from the leading edge.
    @MainActor
    private struct Scene {
        let stand: StackStage
        let isMirrored: Bool

        init(
            _ isMirrored: Bool, showsB: Bool = true,
            _ setUp: (UINavigationController) -> Void = { $0.transitions = .slide }
        ) throws {
            self.isMirrored = isMirrored
            stand = try StackStage(isMirrored ? .phone.rightToLeft : .phone, showsB: showsB, setUp: setUp)
            stand.a.navigationItem.barState.background = .color(.red)
            stand.b.navigationItem.barState.background = .color(.blue)
            try stand.stage.settle()
        }

        var finger: Finger { stand.stage.finger }

        /// How far B is from its place, towards the trailing edge.
        var way: CGFloat { stand.b.view.seenFrame.minX * (isMirrored ? -1 : 1) }

        func point(_ way: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? 390 - way : way, y: 400) }

        func drag(to way: CGFloat, in seconds: TimeInterval = 0.2) { finger.drag(to: point(way), in: seconds) }

        func lift(resting: Bool = true) throws {
            if resting { finger.hold(for: 0.1) }
            finger.up()
            try stand.stage.settle()
        }

        /// Begins a push or a pop, and catches it on its way by a drag.
        func catchTransition(at way: CGFloat, back: Bool, pops: Bool) {
            pops ? stand.pop() : stand.push()
            stand.stage.turn()
            stand.stage.advance(by: 0.1)
            let sign: CGFloat = back == isMirrored ? 1 : -1
            finger.catchTransition(at: point(way), towards: CGPoint(x: pops ? sign : -sign, y: 0))
        }
    }

    func testASwipeFinishesOrIsCancelled() async throws {
        each { isMirrored, name in
            for (end, titles) in [(300, ["A"]), (100, ["A", "B"])] as [(CGFloat, [String])] {
                let scene = try Scene(isMirrored)
                let before = WindowDump(scene.stand.stage.window)
                scene.finger.down(at: scene.point(2))
                scene.drag(to: end)
                XCTAssertEqual(scene.stand.b.view.seenFrame.minX * (isMirrored ? -1 : 1), end, accuracy: 13, name)
                try scene.lift()
                XCTAssertEqual(scene.stand.titles, titles, name)
                if titles.count == 2 {
                    XCTAssertEqual(WindowDump(scene.stand.stage.window).difference(from: before), [], name)
                }
                expectClean(scene.stand.stage, name)
            }
        }
    }

    /// The swipe has one interaction for all of its pops.
    func testASwipeIsRepeatedAfterItWasCancelled() async throws {
        each { isMirrored, name in
            let scene = try Scene(isMirrored)
            for end in [60, 100, 300] as [CGFloat] {
                scene.finger.down(at: scene.point(2))
                scene.drag(to: end)
                try scene.lift()
            }
            XCTAssertEqual(scene.stand.titles, ["A"], name)
            scene.stand.push()
            try scene.stand.stage.settle()
            XCTAssertEqual(scene.stand.titles, ["A", "B"], name)
            expectClean(scene.stand.stage, name)
        }
    }

    /// A gesture ends before UIKit has started the transition. The transition moves all the same (B27.41).
    func testAReleaseBeforeTheStartEndsThePop() async throws {
        each { isMirrored, name in
            for finishes in [true, false] {
                let scene = try Scene(isMirrored)
                let interaction = try XCTUnwrap(scene.stand.driver?.interaction)
                interaction.begin {
                    scene.stand.pop()
                    return scene.stand.navigation.transitionCoordinator
                }
                interaction.update(0.2)
                finishes ? interaction.finish() : interaction.cancel()
                scene.stand.stage.turn()
                scene.stand.stage.advance(by: 0.1)
                if finishes {
                    let way = abs(scene.stand.b.view.seenFrame.minX)
                    XCTAssertTrue((40...350).contains(way), "\(way) of 390 points after 0.1 s, \(name)")
                }
                try scene.stand.stage.settle()
                XCTAssertEqual(scene.stand.titles, finishes ? ["A"] : ["A", "B"], name)
                expectClean(scene.stand.stage, name)
            }
        }
    }

    func testACaughtPushOrPopIsTurnedRoundOrFinished() async throws {
        each { isMirrored, name in
            for (pops, back) in [(false, true), (false, false), (true, true), (true, false)] {
                let scene = try Scene(isMirrored, showsB: pops)
                let before = WindowDump(scene.stand.stage.window)
                scene.catchTransition(at: 195, back: back, pops: pops)
                XCTAssertEqual(scene.stand.navigation.transitionCoordinator?.isInteractive, true, name)
                let caught = scene.stand.b.view.seenFrame.minX
                scene.stand.stage.advance(by: 0.1)
                XCTAssertEqual(scene.stand.b.view.seenFrame.minX, caught, accuracy: 0.5, "held, \(name)")
                scene.drag(to: back == pops ? 20 : 370, in: 0.05)
                try scene.lift(resting: false)
                let stays = back != pops ? ["A"] : ["A", "B"]
                XCTAssertEqual(scene.stand.titles, stays, "\(pops) \(back) \(name)")
                if back { XCTAssertEqual(WindowDump(scene.stand.stage.window).difference(from: before), [], name) }
                expectClean(scene.stand.stage, name)
            }
        }
    }

    /// The screen runs on, or back, and is caught where it is.
    func testASwipeThatWasReleasedIsCaughtAgain() async throws {
        each { isMirrored, name in
            for (end, caught) in [(260, 330), (150, 100)] as [(CGFloat, CGFloat)] {
                let scene = try Scene(isMirrored)
                let before = WindowDump(scene.stand.stage.window)
                scene.finger.down(at: scene.point(2))
                scene.drag(to: end)
                scene.finger.hold(for: 0.1)
                scene.finger.up()
                scene.stand.stage.advance(by: 2.0 / 60)
                let released = scene.way
                scene.finger.catchTransition(at: scene.point(caught), towards: CGPoint(x: isMirrored ? 1 : -1, y: 0))
                XCTAssertEqual(scene.stand.navigation.transitionCoordinator?.isInteractive, true, name)
                // It has gone on for one frame, not to the other side.
                XCTAssertEqual(scene.way, released, accuracy: 60, "\(end), \(name)")
                let held = scene.way
                scene.drag(to: caught - 30)
                XCTAssertEqual(scene.way, held - 30, accuracy: 0.5, "\(end), \(name)")
                scene.drag(to: 20)
                try scene.lift()
                XCTAssertEqual(scene.stand.titles, ["A", "B"], name)
                XCTAssertEqual(WindowDump(scene.stand.stage.window).difference(from: before), [], name)
                expectClean(scene.stand.stage, name)
            }
        }
    }

    /// Animations that the app adds alongside follow each step, whichever way UIKit runs them.
    func testWhatTheAppAnimatesAlongsideGoesAlong() async throws {
        each { isMirrored, name in
            for (end, finishes) in [(250, true), (120, false)] as [(CGFloat, Bool)] {
                let scene = try Scene(isMirrored)
                let badge = UIView(frame: CGRect(x: 0, y: 300, width: 20, height: 20))
                scene.stand.navigation.view.addSubview(badge)
                scene.finger.down(at: scene.point(2))
                scene.drag(to: 30, in: 1.0 / 60)
                scene.stand.navigation.transitionCoordinator?.animateAlongsideTransition(
                    in: badge,
                    animation: { _ in
                        badge.alpha = 0
                    })
                scene.drag(to: end)
                let progress = Double(scene.way / 390)
                XCTAssertEqual(1 - badge.seenAlpha, progress, accuracy: 0.05, name)
                XCTAssertEqual(
                    Double(scene.stand.navigation.transitionCoordinator?.percentComplete ?? 0), progress,
                    accuracy: 0.001,
                    name)
                scene.finger.hold(for: 0.1)
                scene.finger.up()
                var last = badge.seenAlpha
                for _ in 0..<8 {
                    scene.stand.stage.advance(by: 1.0 / 60)
                    let now = badge.seenAlpha
                    XCTAssertTrue(finishes ? now <= last + 0.001 : now >= last - 0.001, "no way back, \(name)")
                    last = now
                }
                XCTAssertNotEqual(last, 1 - progress, accuracy: 0.001, "it goes on, \(name)")
                try scene.stand.stage.settle()
                badge.removeFromSuperview()
                expectClean(scene.stand.stage, name)
            }
        }
    }

    // MARK: Delegates of the app's own

    /// Swipes back in a stack whose delegate is the app's own.
    private func swipe(
        with animator: any UIViewControllerAnimatedTransitioning, _ isMirrored: Bool, _ name: String
    ) throws {
        for (end, titles) in [(300, ["A"]), (100, ["A", "B"])] as [(CGFloat, [String])] {
            let swipe = SwipePop()
            let delegate = HandWrittenStackDelegate(pop: animator)
            delegate.interaction = { swipe.interaction.isBeginning ? swipe.interaction : nil }
            let scene = try Scene(isMirrored) { $0.delegate = delegate }
            swipe.attach(to: scene.stand.navigation)
            scene.finger.down(at: scene.point(2))
            scene.drag(to: end)
            try scene.lift()
            withExtendedLifetime(delegate) { XCTAssertEqual(scene.stand.titles, titles, name) }
            expectClean(scene.stand.stage, name)
        }
    }

    func testASwipeInADelegateOfTheAppsOwn() async throws {
        each { try swipe(with: PopAnimator(.slide), $0, $1) }
    }

    /// A delegate that returns its interaction for every transition. Those that no gesture has begun run by themselves.
    func testAnInteractionForEveryTransition() async throws {
        each { isMirrored, name in
            let swipe = SwipePop()
            let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
            delegate.interaction = { swipe.interaction }
            let scene = try Scene(isMirrored) { $0.delegate = delegate }
            swipe.attach(to: scene.stand.navigation)
            scene.finger.down(at: scene.point(2))
            scene.drag(to: 100)
            try scene.lift()
            XCTAssertEqual(scene.stand.titles, ["A", "B"], name)
            scene.stand.pop()
            try scene.stand.stage.settle()
            withExtendedLifetime(delegate) { XCTAssertEqual(scene.stand.titles, ["A"], name) }
            expectClean(scene.stand.stage, name)
        }
    }

    func testASwipeWithAnAnimatorOfTheAppsOwn() async throws {
        each(InteractionBelief.allOfForeignAnimators) { try swipe(with: PlainSlidePop(), $0, $1) }
    }

    // MARK: Modals, sheets and tabs

    func testAPullFinishesOrIsCancelled() async throws {
        each { isMirrored, name in
            for (way, isPresenting) in [(150, true), (600, false)] as [(CGFloat, Bool)] {
                let stand = try CardStage(isMirrored ? .phone.rightToLeft : .phone)
                try stand.present()
                let before = WindowDump(stand.stage.window)
                try stand.pull(by: way)
                XCTAssertEqual(stand.isPresenting, isPresenting, name)
                if isPresenting { XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name) }
                expectClean(stand.stage, name)
            }
        }
    }

    func testACaughtPresentationOrDismissalIsTurnedRound() async throws {
        each { isMirrored, name in
            for dismisses in [false, true] {
                let stand = try CardStage(isMirrored ? .phone.rightToLeft : .phone)
                if dismisses { try stand.present(animated: false) }
                dismisses ? stand.card.dismiss(animated: true) : stand.presenter.present(stand.card, using: .card)
                stand.stage.turn()
                stand.stage.advance(by: 0.1)
                stand.stage.finger.catchTransition(
                    at: CGPoint(x: 195, y: 422), towards: CGPoint(x: 0, y: dismisses ? -1 : 1))
                stand.stage.finger.drag(to: CGPoint(x: 195, y: dismisses ? 60 : 800), in: 0.2)
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertEqual(stand.isPresenting, dismisses, name)
                expectClean(stand.stage, name)
            }
        }
    }

    func testASheetIsDraggedBetweenItsDetentsAndOut() async throws {
        each { isMirrored, name in
            for (place, top) in [(300, 244), (600, 544), (780, nil)] as [(CGFloat, CGFloat?)] {
                let sheet = try SheetStage(isMirrored ? .phone.rightToLeft : .phone)
                try sheet.drag(to: place)
                try sheet.release()
                XCTAssertEqual(sheet.stand.isPresenting, top != nil, name)
                if let top { XCTAssertEqual(try sheet.top, top, accuracy: 0.01, name) }
                expectClean(sheet.stage, name)
            }
        }
    }

    func testAChangeOfTabsFinishesOrIsCancelled() async throws {
        each { isMirrored, name in
            for (progress, shown) in [(0.7, "B"), (0.2, "A")] {
                let stand = try TabStage(isMirrored ? .phone.rightToLeft : .phone) { $0.transitions = .slideAcross }
                let interaction = try XCTUnwrap(TabTransitionDriver.driver(of: stand.tabs)?.interaction)
                interaction.begin {
                    stand.tabs.selectedIndex = 1
                    return stand.tabs.transitionCoordinator
                }
                stand.stage.turn()
                interaction.update(progress)
                stand.stage.turn()
                interaction.release(progress: progress, velocity: 0, distance: 390)
                try stand.stage.settle()
                XCTAssertEqual(stand.shown, shown, name)
                expectClean(stand.stage, name)
            }
        }
    }
}

/// An animator as an app writes it, with a property animator for each context.
private final class PlainSlidePop: NSObject, UIViewControllerAnimatedTransitioning {
    private var animators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        let key = ObjectIdentifier(transitionContext)
        if let known = animators[key] { return known }
        let animator = UIViewPropertyAnimator(duration: 0.35, curve: .easeInOut)
        animators[key] = animator
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return animator
        }
        transitionContext.containerView.insertSubview(to, at: 0)
        animator.addAnimations { from.alpha = 0 }
        animator.addCompletion { [weak self] _ in
            self?.animators[key] = nil
            from.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        return animator
    }
}
