import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Compares the positions of both screens at the start, middle and end of a push and a pop with hand-computed values.
@MainActor
final class StackMotionTests: AnyDesignTestCase {
    /// A device 390 points wide.
    private var phone: HeadlessDevice { .phone }
    private var mirroredPhone: HeadlessDevice { .phone.rightToLeft }

    /// Runs a push or a pop under UIKit's percent-driven interaction and inspects the screens at a given progress.
    private func scrub(
        _ device: HeadlessDevice, push: PushAnimator? = nil, pop: PopAnimator? = nil, to progress: [CGFloat],
        _ look: (StackStage, CGFloat) -> Void
    ) throws {
        let interaction = UIPercentDrivenInteractiveTransition()
        let delegate = HandWrittenStackDelegate(push: push, pop: pop)
        delegate.interaction = { interaction }
        let stand = try StackStage(device, showsB: pop != nil) { $0.delegate = delegate }
        push == nil ? stand.pop() : stand.push()
        stand.stage.turn()
        for part in progress {
            interaction.update(part)
            stand.stage.turn()
            look(stand, part)
        }
        interaction.finish()
        try stand.stage.settle()
    }

    func testASlidePush() async throws {
        // B moves over the whole width of 390 points. A moves by 0.3 of it, below a dimming view of up to alpha 0.1.
        let expected: [CGFloat: (b: CGFloat, a: CGFloat, dimmingView: Double)] = [
            0: (390, 0, 0), 0.5: (195, -58.5, 0.05), 1: (0, -117, 0.1),
        ]
        for (device, sign) in [(phone, CGFloat(1)), (mirroredPhone, -1)] {
            try scrub(device, push: PushAnimator(.slide), to: [0, 0.5, 1]) { stand, part in
                guard let wanted = expected[part] else { return XCTFail("\(part)") }
                assertClose(stand.b.view.seenFrame.minX, sign * wanted.b, "B at \(part)")
                assertClose(stand.a.view.seenFrame.minX, sign * wanted.a, "A at \(part)")
                assertClose(stand.stage.window.dimmingView?.seenAlpha ?? -1, wanted.dimmingView, "veil at \(part)")
                XCTAssertEqual(stand.b.view.seenFrame.size, stand.navigation.view.bounds.size)
            }
        }
    }

    func testASlidePopIsThePushBackwards() async throws {
        let expected: [CGFloat: (b: CGFloat, a: CGFloat, dimmingView: Double)] = [
            0: (0, -117, 0.1), 0.5: (195, -58.5, 0.05), 1: (390, 0, 0),
        ]
        for (device, sign) in [(phone, CGFloat(1)), (mirroredPhone, -1)] {
            try scrub(device, pop: PopAnimator(.slide), to: [0, 0.5, 1]) { stand, part in
                guard let wanted = expected[part] else { return XCTFail("\(part)") }
                assertClose(stand.b.view.seenFrame.minX, sign * wanted.b, "B at \(part)")
                assertClose(stand.a.view.seenFrame.minX, sign * wanted.a, "A at \(part)")
                assertClose(stand.stage.window.dimmingView?.seenAlpha ?? -1, wanted.dimmingView, "veil at \(part)")
            }
        }
    }

    func testAFadePushAndPopChangeOnlyTheAlphaOfTheUpperScreen() async throws {
        try scrub(phone, push: PushAnimator(.fade), to: [0, 0.25, 0.5, 1]) { stand, part in
            assertClose(stand.b.view.seenAlpha, EnteringAlpha.at(part), "B at \(part)")
            assertClose(stand.a.view.seenAlpha, 1, "A at \(part)")
            XCTAssertEqual(stand.b.view.seenFrame, stand.navigation.view.bounds)
        }
        try scrub(phone, pop: PopAnimator(.fade), to: [0, 0.25, 0.5, 1]) { stand, part in
            assertClose(stand.b.view.seenAlpha, Double(1 - part), "B at \(part)")
            assertClose(stand.a.view.seenAlpha, 1, "A at \(part)")
            XCTAssertEqual(stand.a.view.seenFrame, stand.navigation.view.bounds)
        }
    }

    func testTheScreenThatEntersIsAboveInAPushAndBelowInAPop() async throws {
        try scrub(phone, push: PushAnimator(TransitionStyle(entering: .offstage(.trailing))), to: [0.5]) { stand, _ in
            XCTAssertTrue(isAbove(stand.b.view, stand.a.view))
        }
        try scrub(phone, pop: PopAnimator(TransitionStyle(entering: .offstage(.trailing))), to: [0.5]) { stand, _ in
            XCTAssertTrue(isAbove(stand.b.view, stand.a.view))
        }
    }

