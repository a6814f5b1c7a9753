import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests sheets in the middle of other changes, by name.
@MainActor
final class SheetNamedTests: GenerationTestCase {
    private let sheet = ModalTransitions.sheet(detents: [SheetStage.small, SheetStage.large]).floats(false)

    private func wrapper(of screen: UIViewController) throws -> UIView {
        try XCTUnwrap(screen.presentationController?.presentedView)
    }

    func testASheetThatAppearsIsCaughtUnderTheFinger() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: sheet)
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 700), towards: CGPoint(x: 0, y: 1))
        let place = try wrapper(of: stand.card).seenFrame.minY
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 740), in: 0.2)
        XCTAssertEqual(try wrapper(of: stand.card).seenFrame.minY, place + 40, accuracy: 0.5)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 840), in: 0.06)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.stage.window.leftovers, [])
        try stand.present(using: sheet)
        XCTAssertTrue(stand.isPresenting)
    }

    func testADismissalIsCaughtAndTurnedRoundAndTheSheetIsAtItsDetent() async throws {
        let stand = try CardStage()
        try stand.present(using: sheet)
        let overlay = try XCTUnwrap(stand.card.presentationController as? OverlayPresentationController)
        overlay.selectedDetent = SheetStage.large
        let before = WindowDump(stand.stage.window)
        stand.card.dismiss(animated: true)
        stand.stage.advance(by: 0.1)
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 700), towards: CGPoint(x: 0, y: -1))
        let place = try wrapper(of: stand.card).seenFrame.minY
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 670), in: 0.1)
        XCTAssertEqual(try wrapper(of: stand.card).seenFrame.minY, place - 30, accuracy: 0.5)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 300), in: 0.1)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testARefusedPullThatACodeDismissalOvertakesLeavesAndCanBeRepeated() async throws {
        let stage = try SheetStage()
        stage.stand.card.isModalInPresentation = true
        try stage.drag(to: 700)
        stage.stand.card.dismiss(animated: true)
        stage.finger.drag(to: CGPoint(x: 195, y: 600), in: 0.1)
        stage.finger.up()
        try stage.stage.settle()
        XCTAssertFalse(stage.stand.isPresenting)
        XCTAssertEqual(stage.stage.window.leftovers, [])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testTwoSheetsWithTheUpperOnePulled() async throws {
        let stand = try CardStage()
        try stand.present(using: sheet)
        let before = WindowDump(stand.stage.window)
        let upper = TestScreen("Upper")
        stand.card.present(upper, using: .sheet(detents: [.height(166), .height(366)]).floats(false))
        try stand.stage.settle()
        stand.stage.finger.drag(from: CGPoint(x: 195, y: 660), to: CGPoint(x: 195, y: 440), in: 0.5)
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(of: upper).frame.minY, 444)
        XCTAssertEqual(try wrapper(of: stand.card).frame.minY, 544)
        stand.stage.finger.drag(from: CGPoint(x: 195, y: 460), to: CGPoint(x: 195, y: 840), in: 0.3)
        try stand.stage.settle()
        XCTAssertNil(stand.card.presentedViewController)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testAPresentationOverASheetInTheMiddleOfADrag() async throws {
        let stage = try SheetStage()
        try stage.drag(to: 400)
        let upper = TestScreen("Upper")
        stage.stand.card.present(upper, using: .fade)
        stage.finger.up()
        try stage.stage.settle()
        upper.dismiss(animated: true)
        try stage.stage.settle()
        XCTAssertEqual(try stage.wrapper.frame, try stage.overlay.frameOfPresentedViewInContainerView)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testOpenCloseOpenQuickly() async throws {
        let stand = try CardStage()
        for _ in 0..<3 {
            stand.presenter.present(stand.card, using: sheet)
            stand.stage.advance(by: 0.1)
            stand.card.dismiss(animated: true)
            stand.stage.advance(by: 0.1)
        }
        try stand.stage.settle()
        if stand.isPresenting { stand.card.dismiss(animated: true) }
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.stage.window.leftovers, [])
        stand.presenter.present(stand.card, using: sheet)
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting, "it can be opened again")
        XCTAssertEqual(stand.card.view.window, stand.stage.window)
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(stand.stage.window.leftovers, [])
    }

    func testInTheBackgroundADragEnds() async throws {
        let stage = try SheetStage()
        let before = WindowDump(stage.stage.window)
        try stage.drag(to: 700)
        stage.stage.enterBackground()
        stage.stage.enterForeground()
        try stage.stage.settle()
        XCTAssertEqual(WindowDump(stage.stage.window).difference(from: before), [])
    }

    func testAStackInASheetWithAListAndABar() async throws {
        let presenter = TestScreen("Presenter")
        let stage = Stage(root: presenter)
        let list = UITableViewController(style: .plain)
        list.tableView.contentSize = CGSize(width: 390, height: 2_000)
        let stack = UINavigationController(rootViewController: list)
        presenter.present(stack, using: sheet)
        try stage.settle()
        let bar = stack.navigationBar.frame
        stage.finger.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500), in: 0.5)
        try stage.settle()
        XCTAssertEqual(try wrapper(of: stack).frame.minY, 244)
        XCTAssertEqual(stack.navigationBar.frame, bar)
        stage.finger.drag(from: CGPoint(x: 195, y: 260), to: CGPoint(x: 195, y: 840), in: 0.5)
        try stage.settle()
        XCTAssertNil(presenter.presentedViewController)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testADragWritesToNoViewOfTheApp() async throws {
        let (presenter, screen) = (CountingScreen(views: 20), CountingScreen(views: 20))
        let stage = Stage(root: presenter)
        presenter.present(screen, using: sheet)
        try stage.settle()
        stage.finger.down(at: CGPoint(x: 195, y: 560))
        stage.finger.drag(to: CGPoint(x: 195, y: 500), in: 0.2)
        _ = presenter.takeWrites() + screen.takeWrites()
        stage.finger.drag(to: CGPoint(x: 195, y: 350), in: 0.5)
        stage.finger.up()
        try stage.settle()
        XCTAssertEqual(try wrapper(of: screen).frame.minY, 244)
        // The wrapper puts the screen's view to the same place when its own insets change.
        XCTAssertEqual(screen.views.dropFirst().map(\.writes).reduce(0, +), 0)
        XCTAssertEqual(presenter.takeWrites(), 0)
    }

    // MARK: A delegate of the app's own

    func testInADelegateOfTheAppsOwnTheSheetWorksAlone() async throws {
        for returns in [true, false] {
            let advice = AdviceLog()
            defer { advice.close() }
            let stand = try ModalStage()
            let delegate = OwnSheetDelegate(returnsInteraction: returns)
            stand.present(by: delegate, style: .custom)
            try stand.stage.settle()
            let finger = stand.stage.finger
            finger.drag(from: CGPoint(x: 195, y: 560), to: CGPoint(x: 195, y: 340), in: 0.5)
            try stand.stage.settle()
            XCTAssertEqual(try wrapper(of: stand.presented).frame.minY, 244)
            finger.down(at: CGPoint(x: 195, y: 260))
            finger.drag(to: CGPoint(x: 195, y: 640), in: 0.5)
            stand.stage.turn()
            finger.hold(for: 0.2)
            finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.isPresenting, returns, "without the interaction nothing can hold it")
            XCTAssertEqual(advice.lines.count, returns ? 0 : 1)
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    /// The sheet follows the finger also in the frame in which UIKit has not started the transition yet.
    func testInADelegateOfTheAppsOwnNoFrameJumpsWhereADismissalBegins() async throws {
        let stand = try ModalStage()
        let delegate = OwnSheetDelegate(returnsInteraction: true)
        stand.present(by: delegate, style: .custom)
        try stand.stage.settle()
        let finger = stand.stage.finger
        finger.down(at: CGPoint(x: 195, y: 560))
        finger.drag(to: CGPoint(x: 195, y: 540), in: 0.2)
        let recording = stand.stage.record("drag") {
            for step in 1...10 { finger.drag(to: CGPoint(x: 195, y: 540 + 15 * CGFloat(step)), in: 1.0 / 60) }
        }
        XCTAssertTrue(stand.presented.isBeingDismissed)
        let tops = recording.frames.compactMap { frame in
            frame.views.last { $0.name == "OverlayWrapperView" }?.windowFrame.minY
        }
        XCTAssertGreaterThan(tops.count, 5)
        for (one, next) in zip(tops, tops.dropFirst()) {
            XCTAssertGreaterThanOrEqual(next - one, -0.5, "\(tops)")
            XCTAssertLessThanOrEqual(next - one, 15.5, "\(tops)")
        }
        finger.up()
        try stand.stage.settle()
    }
}

/// Presents a sheet without `ModalTransitions`.
private final class OwnSheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let returnsInteraction: Bool
    private weak var overlay: OverlayPresentationController?

    init(returnsInteraction: Bool) {
        self.returnsInteraction = returnsInteraction
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let made = OverlayPresentationController(
            presentedViewController: presented, presenting: presenting,
            overlay: Overlay(layout: .sheet(detents: [SheetStage.small, SheetStage.large])) {
                ($0.pull, $0.floats) = (PullDismiss.Options(), false)
            })
        overlay = made
        return made
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PresentAnimator(.slide(from: .bottom))
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        DismissAnimator(.slide(from: .bottom))
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard returnsInteraction, let interaction = overlay?.sheetInteraction, interaction.isBeginning else {
            return nil
        }
        return interaction
    }
}
