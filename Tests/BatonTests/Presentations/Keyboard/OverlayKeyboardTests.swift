import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the keyboard of an overlay that is edited, with each answer to who ends the editing (U19).
@MainActor
final class OverlayKeyboardTests: GenerationTestCase {
    typealias Answer = HeadlessQuirks.EditingInTransitions

    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        HeadlessQuirks.editingInCustomTransitions = .lastsUntilRemoval
    }

    /// Presents a card with a field that is edited.
    private func edited(
        _ answer: Answer, using transitions: ModalTransitions = .card, on device: HeadlessDevice = .phone,
        setUp: (CardStage) -> Void = { _ in }
    ) throws -> (CardStage, LoggingField) {
        HeadlessQuirks.editingInCustomTransitions = answer
        let stand = try CardStage(device)
        setUp(stand)
        try stand.present(using: transitions)
        let field = LoggingField.edited(on: stand.card)
        // Longer than the keyboard's spring moves.
        stand.stage.advance(by: 1)
        XCTAssertTrue(HeadlessKeyboard.isShown)
        _ = field.take()
        return (stand, field)
    }

    private func ends(_ answer: Answer) -> Bool { answer == .endsAtStart || answer == .endsAtStartAndReturns }

    /// A window may go while the app keeps its view controllers.
    func testAnOverlayWhoseWindowIsGoneDoesNotMove() async throws {
        let former = try CardStage()
        try former.present(using: .dialog)
        former.stage.close()
        let (screen, field) = (UIViewController(), UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30)))
        screen.view.addSubview(field)
        let stage = Stage(root: screen)
        let advice = AdviceLog()
        defer { advice.close() }
        field.becomeFirstResponder()
        try stage.settle()
        XCTAssertEqual(advice.lines, [])
        withExtendedLifetime(former) {}
    }

    func testAPullThatIsCancelledLeavesTheKeyboardWhereItWas() async throws {
        for answer in Answer.allCases {
            let (stand, field) = try edited(answer)
            let frame = HeadlessKeyboard.visibleFrame
            stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 250), in: 0.3)
            XCTAssertNotNil(stand.card.transitionCoordinator)
            XCTAssertEqual(field.take(), ends(answer) ? ["ends", "hides"] : [], "\(answer), under the finger")
            stand.stage.finger.hold(for: 0.3)
            stand.stage.finger.up()
            try stand.stage.settle()
            stand.stage.advance(by: 1)
            XCTAssertTrue(stand.isPresenting)
            XCTAssertTrue(field.isFirstResponder, "\(answer)")
            XCTAssertEqual(HeadlessKeyboard.visibleFrame, frame)
            XCTAssertEqual(field.take(), ends(answer) ? ["begins", "shows"] : [], "\(answer)")
        }
    }

    func testAPullAndATapOutsidePutTheKeyboardAway() async throws {
        for answer in Answer.allCases {
            for pulls in [true, false] {
                let (stand, field) = try edited(answer)
                if pulls {
                    try stand.pull(by: 600, holding: false)
                } else {
                    try stand.tapOutside()
                }
                XCTAssertFalse(stand.isPresenting)
                XCTAssertFalse(field.isFirstResponder, "\(answer)")
                XCTAssertEqual(field.take(), ["ends", "hides"], "\(answer)")
                XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
                XCTAssertEqual(HeadlessLog.warnings, [])
            }
        }
    }

    /// A dialog stands above the keyboard. After a cancel it stands there again, and was not below in between.
    func testADialogDoesNotJumpWhenItsPullIsCancelled() async throws {
        for answer in Answer.allCases {
            let (stand, field) = try edited(answer, using: .dialog.pull(PullDismiss.Options())) {
                $0.card.preferredContentSize = CGSize(width: 280, height: 200)
            }
            let wrapper = try XCTUnwrap(stand.card.view.superview)
            // Between the status bar, which ends at 47 on a phone, and the keyboard, which begins at 549.
            XCTAssertEqual(wrapper.frame.minY, 198, "\(answer)")
            stand.stage.finger.down(at: CGPoint(x: 195, y: 300))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 360), in: 0.3)
            stand.stage.finger.hold(for: 0.3)
            XCTAssertNotNil(stand.card.transitionCoordinator)
            let held = wrapper.seenFrame.minY
            stand.stage.finger.up()
            var places = [held]
            while stand.card.transitionCoordinator != nil {
                stand.stage.advance(by: 1.0 / 60)
                places.append(wrapper.seenFrame.minY)
            }
            XCTAssertEqual(places, places.sorted(by: >), "\(answer): it only goes back")
            for _ in 0..<30 {
                stand.stage.advance(by: 1.0 / 60)
                XCTAssertEqual(wrapper.seenFrame.minY, 198, accuracy: 0.5, "\(answer), at rest")
            }
            XCTAssertTrue(field.isFirstResponder)
        }
    }

    /// The app puts the keyboard away when the sheet changes its detent, while a dismissal is cancelled. The sheet falls with the
    /// keyboard, and does not rise to its old place before.
    func testAKeyboardThatLeavesDuringACancelTakesTheSheetAlong() async throws {
        for device in [HeadlessDevice.phone, .phone.reducingMotion] {
            let detents: [SheetDetent] = [.height(166), .height(366)]
            let (stand, field) = try edited(
                .lastsUntilRemoval, using: .sheet(detents: detents).floats(false), on: device)
            let sheet = try XCTUnwrap(stand.card.presentationController as? OverlayPresentationController)
            sheet.selectedDetent = .height(366)
            try stand.stage.settle()
            sheet.overlay.onDetentChange = { _ in stand.card.view.endEditing(true) }
            let wrapper = try XCTUnwrap(sheet.presentedView)
            // The keyboard begins at 549, and covers the safe area.
            XCTAssertEqual(wrapper.seenFrame.minY, 549 - 366)
            stand.stage.finger.down(at: CGPoint(x: 195, y: 200))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 200 + 10 + 280), in: 0.4)
            stand.stage.finger.hold(for: 0.3)
            let released = wrapper.seenFrame.minY
            XCTAssertGreaterThan(released, 549 - 166 + 40, "it is below its smallest detent")
            stand.stage.finger.up()
            var last = released
            for _ in 0..<90 {
                stand.stage.advance(by: 1.0 / 60)
                let top = wrapper.seenFrame.minY
                XCTAssertGreaterThan(top, released - 40, "\(device.name): it does not rise to its old place")
                XCTAssertLessThan(abs(top - last), 60, "\(device.name): it does not jump")
                last = top
            }
            try stand.stage.settle()
            XCTAssertFalse(field.isFirstResponder)
            XCTAssertTrue(stand.isPresenting)
            // The detent has 166 points and the safe area of 34.
            XCTAssertEqual(wrapper.seenFrame.minY, 844 - 200)
        }
    }

    /// A presented stack has the coordinator of a pop in it, which may be cancelled when the keyboard comes.
    func testAKeyboardThatComesWhileAPopInTheSheetIsCancelledMovesTheSheet() async throws {
        let stand = try CardStage()
        let (first, second) = (TestScreen("First"), TestScreen("Second"))
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(second, animated: false)
        stack.transitions = .slide
        let field = UITextField(frame: CGRect(x: 10, y: 60, width: 100, height: 30))
        second.view.addSubview(field)
        stand.presenter.present(stack, using: .sheet(detents: [.height(266)]).floats(false))
        try stand.stage.settle()
        let wrapper = try XCTUnwrap(stack.view.superview)
        // The detent has 266 points and the safe area of 34.
        XCTAssertEqual(wrapper.seenFrame.minY, 844 - 300)
        stand.stage.finger.down(at: CGPoint(x: 3, y: 750))
        stand.stage.finger.drag(to: CGPoint(x: 80, y: 750), in: 0.3)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        stand.stage.turn()
        XCTAssertEqual(stack.transitionCoordinator?.isCancelled, true)
        XCTAssertTrue(field.becomeFirstResponder())
        try stand.stage.settle()
        XCTAssertTrue(HeadlessKeyboard.isShown)
        XCTAssertEqual(stack.topViewController, second)
        // The keyboard begins at 549, and covers the safe area.
        XCTAssertEqual(wrapper.seenFrame.minY, 549 - 266)
    }

    func testASheetThatIsPulledBelowItsSmallestDetentKeepsItsKeyboard() async throws {
        for answer in Answer.allCases {
            let (stand, field) = try edited(answer, using: .sheet(detents: [.fraction(0.5)]))
            stand.stage.finger.down(at: CGPoint(x: 30, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 30, y: 460), in: 0.3)
            stand.stage.finger.hold(for: 0.3)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting)
            XCTAssertTrue(field.isFirstResponder, "\(answer)")
            XCTAssertTrue(HeadlessKeyboard.isShown)
        }
    }

    func testAPinchThatIsCancelledLeavesTheKeyboard() async throws {
        for answer in Answer.allCases {
            let (stand, field) = try edited(
                answer, using: ModalTransitions(.fade).pinch(PinchDismiss.Options()))
            let (one, two) = (stand.stage.finger, Finger(on: stand.stage, number: 1))
            one.down(at: CGPoint(x: 95, y: 400))
            two.down(at: CGPoint(x: 295, y: 400))
            stand.stage.drag(
                [(one, to: CGPoint(x: 120, y: 400)), (two, to: CGPoint(x: 270, y: 400))], in: 0.3)
            XCTAssertNotNil(stand.card.transitionCoordinator)
            one.hold(for: 0.3)
            one.up()
            two.up()
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting)
            XCTAssertTrue(field.isFirstResponder, "\(answer)")
        }
    }

    /// A pull that is refused only stretches the card. No transition begins.
    func testARefusedPullDoesNothingToTheKeyboard() async throws {
        let (stand, field) = try edited(.endsAtStart)
        stand.card.isModalInPresentation = true
        try stand.pull(by: 600, holding: false)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(field.take(), [])
    }

    // MARK: The presenter

    /// The presenter stays in the window, and so does its keyboard, unless UIKit puts it away.
    func testACardLeavesTheKeyboardOfItsPresenterToUIKit() async throws {
        for answer in Answer.allCases {
            HeadlessQuirks.editingInCustomTransitions = answer
            let stand = try CardStage()
            let field = LoggingField.edited(on: stand.presenter)
            try stand.stage.settle()
            _ = field.take()
            try stand.present()
            XCTAssertEqual(field.take(), [], "\(answer)")
            try stand.tapOutside()
            XCTAssertEqual(field.take(), [], "\(answer)")
        }
    }

    func testAScreenThatCoversEverythingPutsTheKeyboardOfItsPresenterAway() async throws {
        for answer in Answer.allCases {
            HeadlessQuirks.editingInCustomTransitions = answer
            let stand = try CardStage()
            let field = LoggingField.edited(on: stand.presenter)
            try stand.stage.settle()
            _ = field.take()
            stand.presenter.present(stand.card, using: .slide(from: .bottom))
            stand.stage.turn()
            stand.stage.advance(by: 1.0 / 60)
            XCTAssertNotNil(stand.card.transitionCoordinator)
            XCTAssertEqual(field.take(), ["ends", "hides"], "\(answer)")
            try stand.stage.settle()
            XCTAssertEqual(field.take(), [])
        }
    }

    /// A presentation that a finger turns round gives its presenter the keyboard back.
    func testAPresentationThatIsTurnedRoundGivesTheKeyboardBack() async throws {
        for answer in Answer.allCases {
            HeadlessQuirks.editingInCustomTransitions = answer
            let stand = try CardStage()
            let field = LoggingField.edited(on: stand.presenter)
            try stand.stage.settle()
            stand.presenter.present(stand.card, using: .slide(from: .bottom))
            stand.stage.turn()
            stand.stage.advance(by: 0.15)
            let finger = stand.stage.finger
            finger.catchTransition(at: CGPoint(x: 200, y: 500), towards: CGPoint(x: 0, y: 1))
            finger.drag(to: CGPoint(x: 200, y: 840), in: 0.2)
            finger.hold(for: 0.2)
            finger.up()
            try stand.stage.settle()
            XCTAssertNil(stand.presenter.presentedViewController)
            XCTAssertTrue(field.isFirstResponder, "\(answer)")
            XCTAssertTrue(HeadlessKeyboard.isShown, "\(answer)")
        }
    }

    /// An alert over the card takes the keyboard for its own field. The card is not pulled meanwhile.
    func testAnAlertOverTheCardHasTheKeyboard() async throws {
        let (stand, field) = try edited(.lastsUntilRemoval)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        stand.card.present(alert, animated: true)
        try stand.stage.settle()
        XCTAssertEqual(alert.textFields?.first?.isFirstResponder, true)
        alert.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertFalse(HeadlessKeyboard.isShown)
        _ = field.take()
        // What has ended before the pull is nothing to resume.
        try stand.pull(by: 150)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(field.take(), [])
    }

    func testAChangeOfTabsPutsTheKeyboardAway() async throws {
        for answer in Answer.allCases {
            HeadlessQuirks.editingInCustomTransitions = answer
            let screens = [TestScreen("1"), TestScreen("2")]
            let tabs = UITabBarController()
            tabs.viewControllers = screens
            tabs.transitions = .slide
            let stage = Stage(root: tabs)
            try stage.settle()
            let field = LoggingField.edited(on: screens[0])
            try stage.settle()
            _ = field.take()
            tabs.selectedIndex = 1
            stage.turn()
            XCTAssertEqual(field.take().first, "ends", "\(answer)")
            try stage.settle()
            XCTAssertFalse(HeadlessKeyboard.isShown, "\(answer)")
        }
    }
}
