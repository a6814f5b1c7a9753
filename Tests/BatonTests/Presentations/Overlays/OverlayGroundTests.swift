import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what an overlay is made of below its content.
@MainActor
final class OverlayGroundTests: GenerationTestCase {
    private func ground(_ stage: Stage) throws -> OverlayGroundView {
        try XCTUnwrap(stage.window.family.compactMap { $0 as? OverlayGroundView }.first)
    }

    private func effectView(_ stage: Stage) throws -> UIVisualEffectView {
        try XCTUnwrap(ground(stage).subviews.first as? UIVisualEffectView)
    }

    private func stand() throws -> CardStage {
        let stand = try CardStage()
        stand.card.view.backgroundColor = .clear
        return stand
    }

    func testAColorIsBelowTheContentAndAsLargeAsTheOverlay() async throws {
        for transitions in [ModalTransitions.card, .dialog, .sheet(detents: [.medium])] {
            let stand = try stand()
            let before = WindowDump(stand.stage.window)
            try stand.present(using: transitions.ground(.color(.systemIndigo)))
            let ground = try ground(stand.stage)
            XCTAssertEqual(ground.backgroundColor, .systemIndigo)
            let drawn = try XCTUnwrap(ground.superview)
            XCTAssertTrue(drawn.subviews.first === ground)
            XCTAssertEqual(ground.frame, drawn.bounds)
            XCTAssertTrue(drawn.clipsToBounds)
            stand.card.dismiss(animated: true)
            try stand.stage.settle()
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
            stand.stage.close()
        }
    }

    /// Glass exists on the iOS 26 design alone.
    func testGlassIsAMaterialOnTheClassicDesign() async throws {
        let stand = try stand()
        try stand.present(using: .card.ground(.glass))
        let effect = try effectView(stand.stage).effect
        if BarDesign.current == .glass, #available(iOS 26, *) {
            XCTAssertTrue(effect is UIGlassEffect)
        } else {
            XCTAssertTrue(effect is UIBlurEffect)
        }
    }

    /// The corners of a card at the bottom are rounded at the top.
    func testGlassHasTheCornersOfTheOverlay() async throws {
        guard BarDesign.current == .glass, #available(iOS 26, *) else { return }
        let stand = try stand()
        try stand.present(using: .card.ground(.glass).cornerRadius(20))
        let view = try effectView(stand.stage)
        XCTAssertEqual(view.effectiveRadius(corner: .topLeft), 20)
        XCTAssertEqual(view.effectiveRadius(corner: .bottomRight), 0)
    }

    /// A dialog fades. In a view that is not opaque an effect is not drawn (B28.3).
    func testAnEffectAppearsByItselfWhileTheContentFades() async throws {
        let stand = try stand()
        let before = WindowDump(stand.stage.window)
        stand.presenter.present(stand.card, using: .dialog.ground(.material(.systemThinMaterial)))
        stand.stage.turn()
        let (ground, view) = (try ground(stand.stage), try effectView(stand.stage))
        var content: [CGFloat] = []
        for _ in 0..<8 {
            for above in sequence(first: ground as UIView, next: \.superview) { XCTAssertEqual(above.seenAlpha, 1) }
            content.append(stand.card.view.superview?.seenAlpha ?? 1)
            stand.stage.advance(by: 1.0 / 60)
        }
        XCTAssertLessThan(content[0], 0.2)
        XCTAssertEqual(content, content.sorted())
        XCTAssertGreaterThan(content[7], 0.5)
        try stand.stage.settle()
        XCTAssertNotNil(view.effect)
        XCTAssertEqual(stand.card.view.alpha, 1)
        stand.card.dismiss(animated: true)
        stand.stage.advance(by: 0.1)
        XCTAssertNil(view.effect)
        XCTAssertEqual(ground.superview?.seenAlpha, 1)
        XCTAssertEqual(stand.card.view.alpha, 1, "the app's view is left alone")
        try stand.stage.settle()
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testAfterACancelledPullTheGroundIsThere() async throws {
        let stand = try stand()
        try stand.present(using: .card.ground(.glass).animation(.fade))
        try stand.pull(by: 150)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertNotNil(try effectView(stand.stage).effect)
        XCTAssertEqual(stand.card.view.superview?.alpha, 1)
    }

    /// A dismissal that interrupts the presentation goes on from where the content is seen.
    func testADismissalGoesOnFromTheFadedContent() async throws {
        let stand = try stand()
        defer { stand.stage.close() }
        let driver = ModalTransitionDriver(.dialog.ground(.glass))
        stand.presenter.present(stand.card, by: driver)
        stand.stage.advance(by: 0.1)
        let room = try XCTUnwrap(stand.card.view.superview)
        let seen = room.seenAlpha
        XCTAssertGreaterThan(seen, 0.1)
        XCTAssertLessThan(seen, 0.9)
        driver.endRunningTransition()
        stand.card.dismiss(animated: true)
        stand.stage.turn()
        XCTAssertEqual(room.seenAlpha, seen, accuracy: 0.1)
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
    }

    /// Other grounds take the place of one that fades, and the overlay is opaque at the end.
    func testAnotherGroundInTheMiddle() async throws {
        for next in [nil, OverlayGround.color(.systemRed), .material(.regular)] {
            let stand = try stand()
            stand.presenter.present(stand.card, using: .dialog.ground(.glass))
            stand.stage.advance(by: 0.1)
            stand.card.overlayPresentation?.overlay.ground = next
            try stand.stage.settle()
            for view in sequence(first: stand.card.view as UIView, next: \.superview) {
                XCTAssertEqual(view.alpha, 1, "\(type(of: view)), \(String(describing: next))")
            }
            let grounds = stand.stage.window.family.compactMap { $0 as? OverlayGroundView }
            XCTAssertEqual(grounds.count, next == nil ? 0 : 1)
            stand.stage.close()
        }
    }

    func testAColorTakesThePlaceOfAnEffectWithReducedTransparency() async throws {
        var device = HeadlessDevice.phone
        device.reduceTransparency = true
        let stand = try CardStage(device)
        stand.card.view.backgroundColor = .clear
        try stand.present(using: .card.ground(.material(.systemMaterial)))
        let view = try effectView(stand.stage)
        XCTAssertNil(view.effect)
        XCTAssertEqual(view.contentView.backgroundColor, .systemBackground)
        XCTAssertEqual(view.contentView.alpha, 1)
    }

    /// The content is put back above the ground.
    func testContentThatComesBackIsAboveTheGround() async throws {
        let stand = try stand()
        defer { stand.stage.close() }
        try stand.present(using: .dialog.ground(.color(.systemIndigo)))
        let wrapper = try XCTUnwrap(stand.card.view.superview)
        stand.card.view.removeFromSuperview()
        wrapper.addSubview(stand.card.view)
        XCTAssertTrue(wrapper.subviews.first is OverlayGroundView)
    }

    func testOpaqueContentGivesAdvice() async throws {
        let log = AdviceLog()
        let stand = try CardStage()
        stand.card.view.backgroundColor = .white
        try stand.present(using: .card.ground(.glass))
        XCTAssertEqual(log.lines.count, 1)
        XCTAssertTrue(log.lines.first?.contains("backgroundColor to .clear") == true, "\(log.lines)")
    }
}
