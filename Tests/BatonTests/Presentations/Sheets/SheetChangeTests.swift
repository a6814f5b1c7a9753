import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a sheet whose content, keyboard or layout changes, while a finger drags it and while none does.
@MainActor
final class SheetChangeTests: GenerationTestCase {
    // MARK: Under a finger

    func testContentThatGrowsUnderAFingerLeavesTheSheetThere() async throws {
        let sheet = try SheetStage(.phone, .sheet(detents: [.height(166), .fitted])) {
            $0.card.preferredContentSize = CGSize(width: 0, height: 366)
        }
        try sheet.drag(to: 500)
        sheet.stand.card.preferredContentSize.height = 566
        XCTAssertEqual(try sheet.top, 500, accuracy: 0.01)
        XCTAssertEqual(try sheet.wrapper.frame.height, 600)
        sheet.finger.drag(to: CGPoint(x: 195, y: 410), in: 0.3)
        XCTAssertEqual(try sheet.top, 400, accuracy: 1, "it follows on")
        try sheet.release()
        XCTAssertEqual(try sheet.top, 244)
    }

    func testContentThatGrowsBeyondAFingerDoesNotBeginADismissal() async throws {
        let sheet = try SheetStage(.phone, .sheet(detents: [.fitted])) {
            $0.card.preferredContentSize = CGSize(width: 0, height: 266)
        }
        try sheet.drag(to: 540)
        sheet.stand.card.preferredContentSize.height = 566
        // It moves there, and does not jump.
        sheet.stage.advance(by: 1)
        XCTAssertEqual(try sheet.top, 244)
        sheet.finger.drag(to: CGPoint(x: 195, y: (sheet.finger.place?.y ?? 0) - 1), in: 1.0 / 60)
        try sheet.release()
        XCTAssertTrue(sheet.stand.isPresenting)
        XCTAssertEqual(try sheet.top, 244)
    }

