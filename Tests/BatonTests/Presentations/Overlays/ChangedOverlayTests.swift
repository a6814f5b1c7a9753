import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests an overlay that the app changes while it is presented, and the content of which changes.
@MainActor
final class ChangedOverlayTests: GenerationTestCase {
    // From 27 on the screen has the traits of the views around it (B18.16).
    override class var exceptions: [String: [Int]] {
        ["testASizeOfTextForThePresentedScreenAloneIsFitted": [18, 26]]
    }

    private func overlay(_ stand: CardStage) throws -> OverlayPresentationController {
        try XCTUnwrap(stand.card.overlayPresentation)
    }

    private func wrapper(_ stand: CardStage) throws -> UIView {
        try XCTUnwrap(stand.card.overlayPresentation?.presentedView)
    }

    func testBeforeThePresentationTheLayoutIsThatOfACompactWidth() async throws {
        let overlay = OverlayPresentationController(
            presentedViewController: TestScreen("A"), presenting: nil,
            overlay: Overlay(layout: .card, regularLayout: .dialog))
        XCTAssertEqual(overlay.layout, .card)
        XCTAssertEqual(overlay.frameOfPresentedViewInContainerView, .zero)
    }

    func testAnExtentThatMakesNoSenseIsHalfOfTheContainer() async throws {
        let stand = try CardStage()
        try stand.present()
        try overlay(stand).overlay.layout.extent = .fixed(-1)
        XCTAssertEqual(try wrapper(stand).frame.height, 422)
    }

    /// What covers everything is not above another view.
    func testTheColoursAreThoseOfTheNewLayout() async throws {
        let stand = try CardStage(.phone.dark)
        try stand.present()
        XCTAssertEqual(stand.card.traitCollection.userInterfaceLevel, .elevated)
        try overlay(stand).overlay.layout = .whole
        XCTAssertNotEqual(stand.card.traitCollection.userInterfaceLevel, .elevated)
        try overlay(stand).overlay.layout = .card
        XCTAssertEqual(stand.card.traitCollection.userInterfaceLevel, .elevated)
    }

