import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what is seen where a belief about VoiceOver is false: about its escape gesture, and about what it reaches.
@MainActor
final class FalseAccessBeliefTests: GenerationTestCase {
    /// What VoiceOver reaches while a card is presented over a screen, each of them with an element.
    private func reach(_ transitions: ModalTransitions) throws -> (names: Set<String>, stand: CardStage) {
        let stand = try CardStage()
        for screen in [stand.presenter, stand.card] {
            FocusAnswers.addElement(to: screen).accessibilityLabel = screen.title
        }
        try stand.present(using: transitions)
        return (Set(HeadlessVoiceOver.elements(in: stand.stage.window).compactMap(\.accessibilityLabel)), stand)
    }

    func testVoiceOverReachesACardAndItsButton() async throws {
        // B10.21
        XCTAssertEqual(try reach(.card).names, ["Card", "Close"])
        XCTAssertEqual(try reach(.card.tapOutside(false)).names, ["Card"])
        XCTAssertEqual(try reach(.card.backdrop(.clear)).names, ["Card", "Presenter"])
    }

    /// VoiceOver moves into the screen behind only where a tap outside closes the card.
    func testWhatIsBehindACardIsReachedWhereItsContainerHidesNothing() async throws {
        try with("modalContainersHideNothing") { name in
            XCTAssertEqual(try reach(.card.tapOutside(false)).names, ["Card"], name)
            let (names, stand) = try reach(.card)
            XCTAssertEqual(names, ["Card", "Close", "Presenter"], name)
            stand.card.dismiss(animated: true)
            try stand.stage.settle()
            let left = HeadlessVoiceOver.elements(in: stand.stage.window).compactMap(\.accessibilityLabel)
            XCTAssertEqual(left, ["Presenter"], name)
        }
    }

    /// The backdrop is a button, which closes the card as before.
    func testACardThatTheEscapeGestureDoesNotReachIsLeftByTheBackdrop() async throws {
        try with("escapesEndAtPresentedScreens") { name in
            for isStack in [false, true] {
                let stand = try CardStage()
                let shown = isStack ? UINavigationController(rootViewController: stand.card) : stand.card
                stand.presenter.present(shown, using: .card)
                try stand.stage.settle()
                XCTAssertFalse(stand.card.view.accessibilityPerformEscape(), name)
                try stand.stage.settle()
                XCTAssertTrue(stand.presenter.presentedViewController === shown, name)
                let backdrop = try XCTUnwrap(stand.stage.window.family.first { $0 is OverlayBackdropView })
                XCTAssertTrue(backdrop.accessibilityActivate(), name)
                try stand.stage.settle()
                XCTAssertNil(stand.presenter.presentedViewController, name)
                XCTAssertEqual(stand.stage.window.leftovers, [], name)
                expectRest(stand.stage, name)
            }
        }
    }

    /// On a plain stack the gesture leaves a screen that is not ready to be left.
    func testTheEscapeGestureLeavesAScreenWhoseStackComesFirst() async throws {
        try with("escapeBlocksComeLast") { name in
            let stand = try StackStage { $0.transitions = .slide }
            var attempts = 0
            stand.b.navigationItem.backInterceptor = { attempts += 1 }
            XCTAssertTrue(stand.b.view.accessibilityPerformEscape(), name)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"], name)
            XCTAssertEqual(attempts, 0, name)
            XCTAssertNil(stand.navigation.view.accessibilityPerformEscapeBlock, name)
            stand.b.navigationItem.backInterceptor = nil
            expectRest(stand.stage, name)
        }
    }

    /// A `BatonNavigationController` implements the method, which comes first there.
    func testABatonNavigationControllerInterceptsTheEscapeGestureAllTheSame() async throws {
        try with("escapeBlocksComeLast") { name in
            let navigation = BatonNavigationController(showing: TestScreen("A"))
            navigation.transitions = .slide
            let b = TestScreen("B")
            var attempts = 0
            b.navigationItem.backInterceptor = { attempts += 1 }
            navigation.pushViewController(b, animated: false)
            let stage = Stage(root: navigation)
            try stage.settle()
            XCTAssertTrue(b.view.accessibilityPerformEscape(), name)
            try stage.settle()
            XCTAssertEqual(attempts, 1, name)
            XCTAssertEqual(navigation.viewControllers.count, 2, name)
        }
    }
}
