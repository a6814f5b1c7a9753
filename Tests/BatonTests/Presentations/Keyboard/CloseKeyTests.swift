import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests Escape and Command-period, which close an overlay.
@MainActor
final class CloseKeyTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static let keys: [(String, UIKeyModifierFlags)] = [(UIKeyCommand.inputEscape, []), (".", .command)]

    override func tearDown() async throws {
        HeadlessQuirks.keysNeedFirstResponder = false
        HeadlessQuirks.presentedScreensLeadToPresenters = false
    }

    private func press(_ key: (String, UIKeyModifierFlags), _ stage: Stage) throws -> Bool {
        defer { XCTAssertEqual(HeadlessLog.warnings, []) }
        let isHandled = stage.press(key.0, key.1)
        try stage.settle()
        return isHandled
    }

    /// Runs a check with each key, and with each responder chain of a presented screen.
    private func each(_ check: ((String, UIKeyModifierFlags)) throws -> Void) rethrows {
        for leads in [false, true] {
            HeadlessQuirks.presentedScreensLeadToPresenters = leads
            for key in Self.keys { try check(key) }
        }
    }

    func testTheDelegateIsCalledAsForATapOutside() async throws {
        try each { key in
            for transitions in [ModalTransitions.card, .sheet, .drawer, .slide(from: .bottom)] {
                let stand = try CardStage()
                try stand.present(using: transitions)
                XCTAssertTrue(try press(key, stand.stage))
                XCTAssertFalse(stand.isPresenting)
                XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
            }
        }
    }

    func testARefusalIsToldAsAnAttempt() async throws {
        try each { key in
            let stand = try CardStage()
            stand.delegate.allows = false
            try stand.present()
            XCTAssertTrue(try press(key, stand.stage))
            XCTAssertTrue(stand.isPresenting)
            XCTAssertEqual(stand.delegate.calls, ["should", "attempt"])
            stand.delegate.allows = true
            stand.card.isModalInPresentation = true
            XCTAssertTrue(try press(key, stand.stage))
            XCTAssertTrue(stand.isPresenting)
            XCTAssertEqual(stand.delegate.calls, ["should", "attempt", "attempt"])
        }
    }

    func testTheKeysBelongToTheEscapeGesture() async throws {
        try each { key in
            let stand = try CardStage()
            try stand.present(using: .card.dismissible(false))
            XCTAssertNil(stand.card.keyCommands)
            XCTAssertFalse(try press(key, stand.stage))
            XCTAssertTrue(stand.isPresenting)
            let presentation = stand.card.presentationController as? OverlayPresentationController
            presentation?.overlay.escape = true
            XCTAssertTrue(try press(key, stand.stage))
            XCTAssertFalse(stand.isPresenting)
        }
    }

    /// UIKit lists the keys that belong to the Command key, so the two keys are listed once.
    func testTheLabelIsShownForTheKeys() async throws {
        let stand = try CardStage()
        var card = ModalTransitions.card
        card.overlay.closeLabel = "Schließen"
        try stand.present(using: card)
        XCTAssertEqual(stand.card.keyCommands?.map(\.discoverabilityTitle), [nil, "Schließen"])
    }

    func testNothingIsLeftOnTheScreen() async throws {
        let stand = try CardStage()
        for _ in 0..<2 {
            try stand.present()
            XCTAssertEqual(stand.card.keyCommands?.count, 2)
            XCTAssertTrue(try press(Self.keys[0], stand.stage))
            XCTAssertNil(stand.card.keyCommands)
        }
    }

    /// A key during the presentation or the dismissal changes nothing.
    func testTheKeysDoNothingDuringATransition() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: .card)
        stand.card.presentationController?.delegate = stand.delegate
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        stand.stage.press(UIKeyCommand.inputEscape)
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        stand.stage.press(UIKeyCommand.inputEscape)
        stand.stage.press(UIKeyCommand.inputEscape)
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
    }

    func testOnlyTheTopmostOverlayCloses() async throws {
        try each { key in
            let stand = try CardStage()
            try stand.present()
            let upper = TestScreen("Upper")
            stand.card.present(upper, using: .dialog)
            try stand.stage.settle()
            XCTAssertTrue(try press(key, stand.stage))
            XCTAssertNil(stand.card.presentedViewController)
            XCTAssertTrue(stand.isPresenting)
            XCTAssertTrue(try press(key, stand.stage))
            XCTAssertFalse(stand.isPresenting)
        }
    }

    /// An alert is UIKit's. What is below it stays.
    func testTheCardUnderAnAlertStays() async throws {
        try each { key in
            let stand = try CardStage()
            try stand.present()
            stand.card.present(
                UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), animated: true)
            try stand.stage.settle()
            _ = try press(key, stand.stage)
            XCTAssertTrue(stand.isPresenting)
            XCTAssertEqual(stand.delegate.calls, [])
        }
    }

    /// The keys reach the card from a field in a stack on it.
    func testAFieldInAStackOnTheCardPassesThemOn() async throws {
        try each { key in
            let presenter = TestScreen("Presenter")
            let stage = Stage(root: presenter)
            let screen = TestScreen("Inside")
            let stack = UINavigationController(rootViewController: screen)
            presenter.present(stack, using: .card)
            try stage.settle()
            let field = LoggingField.edited(on: screen)
            try stage.settle()
            XCTAssertTrue(try press(key, stage))
            XCTAssertNil(presenter.presentedViewController)
            XCTAssertFalse(field.isFirstResponder)
            XCTAssertFalse(HeadlessKeyboard.isShown)
        }
    }

    func testACommandOfTheScreenComesFirst() async throws {
        for isInside in [false, true] {
            let presenter = TestScreen("Presenter")
            let stage = Stage(root: presenter)
            let screen = KeyScreen(UIKeyCommand.inputEscape)
            presenter.present(isInside ? UINavigationController(rootViewController: screen) : screen, using: .card)
            try stage.settle()
            XCTAssertTrue(try press(Self.keys[0], stage))
            XCTAssertEqual(screen.presses, 1)
            XCTAssertNotNil(presenter.presentedViewController)
        }
    }

    /// The keys of a stack that is itself presented: one goes back, the others close.
    func testAPresentedStackGoesBackAndCloses() async throws {
        let presenter = TestScreen("Presenter")
        let stage = Stage(root: presenter)
        let stack = UINavigationController(rootViewController: TestScreen("A"))
        stack.pushViewController(TestScreen("B"), animated: false)
        stack.transitions = .slide
        presenter.present(stack, using: .card)
        try stage.settle()
        XCTAssertTrue(try press(("[", .command), stage))
        XCTAssertEqual(stack.viewControllers.count, 1)
        XCTAssertTrue(try press(Self.keys[1], stage))
        XCTAssertNil(presenter.presentedViewController)
        XCTAssertEqual(stack.keyCommands?.map(\.input), ["["])
    }

    /// It is not known whether UIKit offers a key without a first responder to anybody.
    func testWithoutAFirstResponderTheKeysMayHaveNoEffect() async throws {
        HeadlessQuirks.keysNeedFirstResponder = true
        let stand = try CardStage()
        try stand.present()
        XCTAssertFalse(try press(Self.keys[0], stand.stage))
        XCTAssertTrue(stand.isPresenting)
    }
}
