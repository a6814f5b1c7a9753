import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests animators that an author creates from poses, or without any.
@MainActor
final class AuthorsPosesTests: XCTestCase {
    private var advice: AdviceLog!

    override func setUp() async throws {
        await MainActor.run { advice = AdviceLog() }
    }

    override func tearDown() async throws {
        await MainActor.run { advice.close() }
    }

    /// Returns the frames of both screens at half of the way.
    private func halfWay(_ kind: StockMove.Kind, _ animator: TransitionAnimator) throws -> (
        entering: CGRect, leaving: CGRect
    ) {
        let scene = try StockStage(kind, on: .phone)
        scene.animator = animator
        let interaction = UIPercentDrivenInteractiveTransition()
        scene.interaction = interaction
        scene.start()
        scene.stage.turn()
        interaction.update(0.5)
        let frames = (scene.entering.view.seenFrame, scene.leaving.view.seenFrame)
        interaction.finish()
        try scene.stage.settle()
        XCTAssertTrue(scene.hasArrived, "\(kind)")
        return frames
    }

    // MARK: Poses of a backward direction

    func testAPopFromItsOwnPosesMovesAsTheyAreNamed() async throws {
        let pop = try halfWay(.pop, PopAnimator(entering: .behind, leaving: .offstage(.trailing)))
        XCTAssertEqual(pop.leaving.minX, 195, accuracy: 1e-6)
        XCTAssertEqual(pop.entering.minX, -0.15 * 390, accuracy: 1e-6)
        let sink = try halfWay(.pop, PopAnimator(leaving: .offstage(.bottom)))
        XCTAssertEqual(sink.leaving.minY, 422, accuracy: 1e-6)
        XCTAssertEqual(sink.entering.origin, .zero)
        let dismissal = try halfWay(.dismiss, DismissAnimator(entering: .scaled(0.5), leaving: .offstage(.bottom)))
        XCTAssertEqual(dismissal.leaving.minY, 422, accuracy: 1e-6)
        XCTAssertEqual(dismissal.entering.width, 390 * 0.75, accuracy: 1e-6)
        XCTAssertEqual(advice.lines, [])
    }

    /// The poses of a style are named for the forward direction.
    func testPosesOfAStyleTheWrongWayGiveAdvice() async throws {
        let wrong = [
            TransitionStyle(entering: .behind, leaving: .offstage(.trailing)),
            TransitionStyle(leaving: .offstage(.bottom)),
            TransitionStyle(entering: .scaled(0.9), leaving: .offstage(.top)),
        ]
        for style in wrong {
            for make in [
                { PopAnimator(style) as TransitionAnimator }, { DismissAnimator(style) },
                { TransitionAnimator(style, for: .tabBack) },
            ] {
                Advice.reset()
                let count = advice.lines.count
                _ = make()
                XCTAssertEqual(advice.lines.count, count + 1)
                XCTAssertEqual(advice.lines.last?.contains("PopAnimator(entering:leaving:)"), true)
            }
        }
        let count = advice.lines.count
        let right: [TransitionStyle] = [
            .slide, .slideAcross, .cover, .fade, .depth, .flip, .cube, .card, .dialog, .overlay, .reveal,
            .zoom { _ in nil }, TransitionStyle(entering: .offstage(.trailing)), TransitionStyle(leaving: .behind),
            TransitionStyle(entering: .faded, leaving: .offstage(.leading)), TransitionStyle(),
        ]
        Advice.reset()
        for style in right {
            _ = [PopAnimator(style), DismissAnimator(style), TransitionAnimator(style, for: .tabBack)]
        }
        XCTAssertEqual(advice.lines.count, count)
    }

    // MARK: Without a style

    func testAnAnimatorWithoutAStyleMovesTheScreens() async throws {
        let push = try halfWay(.push, PushAnimator())
        XCTAssertEqual(push.entering.minX, 195, accuracy: 1e-6)
        XCTAssertEqual(push.leaving.minX, -0.15 * 390, accuracy: 1e-6)
        let pop = try halfWay(.pop, PopAnimator())
        XCTAssertEqual(pop.leaving.minX, 195, accuracy: 1e-6)
        XCTAssertEqual(try halfWay(.present, PresentAnimator()).entering.minY, 422, accuracy: 1e-6)
        XCTAssertEqual(try halfWay(.dismiss, DismissAnimator()).leaving.minY, 422, accuracy: 1e-6)
        XCTAssertEqual(
            try halfWay(.tabForward, TransitionAnimator(.slideAcross, for: .tabForward)).entering.minX, 195,
            accuracy: 1e-6)
        XCTAssertEqual(
            try halfWay(.tabBack, TransitionAnimator(.slideAcross, for: .tabBack)).leaving.minX, 195, accuracy: 1e-6)
        XCTAssertTrue(PushAnimator().slidesAcross)
        XCTAssertEqual(advice.lines, [])
    }

    func testASubclassMovesOnlyWhatItMovesItself() async throws {
        let push = try halfWay(.push, LiftingPush())
        XCTAssertEqual(push.entering, CGRect(x: 0, y: 50, width: 390, height: 844))
        XCTAssertEqual(push.leaving.origin, .zero)
        XCTAssertFalse(LiftingPush().slidesAcross)
    }

    // MARK: A screen's own pair

    func testAScreenBringsAPairOfAnimators() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .fade }
        let screen = PairedScreen()
        stand.push(screen)
        stand.stage.turn()
        XCTAssertEqual(screen.view.seenFrame.minY, 100)
        try stand.stage.settle()
        XCTAssertEqual(screen.view.seenFrame.minY, 0)
        stand.pop()
        stand.stage.advance(by: 0.2)
        XCTAssertGreaterThan(screen.view.seenFrame.minY, 100)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(
            stand.driver?.decisions,
            [
                "push A to Paired: an animator of the author's, by the screen",
                "pop Paired to A: an animator of the author's, by the screen",
            ])
        XCTAssertEqual(advice.lines, [])
    }

    func testAPairTheWrongWayRoundGivesAdvice() async throws {
        let pair = TransitionChoice.animator { $0.operation == .push ? PopAnimator(.fade) : PushAnimator(.fade) }
        for operation in [ScreenChange.Operation.push, .pop] {
            _ = pair.makeAnimator(for: ScreenChange(operation, from: UIViewController(), to: UIViewController()))
        }
        XCTAssertEqual(advice.lines.count, 2)
    }
}

private final class LiftingPush: PushAnimator {
    override func prepare(_ transition: RunningTransition) {
        transition.entering?.view.transform = CGAffineTransform(translationX: 0, y: 100)
    }
}

private final class PairedScreen: UIViewController {
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Paired"
        navigationItem.transition = .animator {
            $0.operation == .push ? LiftingPush() : PopAnimator(leaving: .offstage(.bottom))
        }
    }
}
