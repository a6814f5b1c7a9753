import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests Command-[, which goes back on a stack that Baton animates.
@MainActor
final class BackKeyTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        HeadlessQuirks.keysNeedFirstResponder = false
        HeadlessQuirks.presentedScreensLeadToPresenters = false
        HeadlessQuirks.stacksGoBackByKeys = false
    }

    private func stack(
        _ transitions: NavigationTransitions? = .slide, on device: HeadlessDevice = .phone,
        setUp: (UINavigationController) -> Void = { _ in }
    ) throws -> StackStage {
        try StackStage(device) {
            $0.transitions = transitions
            setUp($0)
        }
    }

    private func pressBack(_ stage: Stage, _ input: String = "[") throws -> Bool {
        defer { XCTAssertEqual(HeadlessLog.warnings, []) }
        let isHandled = stage.press(input, .command)
        try stage.settle()
        return isHandled
    }

    func testItPopsWithBatonsAnimation() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            let stand = try stack(on: device)
            // UIKit mirrors the key where the app reads from right to left.
            let isMirrored = device.layoutDirection == .rightToLeft
            XCTAssertFalse(try pressBack(stand.stage, isMirrored ? "[" : "]"))
            XCTAssertEqual(stand.titles, ["A", "B"])
            stand.stage.press(isMirrored ? "]" : "[", .command)
            XCTAssertEqual(stand.navigation.transitionCoordinator?.isAnimated, true)
            XCTAssertEqual(stand.driver?.decisions.last, "pop B to A: a style, by the stack")
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    func testTheTitleBelowIsShownForTheKeyUnlessAtTheRoot() async throws {
        let stand = try stack()
        let titles = { [navigation = stand.navigation] in navigation.keyCommands?.compactMap(\.discoverabilityTitle) }
        XCTAssertEqual(titles(), ["A"])
        stand.push(TestScreen("C"))
        try stand.stage.settle()
        XCTAssertEqual(titles(), ["B"])
        stand.b.navigationItem.backButtonTitle = "Back to B"
        stand.push(TestScreen("D"))
        try stand.stage.settle()
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(titles(), ["Back to B"])
        stand.navigation.popToRootViewController(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(titles(), [])
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testTheCommandIsKept() async throws {
        let stand = try stack()
        let command = try XCTUnwrap(stand.navigation.keyCommands?.first)
        stand.navigation.transitions = .fade
        XCTAssertIdentical(stand.navigation.keyCommands?.first, command)
        let title = command.discoverabilityTitle
        stand.pop()
        try stand.stage.settle()
        XCTAssertIdentical(stand.navigation.keyCommands?.first, command)
        XCTAssertNotEqual(command.discoverabilityTitle, title)
    }

    /// UIKit does not tell of each change of a stack that is covered (B1.14).
    func testItPopsWhatWasPushedUnderAFullScreen() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let cover = TestScreen("Cover")
        stand.navigation.present(cover, using: .slide(from: .bottom))
        try stand.stage.settle()
        stand.navigation.pushViewController(stand.b, animated: false)
        try stand.stage.settle()
        cover.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(stand.titles, ["A"])
    }

    /// After a cancelled swipe the stack is as it was.
    func testItWorksAgainAfterACancelledSwipe() async throws {
        let stand = try stack()
        stand.stage.finger.down(at: CGPoint(x: 3, y: 300))
        stand.stage.finger.drag(to: CGPoint(x: 100, y: 300), in: 0.3)
        stand.stage.press("[", .command)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testItIsRefusedDuringATransition() async throws {
        let stand = try stack()
        stand.push(TestScreen("C"))
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        stand.stage.press("[", .command)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B", "C"])
        XCTAssertEqual(stand.driver?.decisions.last, "Command-[ did not go back: a transition is running")
    }

    func testItIsInterceptedAndRefusedAsASwipeIs() async throws {
        var attempts = 0
        let stand = try stack()
        stand.b.navigationItem.backInterceptor = { attempts += 1 }
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(attempts, 1)
        XCTAssertEqual(stand.driver?.decisions.last, "Command-[ did not go back: the screen intercepts it")
        stand.b.navigationItem.backInterceptor = nil
        stand.b.navigationItem.hidesBackButton = true
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(
            stand.driver?.decisions.last, "Command-[ did not go back: the screen hides its back button")
        stand.b.navigationItem.hidesBackButton = false
        stand.navigation.interactivePopGestureRecognizer?.isEnabled = false
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(stand.titles, ["A", "B"])
        stand.navigation.interactivePopGestureRecognizer?.isEnabled = true
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testAHiddenBarRefusesUnlessAllowed() async throws {
        let stand = try stack { $0.setNavigationBarHidden(true, animated: false) }
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(stand.titles, ["A", "B"])
        stand.navigation.transitions?.swipe.allowsHiddenBar = true
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(stand.titles, ["A"])
    }

    /// In a stack with animators for other screens UIKit's own command, if it has one, may not be reached.
    func testItPopsAlsoAScreenThatUIKitAnimates() async throws {
        let stand = try stack(NavigationTransitions(push: .slide, pop: .system))
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testBatonAddsNothingWhereUIKitAnimatesOrAfterItHasLeft() async throws {
        let system = try stack(.system)
        XCTAssertNil(system.navigation.keyCommands)
        let stand = try stack()
        XCTAssertEqual(stand.navigation.keyCommands?.count, 1)
        stand.navigation.transitions = .system
        XCTAssertNil(stand.navigation.keyCommands)
        stand.navigation.transitions = .slide
        XCTAssertEqual(stand.navigation.keyCommands?.count, 1)
        stand.navigation.transitions = nil
        XCTAssertNil(stand.navigation.keyCommands)
    }

    // MARK: Others

    /// A command that is nearer to the first responder comes first.
    func testACommandOfTheScreenComesFirst() async throws {
        let stand = try stack()
        let screen = KeyScreen("[", .command)
        stand.push(screen)
        try stand.stage.settle()
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(screen.presses, 1)
        XCTAssertEqual(stand.titles.count, 3)
    }

    func testACommandThatTheAppHasAddedToTheStackIsKept() async throws {
        var presses = 0
        let own = UIKeyCommand(
            action: { _, _ in presses += 1 }, input: "[", modifierFlags: .command)
        let stand = try stack { $0.addKeyCommand(own) }
        XCTAssertEqual(stand.navigation.keyCommands, [own])
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(presses, 1)
        stand.navigation.transitions = nil
        XCTAssertEqual(stand.navigation.keyCommands, [own])
    }

    /// The inner stack goes back first. At its root the outer one does.
    func testAStackInsideAnotherGoesBackFirst() async throws {
        let inner = UINavigationController(rootViewController: TestScreen("1"))
        inner.pushViewController(TestScreen("2"), animated: false)
        inner.transitions = .slide
        let outer = UINavigationController(rootViewController: TestScreen("A"))
        outer.transitions = .slide
        let holder = TestScreen("B")
        outer.pushViewController(holder, animated: false)
        let stage = Stage(root: outer)
        holder.addChild(inner)
        inner.view.frame = holder.view.bounds
        holder.view.addSubview(inner.view)
        inner.didMove(toParent: holder)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        inner.view.addSubview(field)
        try stage.settle()
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertTrue(try pressBack(stage))
        XCTAssertEqual(inner.viewControllers.count, 1)
        XCTAssertEqual(outer.viewControllers.count, 2)
        XCTAssertTrue(try pressBack(stage))
        XCTAssertEqual(outer.viewControllers.count, 1)
    }

    /// By Apple's documentation the responder chain leads from a presented screen to its presenter.
    func testNothingPopsUnderAPresentedScreen() async throws {
        for leads in [false, true] {
            HeadlessQuirks.presentedScreensLeadToPresenters = leads
            for transitions in [ModalTransitions.card, nil] {
                let stand = try stack()
                let modal = TestScreen("Modal")
                transitions.map { stand.navigation.present(modal, using: $0) }
                    ?? stand.navigation.present(modal, animated: true)
                try stand.stage.settle()
                XCTAssertEqual(try pressBack(stand.stage), leads)
                XCTAssertEqual(stand.titles, ["A", "B"])
                XCTAssertNotNil(stand.navigation.presentedViewController)
            }
        }
    }

    /// A text field has the key first, and does not use it.
    func testItGoesBackWhileAFieldIsEdited() async throws {
        let stand = try stack()
        let field = LoggingField.edited(on: stand.b)
        try stand.stage.settle()
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(field.text, "")
        XCTAssertFalse(HeadlessKeyboard.isShown)
    }

    // MARK: What is not known

    func testWithoutAFirstResponderTheKeyMayHaveNoEffect() async throws {
        HeadlessQuirks.keysNeedFirstResponder = true
        let stand = try stack()
        XCTAssertFalse(try pressBack(stand.stage))
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    /// If UIKit goes back by itself, the stack goes back once.
    func testItPopsOneScreenIfUIKitGoesBackByItselfToo() async throws {
        HeadlessQuirks.stacksGoBackByKeys = true
        let stand = try stack()
        stand.push(TestScreen("C"))
        try stand.stage.settle()
        XCTAssertTrue(try pressBack(stand.stage))
        XCTAssertEqual(stand.titles, ["A", "B"])
    }
}
