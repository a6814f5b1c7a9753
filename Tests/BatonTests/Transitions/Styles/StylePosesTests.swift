import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the poses of styles that an app names.
@MainActor
final class StylePosesTests: XCTestCase {
    func testAPresenterBelowACardShrinksAndDarkens() async throws {
        let style: TransitionStyle = .card
        let poses = try XCTUnwrap(style.form.forward.known)
        XCTAssertEqual(poses.entering, TransitionPoses(entering: .offstage(.bottom)).entering)
        let last = poses.leaving.end
        XCTAssertEqual(last.scale, 0.92)
        XCTAssertEqual(last.cornerRadius, 12)
        XCTAssertEqual(last.dim, 0.3)
    }

    func testAScreenBelowInDepthShrinksAndDarkens() async throws {
        let style: TransitionStyle = .depth
        let last = try XCTUnwrap(style.form.forward.known).leaving.end
        XCTAssertEqual(last.scale, 0.85)
        XCTAssertEqual(last.dim, 0.4)
    }

    /// At half a turn it is not known which way back Core Animation takes.
    func testTheSidesOfASheetTurnByAlmostHalfATurn() async throws {
        let style: TransitionStyle = .flip
        let poses = try XCTUnwrap(style.form.forward.known)
        for (pose, sign) in [(poses.entering.start, 1), (poses.leaving.end, -1)] as [(Pose, CGFloat)] {
            let angle = try XCTUnwrap(pose.turn).angle * sign
            XCTAssertLessThan(angle, .pi)
            XCTAssertGreaterThan(angle, 0.99 * .pi)
        }
    }

    func testTheSidesOfACubeTurnByAQuarter() async throws {
        let style: TransitionStyle = .cube
        let poses = try XCTUnwrap(style.form.forward.known)
        XCTAssertEqual(poses.entering.start.turn?.angle, .pi / 2)
        XCTAssertEqual(poses.leaving.end.turn?.angle, -.pi / 2)
    }

    func testTheUpperScreenHasAnEdgeInEachDirection() async {
        let style = TransitionStyle(
            forward: TransitionPoses(entering: .offstage(.bottom)), backward: TransitionPoses(leaving: .offstage(.top)))
        XCTAssertEqual(style.exit(of: .push), .bottom)
        XCTAssertEqual(style.exit(of: .pop), .top)
        XCTAssertNil(TransitionStyle.fade.exit(of: .push))
    }

    func testALowerScreenThatGoesTheWrongWayDoesNotSlideAcross() async {
        for (way, slides) in [(-1, true), (0, true), (1, false)] as [(CGFloat, Bool)] {
            let lower = Pose.inPlace.shifted(points: CGPoint(x: way, y: 0))
            XCTAssertEqual(
                PushAnimator(TransitionStyle(entering: .offstage(.trailing), leaving: lower)).slidesAcross, slides)
        }
    }

    func testAnUpperScreenThatLeavesIsNotTakenForALowerOne() async {
        let advice = AdviceLog()
        defer { advice.close() }
        for shift in [(1, 0), (-1.5, 0), (0, 1), (0, -1.5)] as [(CGFloat, CGFloat)] {
            let upper = Pose.inPlace.shifted(x: shift.0, y: shift.1)
            TransitionStyle(backward: TransitionPoses(entering: .offstage(.leading), leaving: upper))
                .adviseOfPosesTheWrongWay()
        }
        XCTAssertEqual(advice.lines, [])
        TransitionStyle(backward: TransitionPoses(entering: .offstage(.leading), leaving: .inPlace.shifted(x: 0.3)))
            .adviseOfPosesTheWrongWay()
        XCTAssertEqual(advice.lines.count, 1)
    }

    func testADurationIsAtMostAMinute() async {
        for (duration, valid) in [(60, 60), (60.5, 60)] as [(TimeInterval, TimeInterval)] {
            let animator = PushAnimator(TransitionStyle.slide.duration(duration))
            XCTAssertEqual(animator.transitionDuration(using: nil), valid)
        }
    }

    /// The view is higher than the screen is in its width.
    func testAZoomFromAHighViewShowsTheMiddleOfTheScreen() async throws {
        let stand = try SharingStage(.stack, .zoom("cover"))
        stand.source.frame = CGRect(x: 60, y: 300, width: 40, height: 200)
        stand.goForward()
        XCTAssertEqual(stand.upper.view.frameInWindow.midX, 80, accuracy: 0.5)
        XCTAssertEqual(stand.upper.view.frameInWindow.height, 200, accuracy: 0.5)
        try stand.stage.settle()
    }

    /// The circle is the largest one inside the view, or a point in the centre.
    func testACircleGrowsFromAView() async throws {
        let stand = try StackStage(showsB: false)
        let source = UIView(frame: CGRect(x: 40, y: 500, width: 60, height: 100))
        stand.a.view.addSubview(source)
        for (view, frame) in [
            (source, CGRect(x: 40, y: 520, width: 60, height: 60)), (nil, CGRect(x: 194, y: 421, width: 2, height: 2)),
        ] {
            stand.navigation.transitions = NavigationTransitions(.reveal { _ in view })
            stand.push()
            stand.stage.turn()
            let clip = try XCTUnwrap(stand.stage.window.family.lazy.compactMap { $0 as? ScreenClip }.first)
            XCTAssertLessThanOrEqual(clip.frameInWindow.distance(to: frame), 0.5, "\(clip.frameInWindow)")
            try stand.stage.settle()
            stand.navigation.popViewController(animated: false)
            try stand.stage.settle()
        }
    }
}