    func testAKeyboardThatGoesUnderAFingerLeavesNoGap() async throws {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        let sheet = try SheetStage { $0.card.view.addSubview(field) }
        field.becomeFirstResponder()
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 549 - 266)
        try sheet.drag(to: 250)
        field.resignFirstResponder()
        sheet.stage.advance(by: 1)
        XCTAssertEqual(try sheet.top, 250, accuracy: 0.5)
        XCTAssertGreaterThanOrEqual(try sheet.wrapper.seenFrame.maxY, 844)
        try sheet.release()
        XCTAssertEqual(try sheet.top, 244)
    }

    // MARK: While it comes to rest

    /// A sheet that fits its content, on its way from 460 to 444.
    private func sheetOnItsWay() throws -> SheetStage {
        let sheet = try SheetStage(.phone, .sheet(detents: [.height(166), .fitted])) {
            $0.card.preferredContentSize = CGSize(width: 0, height: 366)
        }
        try sheet.drag(to: 460)
        sheet.finger.hold(for: 0.2)
        sheet.finger.up()
        sheet.stage.advance(by: 0.1)
        return sheet
    }

    func testContentThatGrowsLeadsASheetThatComesToRestElsewhere() async throws {
        let sheet = try sheetOnItsWay()
        let place = try sheet.top
        XCTAssertGreaterThan(place, 445, "it is on its way to 444")
        sheet.stand.card.preferredContentSize.height = 566
        XCTAssertEqual(try sheet.top, place, accuracy: 0.01, "it does not jump")
        sheet.stage.advance(by: 0.1)
        XCTAssertLessThan(try sheet.top, 400, "it goes on")
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
    }

    func testContentThatGrowsWithoutAnimationMovesASheetThatComesToRestAtOnce() async throws {
        let sheet = try sheetOnItsWay()
        UIView.performWithoutAnimation { sheet.stand.card.preferredContentSize.height = 566 }
        XCTAssertEqual(try sheet.top, 244)
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
    }

    func testAClosureThatIsSetMovesNothing() async throws {
        let sheet = try sheetOnItsWay()
        let place = try sheet.top
        try sheet.overlay.overlay.onDetentChange = { _ in }
        XCTAssertEqual(try sheet.top, place, accuracy: 0.01)
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 444)
    }

    func testAnotherLayoutMovesASheetThatComesToRestAtOnce() async throws {
        let sheet = try SheetStage()
        try sheet.drag(to: 400)
        sheet.finger.up()
        sheet.stage.advance(by: 0.1)
        // 366 points and the safe area of 34.
        try sheet.overlay.overlay.layout = .drawer(.bottom, length: 366)
        XCTAssertEqual(try sheet.top, 444)
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 444)
    }

    // MARK: Another layout

    func testAnotherLayoutHasItsOwnBackdrop() async throws {
        let small = SheetStage.small
        let transitions = ModalTransitions.sheet(detents: [small, SheetStage.large]).undimmed(upTo: small)
            .layout(.sheet(detents: [small, SheetStage.large]), regular: .drawer(.trailing)).animation(.overlay)
        let sheet = try SheetStage(.pad, transitions)
        XCTAssertEqual(sheet.stage.window.dimmingView?.alpha ?? 0, 0.3, accuracy: 1e-6)
        for (width, alpha) in [(375.0, 0), (820, 0.3), (375, 0)] {
            sheet.stage.resize(to: CGSize(width: width, height: 1180))
            try sheet.stage.settle()
            XCTAssertEqual(sheet.stage.window.dimmingView?.alpha ?? -1, alpha, accuracy: 1e-6, "\(width)")
            XCTAssertEqual(try sheet.overlay.containerView?.accessibilityViewIsModal, alpha > 0, "\(width)")
        }
    }

    /// A fitted detent can become larger than another one.
    func testADetentThatIsNoLongerTheSmallestDims() async throws {
        let sheet = try SheetStage(.phone, .sheet(detents: [.fitted, .height(366)]).undimmed(upTo: .height(366))) {
            $0.card.preferredContentSize = CGSize(width: 0, height: 166)
        }
        try sheet.overlay.selectedDetent = .fitted
        XCTAssertEqual(sheet.stage.window.dimmingView?.alpha, 0)
        sheet.stand.card.preferredContentSize.height = 566
        XCTAssertEqual(sheet.stage.window.dimmingView?.alpha ?? 0, 0.3, accuracy: 1e-6)
        XCTAssertEqual(try sheet.overlay.containerView?.accessibilityViewIsModal, true)
    }

    // MARK: A presentation controller of the app's own

    func testASubclassThatPlacesASheetElsewhereIsDraggedThere() async throws {
        let floating = ModalTransitions.sheet(detents: [SheetStage.small, SheetStage.large]).presentationController {
            FloatingController(presentedViewController: $0, presenting: $1, overlay: $2)
        }
        let sheet = try SheetStage(.phone, floating)
        XCTAssertEqual(try sheet.wrapper.frame, CGRect(x: 8, y: 536, width: 374, height: 600))
        try sheet.drag(to: 436)
        XCTAssertEqual(try sheet.wrapper.frame, CGRect(x: 8, y: 436, width: 374, height: 600))
        sheet.finger.drag(to: CGPoint(x: 195, y: 346), in: 0.3)
        sheet.finger.hold(for: 0.2)
        sheet.finger.up()
        sheet.stage.advance(by: 0.02)
        XCTAssertEqual(try sheet.top, 336, accuracy: 15, "it does not jump when it is let go")
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.wrapper.frame, CGRect(x: 8, y: 236, width: 374, height: 600))
        sheet.finger.drag(from: CGPoint(x: 195, y: 260), to: CGPoint(x: 195, y: 840), in: 0.3)
        try sheet.stage.settle()
        XCTAssertFalse(sheet.stand.isPresenting)
        XCTAssertEqual(sheet.stage.window.leftovers, [])
    }

    // MARK: A stack inside

    /// The push waits for layout, and would begin in the animation of the sheet.
    func testAPushThatChangesTheSizeSlidesInAsUsual() async throws {
        for layout in [OverlayLayout(edge: .bottom, extent: .fitted), .sheet(detents: [.fitted])] {
            let presenter = TestScreen("Presenter")
            let stage = Stage(root: presenter)
            let (first, second) = (TestScreen("First"), TestScreen("Second"))
            first.preferredContentSize.height = 200
            let stack = UINavigationController(rootViewController: first)
            let overlay = Overlay(layout: layout) { $0.floats = false }
            presenter.present(stack, using: ModalTransitions(.overlay, overlay: overlay))
            try stage.settle()
            let wrapper = try XCTUnwrap(stack.presentationController?.presentedView)
            stack.pushViewController(second, animated: true)
            stack.preferredContentSize.height = 400
            var places: [CGFloat] = []
            for _ in 0..<15 {
                stage.advance(by: 1.0 / 60)
                XCTAssertEqual(second.view.seenFrame.width, 390, accuracy: 0.01, "\(layout.extent)")
                places.append(second.view.seenFrame.minX)
            }
            XCTAssertEqual(places, places.sorted(by: >), "\(layout.extent): from the right")
            XCTAssertGreaterThan(places[0], 300)
            try stage.settle()
            XCTAssertEqual(wrapper.frame.minY, 844 - 34 - 400, accuracy: 0.01)
        }
    }

    func testAFittedStackThatPushesIsFittedWhenItsContainerIsLaidOut() async throws {
        let presenter = TestScreen("Presenter")
        let stage = Stage(root: presenter)
        let (first, second) = (TestScreen("First"), TestScreen("Second"))
        first.preferredContentSize.height = 200
        second.preferredContentSize.height = 400
        let stack = UINavigationController(rootViewController: first)
        presenter.present(stack, using: .sheet(detents: [.fitted]))
        try stage.settle()
        let wrapper = try XCTUnwrap(stack.presentationController?.presentedView)
        let top = wrapper.frame.minY
        stack.pushViewController(second, animated: true)
        try stage.settle()
        stack.presentationController?.containerView?.setNeedsLayout()
        try stage.settle()
        XCTAssertEqual(wrapper.frame.minY, top - 200, accuracy: 0.01)
    }
}

/// Places a sheet at a distance from the sides and above the bottom.
private final class FloatingController: OverlayPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        super.frameOfPresentedViewInContainerView.insetBy(dx: 8, dy: 0).offsetBy(dx: 0, dy: -8)
    }
}
