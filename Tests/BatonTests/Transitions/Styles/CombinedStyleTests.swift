import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests styles of which each has the movement of two.
@MainActor
final class CombinedStyleTests: XCTestCase {
    private func poses(_ style: TransitionStyle) throws -> (forward: TransitionPoses, backward: TransitionPoses) {
        (try XCTUnwrap(style.form.forward.known), try XCTUnwrap(style.form.backward.known))
    }

    func testOffsetsAddAndFactorsMultiply() async throws {
        var first = Pose.offstage(.trailing).scaled(0.5).faded(0.5).turned(0.2)
        first.shift = Pose.Shift(x: 0.1, y: 0.2, points: CGPoint(x: 1, y: 2))
        first.rotation = 0.1
        var second = Pose.inPlace.scaled(0.5).faded(0.4).turned(0.3)
        second.shift = Pose.Shift(x: 0.3, y: 0.1, points: CGPoint(x: 10, y: 20))
        second.rotation = 0.3
        let both = TransitionStyle(entering: first).combined(with: TransitionStyle(entering: second))
        for pose in [try poses(both).forward.entering.start, try poses(both).backward.leaving.end] {
            XCTAssertEqual(pose.exit, .trailing)
            XCTAssertEqual(pose.shift.x, 0.4, accuracy: 1e-9)
            XCTAssertEqual(pose.shift.y, 0.3, accuracy: 1e-9)
            XCTAssertEqual(pose.shift.points, CGPoint(x: 11, y: 22))
            XCTAssertEqual(pose.scale, 0.25)
            XCTAssertEqual(pose.alpha, 0.2, accuracy: 1e-9)
            XCTAssertEqual(pose.rotation, 0.4, accuracy: 1e-9)
            XCTAssertEqual(try XCTUnwrap(pose.turn).angle, 0.5, accuracy: 1e-9)
        }
        XCTAssertEqual(try poses(both).forward.entering.end, .inPlace)
        XCTAssertEqual(try poses(both).backward.leaving.start, .inPlace)
    }

    func testTheStrongerShadowHolds() async throws {
        let slide = TransitionStyle.slide.shadow(0.2)
        for (style, opacity) in [(slide.combined(with: .fade), 0.2), (slide.combined(with: .depth.shadow(0.6)), 0.6)] {
            XCTAssertEqual(try poses(style).forward.entering.end.shadow, opacity)
            XCTAssertEqual(try poses(style).backward.leaving.start.shadow, opacity)
        }
    }

    func testASlideThatFadesKeepsItsTimesAndItsLowerScreen() async throws {
        let both = TransitionStyle.slide.duration(0.6, backward: 0.3).combined(with: .fade)
        XCTAssertEqual(try poses(both).forward.entering.start, .offstage(.trailing).faded())
        XCTAssertEqual(try poses(both).forward.leaving.end, .behind)
        XCTAssertEqual(both.forwardDuration, 0.6)
        XCTAssertEqual(both.backwardDuration, 0.3)
    }

    func testAnEdgeCountsOnceAndASecondEdgeIsAShift() async throws {
        let same = TransitionStyle.slide(from: .bottom).combined(with: .slide(from: .bottom))
        XCTAssertEqual(try poses(same).forward.entering.start, .offstage(.bottom))
        let corner = TransitionStyle.slide(from: .bottom).combined(with: .slide(from: .leading))
        var expected = Pose.offstage(.bottom)
        expected.shift = Pose.Shift(x: -1)
        XCTAssertEqual(try poses(corner).forward.entering.start, expected)
    }

    func testMasksSourcesAndOtherAxesGetAdvice() async throws {
        let tilted = TransitionStyle(entering: .inPlace.turned(0.5, about: .horizontal))
        for other in [TransitionStyle.reveal, .zoom { _ in nil }, .overlay, tilted] {
            let advice = AdviceLog()
            let both = TransitionStyle.cube.combined(with: other)
            XCTAssertEqual(advice.lines.count, 1)
            XCTAssertEqual(try poses(both).forward, try poses(.cube).forward)
            XCTAssertEqual(try poses(both).backward, try poses(.cube).backward)
            advice.close()
        }
    }

    func testAModifierReachesEveryStyleAndGetsAdviceWithoutOne() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let half = NavigationTransitions(push: .depth, pop: .system).duration(0.7)
        guard case .style(let push) = half.push else { return XCTFail("The push has lost its style.") }
        XCTAssertEqual(push.forwardDuration, 0.7)
        XCTAssertTrue(half.pop.isSystem)
        guard case .style(let back) = TabTransitions(forward: .cube, back: .fade).duration(0.7).back else {
            return XCTFail("The tabs have lost their style.")
        }
        XCTAssertEqual(back.backwardDuration, 0.7)
        guard case .style(let dismiss) = ModalTransitions.card.duration(0.7).dismiss else {
            return XCTFail("The modal has lost its style.")
        }
        XCTAssertEqual(dismiss.backwardDuration, 0.7)
        XCTAssertEqual(advice.lines, [])
        _ = NavigationTransitions.system.duration(0.7)
        XCTAssertEqual(advice.lines.count, 1)
    }
}
