import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests each presentation and dismissal animator with a hand-written delegate and UIKit's own presentation styles.
@MainActor
final class ModalAnimatorTests: XCTestCase {
    private typealias Pair = (name: String, present: () -> PresentAnimator, dismiss: () -> DismissAnimator)

    private let pairs: [Pair] = [
        ("slide", { PresentAnimator(.slide(from: .bottom)) }, { DismissAnimator(.slide(from: .bottom)) }),
        ("fade", { PresentAnimator(.fade) }, { DismissAnimator(.fade) }),
        ("posed", { PresentAnimator(ModalAnimatorTests.posed) }, { DismissAnimator(ModalAnimatorTests.posed) }),
    ]
    private static let posed = TransitionStyle(
        entering: .offstage(.leading).rounded(20), leaving: .behind.scaled(0.9))
    /// The first style removes the presenter's view from the window. The other two keep it.
    private let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom]
    private let parts: [CGFloat] = [0, 0.01, 0.5, 0.99, 1]

    private func forEachCase(_ test: (Pair, UIModalPresentationStyle, String) throws -> Void) rethrows {
        for style in styles {
            for pair in pairs { try test(pair, style, "\(pair.name) in style \(style.rawValue)") }
        }
    }

    func testNothingIsLeftBehindAfterPresentingAndDismissing() async throws {
        try forEachCase { pair, style, label in
            let stand = try ModalStage()
            let before = WindowDump(stand.stage.window)
            let delegate = HandWrittenModalDelegate(present: pair.present(), dismiss: pair.dismiss())
            stand.present(by: delegate, style: style)
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting, label)
            XCTAssertEqual(stand.presented.view.frame, stand.stage.window.bounds, label)
            XCTAssertEqual(stand.presented.view.transform, .identity, label)
            XCTAssertEqual(stand.stage.window.leftovers, [], label)

            stand.dismiss()
            try stand.stage.settle()
            XCTAssertFalse(stand.isPresenting, label)
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], label)
            XCTAssertEqual(HeadlessLog.warnings, [], label)
        }
    }

    // Known failure: "Cancel at 0 % leaves a wrong scale on the presented screen."
    func testACancelledPresentationLeavesNoTraceWhereverItIsCancelled() async throws {
        try forEachCase { pair, style, label in
            for part in parts {
                let stand = try ModalStage()
                let before = WindowDump(stand.stage.window)
                let interaction = UIPercentDrivenInteractiveTransition()
                let delegate = HandWrittenModalDelegate(present: pair.present())
                delegate.interaction = { interaction }
                stand.present(by: delegate, style: style)
                let ends = EndCount(of: stand.presented)
                stand.stage.turn()
                interaction.update(part)
                stand.stage.advance(by: 0.1)
                interaction.cancel()
                try stand.stage.settle()
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], "\(label) at \(part)")
                XCTAssertEqual(stand.presented.view.transform, .identity, "\(label) at \(part)")
                XCTAssertEqual(ends.cancelled, [true], "\(label) at \(part)")
                XCTAssertNil(stand.presenter.presentedViewController, "\(label) at \(part)")
                XCTAssertEqual(HeadlessLog.warnings, [], "\(label) at \(part)")
            }
        }
    }

    // Known failure: "Presenter vanishes under a full-screen custom dismissal."
    func testACancelledDismissalLeavesNoTraceWhereverItIsCancelled() async throws {
        try forEachCase { pair, style, label in
            for part in parts {
                let stand = try ModalStage()
                let interaction = UIPercentDrivenInteractiveTransition()
                let delegate = HandWrittenModalDelegate(present: pair.present(), dismiss: pair.dismiss())
                stand.present(by: delegate, style: style)
                try stand.stage.settle()
                let before = WindowDump(stand.stage.window)
                delegate.interaction = { interaction }
                stand.dismiss()
                let ends = EndCount(of: stand.presented)
                stand.stage.turn()
                XCTAssertEqual(stand.presenter.view.window, stand.stage.window, label)
                interaction.update(part)
                stand.stage.advance(by: 0.1)
                interaction.cancel()
                try stand.stage.settle()
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], "\(label) at \(part)")
                XCTAssertEqual(stand.presenter.view.transform, .identity, "\(label) at \(part)")
                XCTAssertEqual(ends.cancelled, [true], "\(label) at \(part)")
                XCTAssertTrue(stand.isPresenting, "\(label) at \(part)")
                XCTAssertEqual(HeadlessLog.warnings, [], "\(label) at \(part)")
            }
        }
    }

    // Known failure: "Black screen after dismissal."
    func testAnInteractiveDismissalFinishesFromAnyReleasePoint() async throws {
        try forEachCase { pair, style, label in
            for part in parts {
                let stand = try ModalStage()
                let before = WindowDump(stand.stage.window)
                let interaction = UIPercentDrivenInteractiveTransition()
                let delegate = HandWrittenModalDelegate(present: pair.present(), dismiss: pair.dismiss())
                stand.present(by: delegate, style: style)
                try stand.stage.settle()
                delegate.interaction = { interaction }
                stand.dismiss()
                let ends = EndCount(of: stand.presented)
                stand.stage.turn()
                interaction.update(part)
                interaction.finish()
                try stand.stage.settle()
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], "\(label) at \(part)")
                XCTAssertEqual(ends.cancelled, [false], "\(label) at \(part)")
                XCTAssertEqual(HeadlessLog.warnings, [], "\(label) at \(part)")
            }
        }
    }

    func testAPresentationSlidesUpFromTheBottomAndADismissalDownAgain() async throws {
        // The screen is 844 points high.
        let stand = try ModalStage()
        let interaction = UIPercentDrivenInteractiveTransition()
        let delegate = HandWrittenModalDelegate(
            present: PresentAnimator(.slide(from: .bottom)), dismiss: DismissAnimator(.slide(from: .bottom)))
        delegate.interaction = { interaction }
        stand.present(by: delegate)
        stand.stage.turn()
        for (part, y) in [(0, 844), (0.5, 422), (1, 0)] as [(CGFloat, Double)] {
            interaction.update(part)
            XCTAssertEqual(Double(stand.presented.view.seenFrame.minY), y, accuracy: 1e-6)
            XCTAssertEqual(stand.presenter.view.seenFrame, stand.stage.window.bounds)
        }
        interaction.finish()
        try stand.stage.settle()
        stand.dismiss()
        stand.stage.turn()
        for (part, y) in [(0, 0), (0.25, 211), (1, 844)] as [(CGFloat, Double)] {
            interaction.update(part)
            XCTAssertEqual(Double(stand.presented.view.seenFrame.minY), y, accuracy: 1e-6)
            XCTAssertEqual(stand.presenter.view.seenFrame, stand.stage.window.bounds)
        }
        interaction.finish()
        try stand.stage.settle()
    }

    func testAFadeInAndOutStaysInItsPlace() async throws {
        let stand = try ModalStage()
        let interaction = UIPercentDrivenInteractiveTransition()
        let delegate = HandWrittenModalDelegate(present: PresentAnimator(.fade), dismiss: DismissAnimator(.fade))
        delegate.interaction = { interaction }
        stand.present(by: delegate, style: .overFullScreen)
        stand.stage.turn()
        for part in [0, 0.5, 1] as [CGFloat] {
            interaction.update(part)
            XCTAssertEqual(stand.presented.view.seenAlpha, Double(EnteringAlpha.at(part)), accuracy: 1e-6)
            XCTAssertEqual(stand.presented.view.seenFrame, stand.stage.window.bounds)
        }
        interaction.finish()
        try stand.stage.settle()
        stand.dismiss()
        stand.stage.turn()
        for part in [0, 0.5, 1] as [CGFloat] {
            interaction.update(part)
            XCTAssertEqual(stand.presented.view.seenAlpha, Double(1 - part), accuracy: 1e-6)
        }
        interaction.finish()
        try stand.stage.settle()
    }

    func testWithCrossFadesTheScreenFadesInsteadOfSliding() async throws {
        let stand = try ModalStage(.phone.crossFading)
        let interaction = UIPercentDrivenInteractiveTransition()
        let delegate = HandWrittenModalDelegate(
            present: PresentAnimator(.slide(from: .bottom)), dismiss: DismissAnimator(.slide(from: .bottom)))
        delegate.interaction = { interaction }
        stand.present(by: delegate)
        stand.stage.turn()
        interaction.update(0.5)
        XCTAssertEqual(stand.presented.view.seenAlpha, Double(EnteringAlpha.at(0.5)), accuracy: 1e-6)
        XCTAssertEqual(stand.presented.view.seenFrame, stand.stage.window.bounds)
        interaction.finish()
        try stand.stage.settle()
        stand.dismiss()
        stand.stage.turn()
        interaction.update(0.25)
        XCTAssertEqual(stand.presented.view.seenAlpha, 0.75, accuracy: 1e-6)
        XCTAssertEqual(stand.presented.view.seenFrame, stand.stage.window.bounds)
        interaction.finish()
        try stand.stage.settle()
    }

    /// UIKit asks the animators or not.
    func testACustomPresentationWithoutAnimationIsPlacedAtOnce() async throws {
        // B3.30
        defer { HeadlessQuirks.unanimatedCustomPresentationsAskAnimators = false }
        for asks in [false, true] {
            HeadlessQuirks.unanimatedCustomPresentationsAskAnimators = asks
            try presentWithoutAnimation()
        }
    }

    private func presentWithoutAnimation() throws {
        let stand = try ModalStage()
        let before = WindowDump(stand.stage.window)
        let delegate = HandWrittenModalDelegate(
            present: PresentAnimator(.slide(from: .bottom)), dismiss: DismissAnimator(.slide(from: .bottom)))
        stand.presented.transitioningDelegate = delegate
        stand.presented.modalPresentationStyle = .custom
        stand.presenter.present(stand.presented, animated: false)
        stand.stage.turn()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.presented.view.seenFrame, stand.stage.window.bounds)
        stand.presented.dismiss(animated: false)
        try stand.stage.settle()
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }
}