    func testTheDimmingViewIsBetweenTheTwoScreens() async throws {
        try scrub(phone, pop: PopAnimator(.slide), to: [0.5]) { stand, _ in
            guard let veil = stand.stage.window.dimmingView else { return XCTFail("no veil") }
            XCTAssertTrue(isAbove(veil, stand.a.view))
            XCTAssertTrue(isAbove(stand.b.view, veil))
            XCTAssertEqual(veil.seenFrame, stand.navigation.view.bounds)
        }
    }

    private func undrivenPush(_ animator: PushAnimator, _ device: HeadlessDevice = .phone) throws -> StackStage {
        let delegate = HandWrittenStackDelegate(push: animator)
        let stand = try StackStage(device, showsB: false) { $0.delegate = delegate }
        stand.push()
        stand.stage.turn()
        return withExtendedLifetime(delegate) { stand }
    }

    func testANonInteractivePushTakesItsDurationAndFollowsItsTiming() async throws {
        let animator = PushAnimator(
            TransitionStyle(entering: .offstage(.trailing)).duration(0.5)
                .timing(UICubicTimingParameters(animationCurve: .linear)))
        let stand = try undrivenPush(animator)
        assertClose(stand.b.view.seenFrame.minX, 390, "at the start")
        stand.stage.advance(by: 0.25)
        assertClose(stand.b.view.seenFrame.minX, 195, "after half of it")
        stand.stage.advance(by: 0.2)
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isAnimated, true)
        stand.stage.advance(by: 0.1)
        XCTAssertNil(stand.navigation.transitionCoordinator)
        assertClose(stand.b.view.seenFrame.minX, 0, "at the end")
    }

    func testWithReduceMotionWhatRunsByItselfFades() async throws {
        for device in [HeadlessDevice.phone.reducingMotion, .phone.crossFading] {
            let style = TransitionStyle.slide.duration(0.5).timing(UICubicTimingParameters(animationCurve: .linear))
            let stand = try undrivenPush(PushAnimator(style), device)
            stand.stage.advance(by: 0.25)
            assertClose(stand.b.view.seenAlpha, EnteringAlpha.at(0.5), "after half of it")
            XCTAssertEqual(stand.b.view.seenFrame, stand.navigation.view.bounds)
            XCTAssertEqual(stand.a.view.seenFrame, stand.navigation.view.bounds)
        }
    }

    func testWithReduceMotionWhatAFingerMovesFollowsTheFinger() async throws {
        try scrub(.phone.reducingMotion, pop: PopAnimator(.slide), to: [0, 0.5, 1]) { stand, part in
            assertClose(stand.b.view.seenAlpha, 1, "B at \(part)")
            assertClose(stand.b.view.seenFrame.minX, 390 * part, "B at \(part)")
        }
    }

    func testWithCrossFadesTheFingerDrivesTheFade() async throws {
        for device in [HeadlessDevice.phone.crossFading] {
            try scrub(device, push: PushAnimator(.slide), to: [0, 0.5, 1]) { stand, part in
                assertClose(stand.b.view.seenAlpha, EnteringAlpha.at(part), "B at \(part)")
                XCTAssertEqual(stand.b.view.seenFrame, stand.navigation.view.bounds)
                XCTAssertEqual(stand.a.view.seenFrame, stand.navigation.view.bounds)
                XCTAssertNil(stand.stage.window.dimmingView)
            }
            try scrub(device, pop: PopAnimator(.slide), to: [0, 0.5, 1]) { stand, part in
                assertClose(stand.b.view.seenAlpha, Double(1 - part), "B at \(part)")
                XCTAssertEqual(stand.a.view.seenFrame, stand.navigation.view.bounds)
                XCTAssertEqual(stand.b.view.seenFrame, stand.navigation.view.bounds)
            }
        }
    }

    private func isAbove(_ upper: UIView, _ lower: UIView) -> Bool {
        let order = upper.superview?.subviews ?? []
        guard let above = order.firstIndex(of: upper), let below = order.firstIndex(of: lower) else { return false }
        return above > below
    }

    private func assertClose(_ value: CGFloat, _ expected: CGFloat, _ label: String, line: UInt = #line) {
        XCTAssertEqual(Double(value), Double(expected), accuracy: 1e-6, label, line: line)
    }
}
