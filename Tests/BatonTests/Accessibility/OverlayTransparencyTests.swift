import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that the blur behind an overlay is opaque while the user reduces transparency.
@MainActor
final class OverlayTransparencyTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        await MainActor.run { HeadlessDevice.current = .phone }
    }

    private let card = ModalTransitions.card.backdrop(.blur(.dark))

    private func stand(reduces: Bool) throws -> CardStage {
        var device = HeadlessDevice.phone
        device.reduceTransparency = reduces
        return try CardStage(device)
    }

    private func blur(_ stand: CardStage, line: UInt = #line) throws -> OverlayBlurView {
        try XCTUnwrap(stand.stage.window.family.compactMap { $0 as? OverlayBlurView }.first, line: line)
    }

    private func assertOpaque(_ blur: OverlayBlurView, _ note: String = "", line: UInt = #line) {
        XCTAssertNil(blur.effect, note, line: line)
        XCTAssertEqual(blur.contentView.backgroundColor?.cgColor.components, [0, 0, 0, 1], note, line: line)
        XCTAssertEqual(blur.contentView.alpha, 1, note, line: line)
    }

    private func assertBlurred(_ blur: OverlayBlurView, _ note: String = "", line: UInt = #line) {
        XCTAssertEqual(blur.effect, UIBlurEffect(style: .dark), note, line: line)
        XCTAssertNil(blur.contentView.backgroundColor, note, line: line)
    }

    func testTheColourAppearsAndDisappearsAlongWithTheTransition() async throws {
        let stand = try stand(reduces: true)
        let before = WindowDump(stand.stage.window)
        stand.presenter.present(stand.card, using: card)
        stand.stage.advance(by: 0.1)
        let shown = try blur(stand)
        let appearing = shown.contentView.seenAlpha
        XCTAssertGreaterThan(appearing, 0)
        XCTAssertLessThan(appearing, 1)
        XCTAssertEqual(shown.contentView.layer.presentation()?.backgroundColor?.alpha, 1, "it fades once")
        try stand.stage.settle()
        assertOpaque(shown)
        stand.card.dismiss(animated: true)
        stand.stage.advance(by: 0.1)
        XCTAssertLessThan(shown.contentView.seenAlpha, 1)
        XCTAssertGreaterThan(shown.contentView.seenAlpha, 0)
        XCTAssertEqual(shown.contentView.backgroundColor?.cgColor.alpha, 1)
        try stand.stage.settle()
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testAChangeOfTheSettingIsFollowed() async throws {
        let stand = try stand(reduces: false)
        try stand.present(using: card)
        let shown = try blur(stand)
        for _ in 0..<2 {
            assertBlurred(shown)
            HeadlessDevice.current.reduceTransparency = true
            assertOpaque(shown)
            HeadlessDevice.current.reduceTransparency = false
        }
    }

    func testAfterACancelledPullTheBackdropIsBack() async throws {
        for reduces in [true, false] {
            let stand = try stand(reduces: !reduces)
            try stand.present(using: card)
            let shown = try blur(stand)
            stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
            stand.stage.finger.drag(to: CGPoint(x: 196, y: 200), in: 0.4)
            HeadlessDevice.current.reduceTransparency = reduces
            stand.stage.finger.hold(for: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting)
            reduces ? assertOpaque(shown, "\(reduces)") : assertBlurred(shown, "\(reduces)")
        }
    }

    /// The backdrop of a sheet is clear up to a detent, also where the setting changes meanwhile.
    func testAnUndimmedSheetStaysClear() async throws {
        let small = SheetDetent.height(266)
        let stand = try stand(reduces: true)
        let sheet = ModalTransitions.sheet(detents: [small, .height(566)]).backdrop(.blur(.dark)).undimmed(upTo: small)
        try stand.present(using: sheet)
        let shown = try blur(stand)
        for reduces in [false, true] {
            XCTAssertNil(shown.effect)
            XCTAssertEqual(shown.contentView.alpha, 0)
            HeadlessDevice.current.reduceTransparency = reduces
        }
        let overlay = try XCTUnwrap(stand.card.overlayPresentation)
        UIView.animate(withDuration: 0.3) { overlay.selectedDetent = .height(566) }
        try stand.stage.settle()
        assertOpaque(shown)
    }

    func testADimmingBackdropAndAClearOneStay() async throws {
        for backdrop in [OverlayBackdrop.dimmed(0.4), .clear] {
            let stand = try stand(reduces: true)
            try stand.present(using: .card.backdrop(backdrop))
            XCTAssertFalse(stand.stage.window.family.contains { $0 is OverlayBlurView })
            if backdrop != .clear { XCTAssertEqual(stand.stage.window.dimmingView?.alpha ?? 0, 0.4, accuracy: 0.001) }
        }
    }
}
