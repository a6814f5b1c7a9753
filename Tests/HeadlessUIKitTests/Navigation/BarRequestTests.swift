import TestSupport
import UIKit
import XCTest

/// Tests the switch for how often an animator is asked for its property animator, for the bar's own animation (C16,
/// B2.21).
@MainActor
final class BarRequestTests: XCTestCase {
    typealias Answer = HeadlessQuirks.RequestsForBars

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.requestsForBars = .shared }
    }

    func testTheAnimatorIsAskedForTheAppAndForTheBar() async {
        // Each case: the requests without and with an animation of the app, with a bar and with a hidden one.
        let cases: [(Answer, bar: [Int], hidden: [Int])] = [
            (.shared, [1, 1], [1, 1]), (.whereBarsChange, [1, 2], [0, 1]), (.always, [1, 2], [1, 2]),
        ]
        for (answer, bar, hidden) in cases {
            HeadlessQuirks.requestsForBars = answer
            for (isHidden, expected) in [(false, bar), (true, hidden)] {
                // C16
                let counts = [false, true].map { requests(goesAlong: $0, hidesBar: isHidden) }
                XCTAssertEqual(counts, expected, "\(answer), hidden \(isHidden)")
            }
        }
    }

    func testAnInteractionThatDrivesFromTheStartAsksOnce() async {
        for answer in Answer.allCases {
            HeadlessQuirks.requestsForBars = answer
            let animator = CountingMover()
            let interaction = UIPercentDrivenInteractiveTransition()
            let stage = PushStage(animator, interaction)
            stage.navigation.pushViewController(stage.b, animated: true)
            stage.navigation.transitionCoordinator?.animate { _ in stage.a.view.alpha = 0.5 }
            TurnLoop.main.runTurn()
            interaction.finish()
            TurnLoop.main.advance(by: 1)
            // C16
            XCTAssertEqual(animator.requests, 1, "\(answer)")
            XCTAssertTrue(stage.isOver)
            stage.putAway()
        }
    }

    func testWhatGoesAlongRunsOnceWithEachAnswer() async {
        for answer in Answer.allCases {
            HeadlessQuirks.requestsForBars = answer
            let stage = PushStage(CountingMover())
            var calls = 0
            stage.navigation.pushViewController(stage.b, animated: true)
            stage.navigation.transitionCoordinator?.animate { _ in
                calls += 1
                stage.a.view.alpha = 0.5
            }
            TurnLoop.main.advance(by: 0.2)
            // B3.36: the bar moves with the screens.
            XCTAssertNotNil(stage.a.view.layer.animationKeys())
            XCTAssertTrue(moves(stage.navigation.navigationBar), "\(answer)")
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(calls, 1)
            XCTAssertFalse(moves(stage.navigation.navigationBar))
            XCTAssertIdentical(stage.navigation.navigationBar.topItem, stage.b.navigationItem)
            stage.putAway()
        }
    }

    private func moves(_ view: UIView) -> Bool {
        view.layer.animationKeys() != nil || view.subviews.contains(where: moves)
    }

    private func requests(goesAlong: Bool, hidesBar: Bool) -> Int {
        let animator = CountingMover()
        let stage = PushStage(animator)
        stage.navigation.setNavigationBarHidden(hidesBar, animated: false)
        TurnLoop.main.runTurn()
        stage.navigation.pushViewController(stage.b, animated: true)
        if goesAlong { stage.navigation.transitionCoordinator?.animate { _ in stage.a.view.alpha = 0.5 } }
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(stage.isOver)
        stage.putAway()
        return animator.requests
    }
}

/// Counts how often UIKit asks for the property animator.
private final class CountingMover: NSObject, UIViewControllerAnimatedTransitioning {
    private let mover = PropertyMover(.push)
    private(set) var requests = 0

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        mover.transitionDuration(using: transitionContext)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        mover.animateTransition(using: transitionContext)
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        requests += 1
        return mover.interruptibleAnimator(using: transitionContext)
    }
}