    func testTheCornersAreThoseOfTheNewLayout() async throws {
        let stand = try CardStage()
        try stand.present()
        try overlay(stand).overlay.layout = OverlayLayout(edge: .top, extent: .fixed(100))
        XCTAssertEqual(try wrapper(stand).layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        try overlay(stand).overlay.layout = .drawer(.leading).withRadius(20)
        XCTAssertEqual(try wrapper(stand).layer.maskedCorners, [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
        XCTAssertEqual(try wrapper(stand).layer.cornerRadius, 20)
    }

    func testACardThatBecomesASheetIsDragged() async throws {
        let stand = try CardStage()
        try stand.present()
        try overlay(stand).overlay.floats = false
        try overlay(stand).overlay.layout = .sheet(detents: [SheetStage.small, SheetStage.large])
        XCTAssertEqual(try wrapper(stand).frame.minY, 544)
        stand.stage.finger.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 320), in: 0.5)
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).frame.minY, 244)
        XCTAssertEqual(try overlay(stand).selectedDetent, SheetStage.large)
    }

    /// The presentation ends, and the layout for the other width holds at once.
    func testInAResizedWindowTheCornersAreThoseOfTheOtherLayoutAfterATransition() async throws {
        let stand = try CardStage(.pad)
        stand.presenter.present(
            stand.card, using: .card.layout(.card, regular: .drawer(.leading)).animation(.overlay.duration(1)))
        stand.stage.advance(by: 0.2)
        XCTAssertEqual(try wrapper(stand).layer.maskedCorners, [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
        stand.stage.resize(to: CGSize(width: 375, height: 1180))
        stand.stage.advance(by: 0.1)
        XCTAssertNil(stand.card.transitionCoordinator)
        XCTAssertEqual(try wrapper(stand).layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 0, y: 34, width: 375, height: 1146))
    }

    // MARK: Content

    /// The container has the traits that it had, and nothing else asks for its layout.
    func testASizeOfTextForThePresentedScreenAloneIsFitted() async throws {
        let stand = try CardStage()
        stand.card.view = MeasuredView()
        try stand.present(using: .card.layout(OverlayLayout(edge: .bottom, extent: .fitted)))
        XCTAssertEqual(try wrapper(stand).frame.height, 134)
        try overlay(stand).traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).frame.height, 334)
    }

    /// A card that fits its content, with a mark at the bottom of the safe area.
    private func presentMarked(on device: HeadlessDevice, _ layout: OverlayLayout) throws -> (CardStage, UIView) {
        let (stand, mark) = (try CardStage(device), UIView())
        stand.card.preferredContentSize = CGSize(width: 0, height: 266)
        mark.translatesAutoresizingMaskIntoConstraints = false
        stand.card.view.addSubview(mark)
        NSLayoutConstraint.activate([
            mark.bottomAnchor.constraint(equalTo: stand.card.view.safeAreaLayoutGuide.bottomAnchor),
            mark.leadingAnchor.constraint(equalTo: stand.card.view.leadingAnchor),
            mark.heightAnchor.constraint(equalToConstant: 10), mark.widthAnchor.constraint(equalToConstant: 10),
        ])
        try stand.present(
            using: ModalTransitions(.overlay, overlay: Overlay(layout: layout) { $0.floats = false }))
        return (stand, mark)
    }

    /// The lower end of the mark on the screen, at this moment.
    private func end(of mark: UIView, on stand: CardStage) throws -> CGFloat {
        try mark.seenFrame.maxY + stand.card.view.seenFrame.minY + wrapper(stand).seenFrame.minY
    }

    /// What is at the bottom stays there, 34 points above the end of the screen, while the upper end moves.
    func testTheContentMovesAlong() async throws {
        for layout in [OverlayLayout(edge: .bottom, extent: .fitted), .sheet(detents: [.fitted])] {
            for isAnimatedByTheApp in [true, false] {
                let (stand, mark) = try presentMarked(on: .phone, layout)
                let change = { stand.card.preferredContentSize.height = 466 }
                isAnimatedByTheApp ? UIView.animate(withDuration: 0.4, animations: change) : change()
                var tops: [CGFloat] = []
                for _ in 0..<60 {
                    tops.append(try wrapper(stand).seenFrame.minY)
                    XCTAssertEqual(
                        try end(of: mark, on: stand), 810, accuracy: 0.5, "\(layout.extent) \(isAnimatedByTheApp)")
                    stand.stage.advance(by: 1.0 / 60)
                }
                XCTAssertTrue(tops.contains { $0 > 350 && $0 < 540 }, "it is on its way for a while")
                try stand.stage.settle()
                XCTAssertEqual(try wrapper(stand).seenFrame.minY, 344, accuracy: 0.01)
            }
        }
    }

    func testWithReducedMotionItHasItsNewSizeAtOnce() async throws {
        let (stand, _) = try presentMarked(on: .phone.reducingMotion, OverlayLayout(edge: .bottom, extent: .fitted))
        stand.card.preferredContentSize.height = 466
        XCTAssertEqual(try wrapper(stand).seenFrame.minY, 344)
    }

    /// During the presentation it keeps its size. At the end it moves, and does not jump.
    func testContentThatGrowsDuringThePresentationMovesItAtItsEnd() async throws {
        let stand = try CardStage()
        stand.card.preferredContentSize = CGSize(width: 0, height: 266)
        stand.presenter.present(stand.card, using: .card.layout(OverlayLayout(edge: .bottom, extent: .fitted)))
        stand.stage.advance(by: 0.1)
        stand.card.preferredContentSize.height = 466
        var last = try wrapper(stand).seenFrame.minY
        for frame in 0..<120 {
            stand.stage.advance(by: 1.0 / 60)
            let now = try wrapper(stand).seenFrame.minY
            XCTAssertEqual(now, last, accuracy: 70, "frame \(frame)")
            last = now
        }
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).seenFrame.minY, 344)
    }

    /// UIKit's full screen takes the view out for a while. It is in its place already when it comes back.
    func testAViewThatIsTakenOutFollowsTheLayout() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let stand = try CardStage()
        try stand.present()
        let upper = TestScreen("Upper")
        upper.modalPresentationStyle = .fullScreen
        stand.card.present(upper, animated: false)
        try stand.stage.settle()
        XCTAssertNil(stand.card.view.window)
        try overlay(stand).overlay.layout = OverlayLayout(edge: .bottom, extent: .fixed(200))
        try stand.stage.settle()
        XCTAssertEqual(stand.card.view.frame, CGRect(x: 0, y: 0, width: 390, height: 234))
    }

    /// The view of the screen can be shown elsewhere, although the app keeps the view around it.
    func testAfterTheDismissalTheViewIsFree() async throws {
        for transitions in [ModalTransitions.card, .sheet(detents: [.medium]).floats()] {
            let stand = try CardStage()
            try stand.present(using: transitions)
            let (kept, recognizer) = (try wrapper(stand), try overlay(stand).sheetRecognizer)
            XCTAssertTrue(stand.card.view.isDescendant(of: kept))
            stand.card.dismiss(animated: true)
            try stand.stage.settle()
            XCTAssertNil(stand.card.view.superview)
            XCTAssertFalse(kept.family.contains(stand.card.view))
            XCTAssertNil(recognizer.view)
        }
    }

    /// After a pull that was refused in a window that was resized, new content moves the overlay, and does not let it jump.
    func testAfterAStretchInAResizedWindowItMovesToItsNewSize() async throws {
        let stand = try CardStage()
        stand.card.preferredContentSize = CGSize(width: 0, height: 266)
        stand.card.isModalInPresentation = true
        try stand.present(using: .card.layout(OverlayLayout(edge: .bottom, extent: .fitted)))
        stand.stage.finger.down(at: CGPoint(x: 195, y: 600))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 660), in: 0.3)
        stand.stage.resize(to: CGSize(width: 390, height: 744))
        stand.stage.advance(by: 0.1)
        stand.stage.finger.up()
        try stand.stage.settle()
        let top = try wrapper(stand).seenFrame.minY
        stand.card.preferredContentSize.height = 366
        XCTAssertEqual(try wrapper(stand).seenFrame.minY, top, accuracy: 0.01)
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).seenFrame.minY, top - 100, accuracy: 0.01)
    }
}

extension OverlayLayout {
    fileprivate func withRadius(_ radius: CGFloat) -> OverlayLayout {
        var layout = self
        layout.cornerRadius = radius
        return layout
    }
}

/// Content of 100 points, or of 300 with large text.
private final class MeasuredView: UIView {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let isLarge = traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraLarge
        return CGSize(width: targetSize.width, height: isLarge ? 300 : 100)
    }
}
