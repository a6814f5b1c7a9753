import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what is seen and reached behind a sheet at each of its detents.
@MainActor
final class SheetBackdropTests: GenerationTestCase {
    private let undimmed = ModalTransitions.sheet(detents: [SheetStage.small, SheetStage.large])
        .undimmed(upTo: SheetStage.small)

    private func backdrop(_ sheet: SheetStage) throws -> UIView {
        try XCTUnwrap(sheet.stage.window.family.first { $0 is OverlayBackdropView })
    }

    private func strength(_ sheet: SheetStage) throws -> CGFloat {
        let view = try XCTUnwrap(sheet.stage.window.family.first { $0 is DimmingView })
        return view.layer.presentation().map { CGFloat($0.opacity) } ?? view.alpha
    }

    private func button(_ stand: CardStage) -> CountingButton {
        let button = CountingButton(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        stand.presenter.view.addSubview(button)
        return button
    }

    func testUpToADetentTouchesReachThePresenterAndOnlyBesideTheSheet() async throws {
        var button: CountingButton?
        let sheet = try SheetStage(.phone, undimmed) { button = self.button($0) }
        XCTAssertEqual(try strength(sheet), 0)
        sheet.finger.tap(at: CGPoint(x: 195, y: 200))
        XCTAssertEqual(button?.count, 1)
        sheet.finger.tap(at: CGPoint(x: 195, y: 700))
        XCTAssertEqual(button?.count, 1, "the sheet is there")
        XCTAssertEqual(try sheet.overlay.containerView?.accessibilityViewIsModal, false)

        try sheet.drag(to: 250)
        try sheet.release()
        XCTAssertEqual(try strength(sheet), 0.3, accuracy: 0.001)
        XCTAssertEqual(try sheet.overlay.containerView?.accessibilityViewIsModal, true)
        sheet.finger.tap(at: CGPoint(x: 195, y: 200))
        try sheet.stage.settle()
        XCTAssertEqual(button?.count, 1)
        XCTAssertFalse(sheet.stand.isPresenting, "a tap outside dismisses where the backdrop is dimmed")
        XCTAssertEqual(sheet.stage.window.leftovers, [])
    }

    func testTheBackdropFollowsTheFinger() async throws {
        let sheet = try SheetStage(.phone, undimmed)
        try sheet.drag(to: 394)
        XCTAssertEqual(try strength(sheet), 0.15, accuracy: 0.001)
        sheet.finger.drag(to: CGPoint(x: 195, y: 550), in: 0.2)
        XCTAssertEqual(try strength(sheet), 0.3 * 4 / 300, accuracy: 0.001)
        try sheet.release()
        XCTAssertEqual(try strength(sheet), 0)
    }

    func testADismissalTakenBackToADimmedDetentDims() async throws {
        let sheet = try SheetStage(.phone, undimmed)
        try sheet.drag(to: 600)
        sheet.stage.turn()
        sheet.finger.drag(to: CGPoint(x: 195, y: 300), in: 0.3)
        try sheet.release()
        XCTAssertEqual(try sheet.top, 244)
        XCTAssertEqual(try strength(sheet), 0.3, accuracy: 0.001)
    }

    func testADetentThatIsChosenDimsAtOnceOrInTheCallersAnimation() async throws {
        let sheet = try SheetStage(.phone, undimmed)
        try sheet.overlay.selectedDetent = SheetStage.large
        XCTAssertEqual(try strength(sheet), 0.3, accuracy: 0.001)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            try? sheet.overlay.selectedDetent = SheetStage.small
        }
        sheet.stage.advance(by: 0.2)
        XCTAssertEqual(try strength(sheet), 0.15, accuracy: 0.01)
        try sheet.stage.settle()
        XCTAssertEqual(try strength(sheet), 0)
    }

    /// Outside of an animation block of the app, although the presentation is animated.
    func testADetentThatIsChosenDuringThePresentationDimsAtOnce() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: undimmed.floats(false))
        stand.stage.advance(by: 0.1)
        let dimming = try XCTUnwrap(stand.stage.window.family.first { $0 is DimmingView })
        XCTAssertEqual(dimming.seenAlpha, 0)
        stand.card.overlayPresentation?.selectedDetent = SheetStage.large
        XCTAssertEqual(dimming.seenAlpha, 0.3, accuracy: 0.001)
        XCTAssertNotNil(stand.card.transitionCoordinator)
        try stand.stage.settle()
        XCTAssertEqual(dimming.seenAlpha, 0.3, accuracy: 0.001)
    }

    /// The dismissal ends while the sheet is still on its way. The backdrop appears in a quarter of a second from there on.
    func testAfterADismissalThatIsTakenBackItDimsGradually() async throws {
        let sheet = try SheetStage(.phone, undimmed)
        try sheet.drag(to: 600)
        sheet.stage.turn()
        sheet.finger.drag(to: CGPoint(x: 195, y: 300), in: 0.3)
        sheet.finger.hold(for: 0.2)
        var (last, end) = (try strength(sheet), 0)
        sheet.finger.up()
        for frame in 1...60 {
            sheet.stage.advance(by: 1.0 / 60)
            let now = try strength(sheet)
            XCTAssertLessThan(abs(now - last), 0.06, "frame \(frame)")
            if sheet.stand.card.transitionCoordinator != nil { end = frame }
            if frame == end + 18 { XCTAssertEqual(now, 0.3, accuracy: 0.001) }
            last = now
        }
        XCTAssertEqual(last, 0.3, accuracy: 0.001)
    }

    func testABlurAppearsAboveTheDetent() async throws {
        let sheet = try SheetStage(.phone, undimmed.backdrop(.blur(.regular)))
        let blur = { try XCTUnwrap(try self.backdrop(sheet).subviews.first as? UIVisualEffectView) }
        XCTAssertNil(try blur().effect)
        try sheet.overlay.selectedDetent = SheetStage.large
        XCTAssertNotNil(try blur().effect)
        XCTAssertFalse(try sheet.overlay.passesTouches)
    }

    func testADimmedSheetKeepsThePresenterOutOfReach() async throws {
        var button: CountingButton?
        let sheet = try SheetStage { button = self.button($0) }
        XCTAssertEqual(try strength(sheet), 0.3, accuracy: 0.001)
        XCTAssertTrue(try backdrop(sheet).isAccessibilityElement)
        sheet.finger.tap(at: CGPoint(x: 195, y: 200))
        try sheet.stage.settle()
        XCTAssertEqual(button?.count, 0)
        XCTAssertFalse(sheet.stand.isPresenting)
    }
}

/// A view that counts taps.
private final class CountingButton: UIView {
    private(set) var count = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}
