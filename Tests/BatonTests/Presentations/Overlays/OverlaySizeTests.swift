import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the size of overlays on every device, and that it changes with the window, the width, the keyboard and text.
@MainActor
final class OverlaySizeTests: AnyDesignTestCase {
    private func wrapper(_ stand: CardStage) throws -> UIView {
        try XCTUnwrap(stand.card.view.superview)
    }

    private func presentation(_ stand: CardStage) throws -> OverlayPresentationController {
        try XCTUnwrap(stand.card.presentationController as? OverlayPresentationController)
    }

    func testACardOnAPadHasAReadableWidth() async throws {
        let stand = try CardStage(.pad.turned)
        try stand.present()
        // 1180 points wide; 24 points of status bar and a margin of 10.
        XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 254, y: 34, width: 672, height: 786))
        XCTAssertEqual(stand.card.view.frame, try wrapper(stand).bounds)
        stand.stage.finger.tap(at: CGPoint(x: 100, y: 500))
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting, "beside it is outside")
    }

    func testInARegularWidthTheOtherLayoutHoldsAndChangesWithTheWindow() async throws {
        let stand = try CardStage(.pad)
        stand.card.preferredContentSize = CGSize(width: 300, height: 200)
        try stand.present(using: .card.layout(.card, regular: .dialog))
        let presentation = try presentation(stand)
        // The center of the safe area from 24 to 1160.
        XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 260, y: 492, width: 300, height: 200))
        stand.stage.resize(to: CGSize(width: 375, height: 1180))
        try stand.stage.settle()
        XCTAssertEqual(stand.card.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 0, y: 34, width: 375, height: 1146))
        XCTAssertEqual(try wrapper(stand).layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertTrue(try self.presentation(stand) === presentation)
        stand.stage.resize(to: CGSize(width: 820, height: 1180))
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 260, y: 492, width: 300, height: 200))
        XCTAssertEqual(try wrapper(stand).layer.maskedCorners, .all)
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(stand.stage.window.leftovers, [])
    }

    /// The width class of a phone is compact in every window (B19.6), so that the width counts. A phone that is turned has
    /// little height.
    func testInAWideWindowOfAPhoneTheLayoutForARegularWidthHolds() async throws {
        let stand = try CardStage()
        stand.card.preferredContentSize = CGSize(width: 300, height: 200)
        try stand.present(using: .card.layout(.card, regular: .dialog))
        let card = try wrapper(stand).frame
        XCTAssertEqual(card.width, 390)
        stand.stage.resize(to: CGSize(width: 1_000, height: 800))
        try stand.stage.settle()
        XCTAssertEqual(stand.card.traitCollection.horizontalSizeClass, .compact)
        let safeArea = stand.stage.window.safeAreaInsets
        // The center of the safe area.
        let middle = (safeArea.top + 800 - safeArea.bottom) / 2
        XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 350, y: middle - 100, width: 300, height: 200))
        XCTAssertEqual(try wrapper(stand).layer.maskedCorners, .all)
        stand.stage.resize(to: CGSize(width: 599, height: 800))
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).frame.width, 599)
        stand.stage.resize(to: CGSize(width: 390, height: 844))
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).frame, card)
        stand.stage.rotate()
        try stand.stage.settle()
        XCTAssertEqual(stand.stage.window.bounds.width, 844)
        XCTAssertEqual(try wrapper(stand).layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner], "a card")
    }

    func testTheOverlayAnimationComesFromTheEdgeOfTheLayoutThatHolds() async throws {
        let half = OverlayLayout(edge: .bottom, extent: .fraction(0.5))
        let transitions = ModalTransitions.card.layout(half, regular: .drawer(.trailing)).animation(.overlay)
        let places: [(HeadlessDevice, CGPoint)] = [
            (.phone, CGPoint(x: 0, y: 844)), (.pad, CGPoint(x: 820, y: 0)), (.pad.rightToLeft, CGPoint(x: -300, y: 0)),
        ]
        for (device, origin) in places {
            let stand = try CardStage(device)
            stand.presenter.present(stand.card, using: transitions)
            stand.stage.turn()
            XCTAssertEqual(try wrapper(stand).seenFrame.origin, origin, device.name)
            try stand.stage.settle()
            stand.card.dismiss(animated: true)
            stand.stage.advance(by: 0.3)
            let way = try wrapper(stand).seenFrame.origin
            XCTAssertEqual(way.x > 600 || way.x < -150 || way.y > 700, true, "\(device.name) \(way)")
            try stand.stage.settle()
            XCTAssertFalse(stand.isPresenting)
        }
    }

    func testTheLayoutCanBeChangedInsideAnAnimation() async throws {
        let stand = try CardStage()
        try stand.present(using: .card.layout(OverlayLayout(edge: .bottom, extent: .fraction(0.5))))
        let presentation = try presentation(stand)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            presentation.overlay.layout.extent = .fraction(1)
        }
        stand.stage.advance(by: 0.2)
        XCTAssertEqual(Double(try wrapper(stand).seenFrame.minY), 211, accuracy: 2)
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).frame, stand.stage.window.bounds)
    }

    func testAWindowResizedDuringATransitionHasTheOverlayInPlaceAtOnce() async throws {
        for goes in [false, true] {
            let stand = try CardStage(.pad)
            stand.presenter.present(stand.card, using: .card.animation(.card.duration(1)))
            if goes {
                try stand.stage.settle()
                stand.card.dismiss(animated: true)
            }
            stand.stage.advance(by: 0.2)
            stand.stage.beginResizing()
            stand.stage.resizeInteractively(to: CGSize(width: 600, height: 1180), in: 0.2)
            XCTAssertEqual(stand.isPresenting, !goes)
            if !goes { XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 0, y: 34, width: 600, height: 1146)) }
            stand.stage.endResizing()
            try stand.stage.settle()
            XCTAssertEqual(stand.isPresenting, !goes)
            if !goes { XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 0, y: 34, width: 600, height: 1146)) }
        }
    }

    func testLayoutValuesThatMakeNoSenseCanBeUsed() async throws {
        let wrong: [OverlayLayout] = [
            OverlayLayout(edge: .bottom, extent: .fraction(.nan)), OverlayLayout(edge: .bottom, extent: .fixed(-1)),
            OverlayLayout(edge: .bottom, extent: .fill(margin: .infinity)),
            OverlayLayout(edge: nil, extent: .fraction(0)),
            OverlayLayout(edge: .bottom, extent: .fraction(0.5), maximumWidth: -3),
            OverlayLayout(edge: .bottom, extent: .fraction(0.5), cornerRadius: .nan),
        ]
        for layout in wrong {
            let stand = try CardStage()
            try stand.present(using: .card.layout(layout))
            XCTAssertGreaterThan(try wrapper(stand).frame.height, 300, "\(layout)")
            XCTAssertGreaterThan(try wrapper(stand).frame.width, 300, "\(layout)")
            stand.card.dismiss(animated: true)
            try stand.stage.settle()
        }
    }

    // MARK: Keyboard and text

    private func field(in view: UIView) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        view.addSubview(field)
        return field
    }

    func testADialogAndASheetMoveWithTheKeyboard() async throws {
        let stand = try CardStage()
        stand.card.preferredContentSize = CGSize(width: 200, height: 100)
        try stand.present(using: .card.layout(OverlayLayout(edge: .bottom, extent: .fitted)))
        let place = try wrapper(stand).frame
        XCTAssertEqual(place, CGRect(x: 0, y: 710, width: 390, height: 134))
        let field = field(in: stand.card.view)
        field.becomeFirstResponder()
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        let moving = try wrapper(stand).seenFrame.minY
        XCTAssertLessThan(moving, 709, "it moves with the keyboard")
        XCTAssertGreaterThan(moving, 450, "it does not jump")
        try stand.stage.settle()
        // The keyboard begins at 844 - 295.
        XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 0, y: 449, width: 390, height: 100))
        field.resignFirstResponder()
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).frame, place)
    }

    func testTheKeyboardThatComesDuringThePresentationIsAvoidedAtTheEnd() async throws {
        let stand = try CardStage()
        stand.card.preferredContentSize = CGSize(width: 200, height: 100)
        let field = field(in: stand.card.view)
        stand.presenter.present(stand.card, using: .dialog)
        stand.stage.advance(by: 0.1)
        XCTAssertTrue(field.becomeFirstResponder())
        try stand.stage.settle()
        // Between 47 and 549.
        XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 95, y: 248, width: 200, height: 100))
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
    }

    func testAnOverlayOverAnotherAvoidsTheKeyboardThatIsUpAlready() async throws {
        let usual = HeadlessQuirks.editingInCustomTransitions
        defer { HeadlessQuirks.editingInCustomTransitions = usual }
        HeadlessQuirks.editingInCustomTransitions = .lastsUntilRemoval
        let stand = try CardStage()
        try stand.present()
        field(in: stand.card.view).becomeFirstResponder()
        try stand.stage.settle()
        let upper = TestScreen("Upper")
        upper.preferredContentSize = CGSize(width: 200, height: 100)
        stand.card.present(upper, using: .dialog)
        try stand.stage.settle()
        XCTAssertTrue(HeadlessKeyboard.isShown)
        // Between 47 and 549.
        XCTAssertEqual(upper.view.superview?.frame, CGRect(x: 95, y: 248, width: 200, height: 100))
    }

    func testAFittedHeightFollowsTheSizeOfText() async throws {
        let stand = try CardStage()
        let label = BodyLabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        stand.card.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: stand.card.view.topAnchor),
            label.leadingAnchor.constraint(equalTo: stand.card.view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: stand.card.view.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: stand.card.view.bottomAnchor),
        ])
        try stand.present(using: .card.layout(OverlayLayout(edge: .bottom, extent: .fitted)))
        let small = try wrapper(stand).frame.height
        stand.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
        try stand.stage.settle()
        XCTAssertGreaterThan(try wrapper(stand).frame.height, small + 10)
        XCTAssertEqual(try wrapper(stand).frame.maxY, 844)
    }

    func testAFittedStackHasTheHeightOfItsScreenAndItsBar() async throws {
        let presenter = TestScreen("Presenter")
        let stage = Stage(root: presenter)
        let screen = TestScreen("Inside")
        screen.preferredContentSize = CGSize(width: 200, height: 150)
        let stack = UINavigationController(rootViewController: screen)
        presenter.present(stack, using: .card.layout(OverlayLayout(edge: .bottom, extent: .fitted)))
        try stage.settle()
        let bar = stack.navigationBar.frame.height
        XCTAssertEqual(stack.view.superview?.frame.height, 150 + bar + 34)
    }

    func testAFittedListHasTheHeightOfItsContent() async throws {
        let stand = try CardStage()
        let list = UIScrollView()
        list.contentSize = CGSize(width: 390, height: 260)
        stand.card.view = list
        try stand.present(using: .card.layout(OverlayLayout(edge: .bottom, extent: .fitted)))
        XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 0, y: 550, width: 390, height: 294))
    }
}

/// A label whose font follows the size of text.
private final class BodyLabel: UILabel {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    }
}
