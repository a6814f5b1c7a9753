import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what changes the detents and the content of a sheet that is presented.
@MainActor
final class SheetLiveTests: AnyDesignTestCase {
    func testTheDetentIsChangedByCodeInTheCallersAnimation() async throws {
        let sheet = try SheetStage()
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            try? sheet.overlay.selectedDetent = SheetStage.large
        }
        sheet.stage.advance(by: 0.2)
        XCTAssertEqual(try sheet.top, 394, accuracy: 2)
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
        XCTAssertEqual(sheet.changes, [], "as with UIKit's sheet, only the user's changes are told")
    }

    func testTheDetentIsChangedByCodeUnderAFingerAndAtOnce() async throws {
        let sheet = try SheetStage()
        try sheet.drag(to: 400)
        try sheet.overlay.selectedDetent = SheetStage.large
        XCTAssertEqual(try sheet.top, 244)
        try sheet.release()
        XCTAssertEqual(try sheet.top, 244)
        XCTAssertEqual(sheet.changes, [])
    }

    func testADetentThatItDoesNotHaveGetsAdvice() async throws {
        let sheet = try SheetStage()
        let advice = AdviceLog()
        defer { advice.close() }
        try sheet.overlay.selectedDetent = .fraction(0.3)
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertEqual(try sheet.overlay.selectedDetent, SheetStage.small)
        XCTAssertEqual(try sheet.top, 544)
    }

    func testDetentsThatMakeNoSenseCanBeUsed() async throws {
        let rows: [(ModalTransitions, CGFloat, Int)] = [
            (.sheet(detents: []), 398.5, 1), (.sheet(detents: [.fraction(.nan)]), 398.5, 0),
            (.sheet(detents: [.height(-5)]), 398.5, 0), (.sheet(detents: [.fraction(2)]), 797, 0),
            (.sheet(detents: [SheetStage.small, SheetStage.small]), 300, 0),
            (.sheet(detents: [SheetStage.small]).undimmed(upTo: .fitted), 300, 1),
            (.sheet(detents: [SheetStage.small]).initialDetent(SheetStage.large), 300, 1),
            (.sheet(detents: [SheetStage.small]).pull(edge: .leading), 300, 1),
        ]
        for (transitions, length, lines) in rows {
            let advice = AdviceLog()
            defer { advice.close() }
            let sheet = try SheetStage(.phone, transitions)
            XCTAssertEqual(advice.lines.count, lines, "\(transitions.overlay.layout) \(advice.lines)")
            XCTAssertEqual(try sheet.top, 844 - length, accuracy: 0.01, "\(transitions.overlay.layout)")
        }
    }

    func testItAppearsAtADetentThatWasChosenBefore() async throws {
        let sheet = try SheetStage(
            .phone, .sheet(detents: [SheetStage.small, SheetStage.large]).initialDetent(SheetStage.large))
        XCTAssertEqual(try sheet.top, 244)
    }

    func testADetentChosenDuringThePresentationIsReached() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: .sheet(detents: [SheetStage.small, SheetStage.large]))
        stand.stage.advance(by: 0.1)
        let overlay = try XCTUnwrap(stand.card.presentationController as? OverlayPresentationController)
        UIView.animate(withDuration: 0.2) { overlay.selectedDetent = SheetStage.large }
        var last = try XCTUnwrap(overlay.presentedView?.seenFrame.minY)
        for _ in 0..<40 {
            stand.stage.advance(by: 1.0 / 60)
            let now = try XCTUnwrap(overlay.presentedView?.seenFrame.minY)
            XCTAssertEqual(now, last, accuracy: 80)
            last = now
        }
        try stand.stage.settle()
        XCTAssertEqual(overlay.presentedView?.frame, CGRect(x: 0, y: 244, width: 390, height: 600))
    }

    // MARK: Content

    func testTheContentIsNotLaidOutByADragAndIsByADetentThatResizes() async throws {
        for resizes in [false, true] {
            let content = LayoutCounter()
            let detents = [SheetStage.small.resizingContent(resizes), SheetStage.large]
            let sheet = try SheetStage(.phone, .sheet(detents: detents)) { $0.card.view = content }
            XCTAssertEqual(content.frame.height, resizes ? 300 : 600)
            try sheet.drag(to: 500)
            content.count = 0
            sheet.finger.drag(to: CGPoint(x: 195, y: 400), in: 0.2)
            sheet.stage.turn()
            let seen = 844 - (try sheet.top)
            if resizes {
                XCTAssertGreaterThan(content.count, 5)
                XCTAssertEqual(content.frame.height, seen, accuracy: 0.01)
            } else {
                XCTAssertEqual(content.count, 0)
            }
            try sheet.release(holding: false)
            XCTAssertEqual(resizes ? 1 : content.count, resizes ? 1 : 0)
            XCTAssertEqual(content.frame.height, 600)
        }
    }

    func testTheSafeAreaOfTheContentStaysAtEveryDetent() async throws {
        let sheet = try SheetStage()
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        XCTAssertEqual(sheet.stand.card.view.safeAreaInsets, insets)
        try sheet.drag(to: 400)
        XCTAssertEqual(sheet.stand.card.view.safeAreaInsets, insets)
        try sheet.release()
        XCTAssertEqual(sheet.stand.card.view.safeAreaInsets, insets)
        try sheet.overlay.selectedDetent = SheetStage.large
        XCTAssertEqual(sheet.stand.card.view.safeAreaInsets, insets)
        sheet.stand.card.dismiss(animated: true)
        try sheet.stage.settle()
        XCTAssertEqual(sheet.stand.card.additionalSafeAreaInsets, .zero)
    }

    func testAFittedDetentFollowsTheContent() async throws {
        let sheet = try SheetStage(.phone, .sheet(detents: [.fitted, .fraction(0.9)])) {
            $0.card.preferredContentSize = CGSize(width: 0, height: 166)
        }
        XCTAssertEqual(try sheet.top, 644)
        sheet.stand.card.preferredContentSize.height = 366
        XCTAssertEqual(try sheet.top, 644, accuracy: 0.01, "it does not jump")
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 444, accuracy: 0.01)
        XCTAssertEqual(try sheet.wrapper.frame.height, 717.3, accuracy: 0.01)
    }

    func testAFittedDetentFollowsTheSizeOfText() async throws {
        let label = BodyLabel()
        let sheet = try SheetStage(.phone, .sheet(detents: [.fitted, .fraction(0.9)])) { stand in
            label.text = "Text"
            label.font = .preferredFont(forTextStyle: .body)
            label.translatesAutoresizingMaskIntoConstraints = false
            stand.card.view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: stand.card.view.topAnchor),
                label.leadingAnchor.constraint(equalTo: stand.card.view.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: stand.card.view.trailingAnchor),
                label.bottomAnchor.constraint(equalTo: stand.card.view.bottomAnchor).prioritized(250),
            ])
        }
        let small = try sheet.top
        sheet.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
        try sheet.stage.settle()
        XCTAssertLessThan(try sheet.top, small - 10)
    }

    // MARK: The container

    func testRotationAndResizingKeepTheDetent() async throws {
        let sheet = try SheetStage(.phone, .sheet(detents: [.fraction(0.25), .fraction(0.5)]))
        try sheet.overlay.selectedDetent = .fraction(0.5)
        sheet.stage.rotate()
        try sheet.stage.settle()
        // In landscape there is no safe area at the top.
        XCTAssertEqual(try sheet.overlay.selectedDetent, .fraction(0.5))
        XCTAssertEqual(try sheet.wrapper.frame.minY, 390 - 195)
        sheet.stage.rotate()
        try sheet.stage.settle()
        sheet.stage.resize(to: CGSize(width: 390, height: 447))
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.wrapper.frame.minY, 447 - 200)
    }

    /// In a window of another size the finger lets go, and the sheet is at the detent from which it was dragged, or, if it was
    /// leaving, at the smallest.
    func testResizedUnderAFingerItIsAtItsDetent() async throws {
        for (place, part) in [(400.0, 0.5), (544, 0.5), (300, 0.5), (700, 0.25)] {
            let sheet = try SheetStage(.phone, .sheet(detents: [.fraction(0.25), .fraction(0.5)]))
            try sheet.overlay.selectedDetent = .fraction(0.5)
            try sheet.drag(to: place)
            sheet.stage.resize(to: CGSize(width: 390, height: 600))
            sheet.stage.advance(by: 0.4)
            XCTAssertEqual(try sheet.top, 600 - (600 - 47) * part)
            sheet.finger.drag(to: CGPoint(x: 195, y: 500), in: 0.1)
            XCTAssertEqual(try sheet.top, 600 - (600 - 47) * part, "the finger has let go")
            try sheet.release()
            XCTAssertEqual(try sheet.wrapper.frame, try sheet.overlay.frameOfPresentedViewInContainerView)
            try sheet.drag(to: 450)
            XCTAssertEqual(try sheet.top, 450, accuracy: 1, "another finger drags it")
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    func testResizedWhileItComesToRestItIsAtItsDetent() async throws {
        let sheet = try SheetStage(.phone, .sheet(detents: [.fraction(0.25), .fraction(0.5)]))
        sheet.finger.flick(from: CGPoint(x: 195, y: 700), velocity: CGVector(dx: 0, dy: -1_500))
        sheet.stage.advance(by: 0.05)
        sheet.stage.resize(to: CGSize(width: 390, height: 447))
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.overlay.selectedDetent, .fraction(0.5))
        XCTAssertEqual(try sheet.wrapper.frame.minY, 447 - 200)
    }

    func testTheKeyboardIsAvoidedAtEveryDetent() async throws {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        let sheet = try SheetStage { $0.card.view.addSubview(field) }
        field.becomeFirstResponder()
        sheet.stage.turn()
        sheet.stage.advance(by: 0.1)
        XCTAssertLessThan(try sheet.top, 543, "it moves with the keyboard")
        XCTAssertGreaterThan(try sheet.top, 290, "it does not jump")
        try sheet.stage.settle()
        // The keyboard begins at 549, and covers the safe area.
        XCTAssertEqual(try sheet.top, 549 - 266)
        try sheet.drag(to: 60)
        try sheet.release()
        // The larger detent does not reach above the safe area.
        XCTAssertEqual(try sheet.top, 47)
        field.resignFirstResponder()
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
    }

    func testInARegularWidthAnotherLayoutHolds() async throws {
        let transitions = ModalTransitions.sheet(detents: [SheetStage.small, SheetStage.large])
            .layout(.sheet(detents: [SheetStage.small, SheetStage.large]), regular: .drawer(.trailing)).animation(
                .overlay)
        let sheet = try SheetStage(.pad, transitions)
        XCTAssertEqual(try sheet.wrapper.frame, CGRect(x: 520, y: 0, width: 300, height: 1180))
        XCTAssertNil(try sheet.overlay.selectedDetent)
        sheet.stage.resize(to: CGSize(width: 375, height: 1180))
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.overlay.selectedDetent, SheetStage.small)
        let top = try sheet.top
        try sheet.drag(to: top - 250)
        try sheet.release()
        XCTAssertEqual(try sheet.top, top - 300)
        sheet.stage.resize(to: CGSize(width: 820, height: 1180))
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.wrapper.frame, CGRect(x: 520, y: 0, width: 300, height: 1180))
        XCTAssertEqual(sheet.stand.card.additionalSafeAreaInsets, .zero)
    }

    func testAnotherLayoutThatBeginsToHoldInTheMiddleOfADragPlacesTheView() async throws {
        for moment in [0.0, 0.05] {
            let transitions = ModalTransitions.sheet
                .layout(.sheet(detents: [SheetStage.small, SheetStage.large]), regular: .drawer(.trailing)).animation(
                    .overlay)
            let sheet = try SheetStage(.pad, transitions)
            sheet.stage.resize(to: CGSize(width: 375, height: 1180))
            try sheet.stage.settle()
            try sheet.drag(to: 700)
            if moment > 0 {
                sheet.finger.up()
                sheet.stage.advance(by: moment)
            }
            sheet.stage.resize(to: CGSize(width: 820, height: 1180))
            sheet.stage.advance(by: 0.4)
            if moment == 0 { sheet.finger.up() }
            try sheet.stage.settle()
            XCTAssertEqual(try sheet.wrapper.frame, CGRect(x: 520, y: 0, width: 300, height: 1180), "\(moment)")
            XCTAssertEqual(sheet.stand.card.additionalSafeAreaInsets, .zero)
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    /// The layout of a regular width ends the drag, also if the width is compact again before the finger lifts.
    func testADragThatAnotherLayoutHasEndedDoesNotGoOn() async throws {
        let transitions = ModalTransitions.sheet
            .layout(.sheet(detents: [SheetStage.small, SheetStage.large]), regular: .drawer(.trailing)).animation(
                .overlay)
        let sheet = try SheetStage(.pad, transitions)
        sheet.stage.resize(to: CGSize(width: 375, height: 1180))
        try sheet.stage.settle()
        let top = try sheet.top
        try sheet.drag(to: top - 100)
        for width in [820, 375] as [CGFloat] {
            sheet.stage.resize(to: CGSize(width: width, height: 1180))
            sheet.stage.advance(by: 0.4)
        }
        let place = try sheet.top
        sheet.finger.drag(to: CGPoint(x: 195, y: place - 200), in: 0.3)
        XCTAssertEqual(try sheet.top, place)
        sheet.finger.up()
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, top)
    }

    // MARK: Accessibility

    func testTheGrabberIsAnAdjustableElement() async throws {
        let sheet = try SheetStage()
        let grabber = try XCTUnwrap(sheet.stage.window.family.first { $0 is SheetGrabber })
        XCTAssertTrue(grabber.isAccessibilityElement)
        XCTAssertTrue(grabber.accessibilityTraits.contains(.adjustable))
        XCTAssertEqual(grabber.accessibilityLabel, "Sheet Grabber")
        XCTAssertEqual(grabber.accessibilityValue, "36%")
        XCTAssertEqual(grabber.subviews.map(\.isHidden), [true])
        grabber.accessibilityIncrement()
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
        XCTAssertEqual(grabber.accessibilityValue, "71%")
        grabber.accessibilityIncrement()
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
        grabber.accessibilityDecrement()
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 544)
        XCTAssertEqual(sheet.changes, [SheetStage.large, SheetStage.small])
        XCTAssertTrue(sheet.stand.escape())
        try sheet.stage.settle()
        XCTAssertFalse(sheet.stand.isPresenting)
        XCTAssertNil(grabber.superview)
    }

    func testTheGrabberIsVisibleOnDemandAtTheEndOfTheSheet() async throws {
        for (edge, place) in [
            (DirectionalEdge.bottom, CGRect(x: 177, y: 549, width: 36, height: 5)),
            (.top, CGRect(x: 177, y: 290, width: 36, height: 5)),
            (.leading, CGRect(x: 290, y: 404, width: 5, height: 36)),
            (.trailing, CGRect(x: 95, y: 404, width: 5, height: 36)),
        ] {
            let length: CGFloat = edge == .bottom ? 266 : edge == .top ? 253 : 300
            let sheet = try SheetStage(.phone, .drawer(edge, detents: [.height(length), .fraction(0.9)]).grabber())
            let bar = try XCTUnwrap(sheet.stage.window.family.first { $0 is SheetGrabber }?.subviews.first)
            XCTAssertFalse(bar.isHidden)
            // From an end at 300 points.
            XCTAssertEqual(bar.convert(bar.bounds, to: nil), place, "\(edge)")
        }
    }

    func testAnotherLayoutHasNoGrabber() async throws {
        let sheet = try SheetStage(.phone, .sheet(detents: [SheetStage.small, SheetStage.large]).grabber())
        XCTAssertTrue(sheet.stage.window.family.contains { $0 is SheetGrabber })
        try sheet.overlay.overlay.layout = .card
        XCTAssertFalse(sheet.stage.window.family.contains { $0 is SheetGrabber })
    }

    func testContentThatComesBackIsBelowTheGrabber() async throws {
        let sheet = try SheetStage(.phone, .sheet(detents: [SheetStage.small, SheetStage.large]).grabber())
        let content = try XCTUnwrap(sheet.stand.card.view)
        content.removeFromSuperview()
        try sheet.wrapper.addSubview(content)
        XCTAssertTrue(try sheet.wrapper.subviews.first === content)
        XCTAssertTrue(try sheet.wrapper.subviews.last is SheetGrabber)
    }

    /// In a window without height the sheet has a point, which is all there is.
    func testTheGrabberHasAValueInAWindowWithoutRoom() async throws {
        let sheet = try SheetStage()
        let grabber = try XCTUnwrap(sheet.stage.window.family.first { $0 is SheetGrabber })
        for height in [0, 0.5] as [CGFloat] {
            sheet.stage.resize(to: CGSize(width: 390, height: height))
            try sheet.stage.settle()
            XCTAssertEqual(grabber.accessibilityValue, "100%", "\(height)")
        }
    }

    func testAChangeByVoiceOverBeginsAtRest() async throws {
        let sheet = try SheetStage()
        let grabber = try XCTUnwrap(sheet.stage.window.family.first { $0 is SheetGrabber })
        let place = try sheet.top
        grabber.accessibilityIncrement()
        sheet.stage.advance(by: 1e-7)
        XCTAssertEqual((try sheet.top - place) / 1e-7, 0, accuracy: 0.2)
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
    }

    /// The dismissal was refused for that drag only.
    func testADetentThatIsChosenEndsADragThatMayNotDismiss() async throws {
        let sheet = try SheetStage()
        sheet.stand.card.isModalInPresentation = true
        try sheet.drag(to: 650)
        try sheet.overlay.selectedDetent = SheetStage.large
        sheet.finger.drag(to: CGPoint(x: 195, y: 700), in: 0.1)
        XCTAssertEqual(try sheet.top, 244, "the finger has lost it")
        try sheet.release()
        sheet.stand.card.isModalInPresentation = false
        try sheet.drag(to: 800)
        try sheet.release()
        XCTAssertFalse(sheet.stand.isPresenting)
    }

    func testASheetWithOneDetentHasNoGrabber() async throws {
        let sheet = try SheetStage(.phone, .sheet(detents: [SheetStage.small]))
        XCTAssertFalse(sheet.stage.window.family.contains { $0 is SheetGrabber })
    }
}

/// A label whose font follows the size of text.
private final class BodyLabel: UILabel {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    }
}

/// A view that counts its layout passes.
private final class LayoutCounter: UIView {
    var count = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
    }
}

extension NSLayoutConstraint {
    fileprivate func prioritized(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
