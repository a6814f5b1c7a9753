import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what is behind an overlay, and where touches go.
@MainActor
final class OverlayBackdropTests: AnyDesignTestCase {
    private func half(_ backdrop: OverlayBackdrop) -> ModalTransitions {
        .card.layout(OverlayLayout(edge: .bottom, extent: .fraction(0.5))).backdrop(backdrop)
    }

    private func effectView(_ stage: Stage) -> UIVisualEffectView? {
        stage.window.family.compactMap { $0 as? UIVisualEffectView }.first { $0.superview is OverlayBackdropView }
    }

    func testABlurComesAndGoesByItsEffectAndNotByItsAlpha() async throws {
        // B18.8
        let stand = try CardStage()
        let before = WindowDump(stand.stage.window)
        stand.presenter.present(stand.card, using: half(.blur(.regular)))
        stand.stage.turn()
        let view = try XCTUnwrap(effectView(stand.stage))
        for _ in 0..<10 {
            XCTAssertEqual(view.seenAlpha, 1)
            stand.stage.advance(by: 1.0 / 60)
        }
        try stand.stage.settle()
        XCTAssertNotNil(view.effect)
        stand.card.dismiss(animated: true)
        stand.stage.advance(by: 0.1)
        XCTAssertNil(view.effect)
        XCTAssertEqual(view.seenAlpha, 1)
        try stand.stage.settle()
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testAfterACancelledPullTheBlurIsBack() async throws {
        let stand = try CardStage()
        try stand.present(using: .card.backdrop(.blur(.regular)))
        try stand.pull(by: 150)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertNotNil(effectView(stand.stage)?.effect)
    }

    func testADimmingViewDoesNotFlickerAfterACancelledPull() async throws {
        let stand = try CardStage()
        try stand.present()
        stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 270), in: 0.4)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        let dimming = try XCTUnwrap(stand.stage.window.dimmingView)
        var seen: [CGFloat] = []
        for _ in 0..<60 {
            stand.stage.advance(by: 1.0 / 60)
            seen.append(dimming.seenAlpha)
        }
        for (one, next) in zip(seen, seen.dropFirst()) { XCTAssertGreaterThan(next, one - 0.001, "\(seen)") }
        XCTAssertEqual(seen.last ?? 0, 0.3, accuracy: 1e-6)
    }

    func testTouchesPassAClearBackdropAndOnlyThere() async throws {
        // B18.12: a hosting view returns itself wherever it is asked, over empty places too.
        let stand = try CardStage()
        let hosting = HostingLikeView(frame: stand.card.view.bounds)
        hosting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stand.card.view.addSubview(hosting)
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let covered = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 44))
        covered.addAction(UIAction { _ in XCTFail("it is covered") }, for: .touchUpInside)
        stand.presenter.view.addSubview(button)
        stand.presenter.view.addSubview(covered)
        try stand.present(using: half(.clear))
        stand.stage.finger.tap(at: CGPoint(x: 150, y: 120))
        stand.stage.finger.tap(at: CGPoint(x: 150, y: 620))
        try stand.stage.settle()
        XCTAssertEqual(taps, 1)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertTrue(stand.stage.window.hitTest(CGPoint(x: 150, y: 620), with: nil) === hosting)
    }

    func testTouchesDoNotPassADimmingView() async throws {
        let stand = try CardStage()
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        button.addAction(UIAction { _ in XCTFail("the backdrop receives it") }, for: .touchUpInside)
        stand.presenter.view.addSubview(button)
        try stand.present(using: half(.dimmed(0)).tapOutside(false))
        stand.stage.finger.tap(at: CGPoint(x: 150, y: 120))
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
    }

    /// What is painted takes no touches from the backdrop, which passes them on or dismisses.
    func testTheBackdropHasTheTouchesOnItsBlur() async throws {
        for backdrop in [OverlayBackdrop.blur(.regular), .dimmed()] {
            let stand = try CardStage()
            try stand.present(using: half(backdrop))
            let touched = stand.stage.window.hitTest(CGPoint(x: 195, y: 100), with: nil)
            XCTAssertTrue(touched is OverlayBackdropView, "\(backdrop)")
        }
    }

    func testWhatASubclassAddsBeforeIsAboveTheBackdrop() async throws {
        let stand = try CardStage()
        try stand.present(
            using: half(.dimmed()).presentationController {
                DecoratedController(presentedViewController: $0, presenting: $1, overlay: $2)
            })
        let container = try XCTUnwrap(stand.card.presentationController?.containerView)
        XCTAssertTrue(container.subviews.first is OverlayBackdropView)
        let touched = stand.stage.window.hitTest(CGPoint(x: 195, y: 100), with: nil)
        XCTAssertTrue(touched is UILabel)
    }

    func testTouchesPassTwoClearBackdrops() async throws {
        let stand = try CardStage()
        let upper = TestScreen("Upper")
        var taps = 0
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stand.presenter.view.addSubview(button)
        let lowerButton = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        lowerButton.addAction(UIAction { _ in taps += 10 }, for: .touchUpInside)
        stand.card.view.addSubview(lowerButton)
        try stand.present(using: half(.clear))
        stand.card.present(
            upper, using: .card.layout(OverlayLayout(edge: .bottom, extent: .fraction(0.25))).backdrop(.clear))
        try stand.stage.settle()
        stand.stage.finger.tap(at: CGPoint(x: 150, y: 120))
        stand.stage.finger.tap(at: CGPoint(x: 50, y: 440))
        try stand.stage.settle()
        XCTAssertEqual(taps, 11)
    }

    func testTheBackdropCanBeChangedWhileItIsShown() async throws {
        let stand = try CardStage()
        try stand.present(using: half(.dimmed()))
        let presentation = try XCTUnwrap(stand.card.presentationController as? OverlayPresentationController)
        presentation.overlay.backdrop = .blur(.dark)
        XCTAssertNotNil(effectView(stand.stage))
        XCTAssertNil(stand.stage.window.dimmingView)
        presentation.overlay.backdrop = .clear
        XCTAssertNil(effectView(stand.stage))
        XCTAssertEqual(presentation.containerView?.accessibilityViewIsModal, false)
        presentation.overlay.backdrop = .dimmed(0.6)
        XCTAssertEqual(stand.stage.window.dimmingView?.alpha ?? 0, 0.6, accuracy: 1e-6)
        try stand.tapOutside()
        XCTAssertFalse(stand.isPresenting)
    }
}

/// Adds a label above the backdrop.
private final class DecoratedController: OverlayPresentationController {
    override func presentationTransitionWillBegin() {
        let label = UILabel(frame: CGRect(x: 100, y: 80, width: 200, height: 40))
        label.isUserInteractionEnabled = true
        containerView?.addSubview(label)
        super.presentationTransitionWillBegin()
    }
}

/// Content that hit-tests as itself everywhere, as a hosting view of SwiftUI does on iOS 26.
private final class HostingLikeView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}
