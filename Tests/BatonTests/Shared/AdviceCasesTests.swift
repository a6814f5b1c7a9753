import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the mistakes that would have no visible cause without an advice message.
@MainActor
final class AdviceCasesTests: XCTestCase {
    private var advice: AdviceLog!

    override func setUp() async throws {
        advice = AdviceLog()
    }

    override func tearDown() async throws {
        advice.close()
    }

    private func assertAdvice(about subject: String, _ part: String, line: UInt = #line) {
        XCTAssertEqual(advice.lines.count, 1, line: line)
        XCTAssertEqual(advice.lines.first?.hasPrefix("\(subject): "), true, "\(advice.lines)", line: line)
        XCTAssertEqual(advice.lines.first?.contains(part), true, "\(advice.lines)", line: line)
    }

    func testASwipeWhoseInteractionIsNotReturned() async throws {
        let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
        let stand = try StackStage { $0.delegate = delegate }
        let swipe = SwipePop()
        swipe.attach(to: stand.navigation)
        stand.stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 60, y: 400), in: 0.3)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"], "it pops, however short the swipe is")
        assertAdvice(about: "TransitionInteraction", "isBeginning")
    }

    func testACarrierForTheBarOfANavigationController() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: navigation)
        try stage.settle()
        let carrier = NavigationBarCarrier(for: navigation.navigationBar)
        assertAdvice(about: "NavigationBarCarrier", "cannot be replaced")
        carrier.end()
    }

    func testAPullWhoseInteractionIsNotReturned() async throws {
        let stand = try ModalStage()
        let delegate = HandWrittenModalDelegate(
            present: PresentAnimator(.card), dismiss: DismissAnimator(.card))
        stand.present(by: delegate)
        try stand.stage.settle()
        let pull = PullDismiss()
        pull.attach(to: stand.presented.view, of: stand.presented)
        stand.stage.finger.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300), in: 0.3)
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        assertAdvice(about: "TransitionInteraction", "isBeginning")
    }

    func testADialogWithoutASizeGetsHalfOfTheRoom() async throws {
        let presenter = TestScreen("Presenter")
        let stage = Stage(root: presenter)
        try stage.settle()
        let stack = UINavigationController(rootViewController: TestScreen("A"))
        presenter.present(stack, using: .dialog, animated: false)
        try stage.settle()
        // 16 points from the safe area on all sides.
        let room = CGSize(width: 390 - 32, height: 844 - 47 - 34 - 32)
        let frame = try XCTUnwrap(stack.view.superview?.frame)
        XCTAssertEqual(frame.width, room.width / 2)
        XCTAssertEqual(frame.height, room.height / 2)
        assertAdvice(about: "UINavigationController", "preferredContentSize")
        // An overlay that is left in memory follows the keyboard of later tests, and would get the advice there.
        stack.dismiss(animated: false)
        try stage.settle()
    }

    func testAFittedSheetWithoutAHeightGetsHalfOfTheRoom() async throws {
        let presenter = TestScreen("Presenter")
        let stage = Stage(root: presenter)
        try stage.settle()
        let stack = UINavigationController(rootViewController: TestScreen("A"))
        let sheet = ModalTransitions.card.layout(OverlayLayout(edge: .bottom, extent: .fitted))
        presenter.present(stack, using: sheet, animated: false)
        try stage.settle()
        XCTAssertEqual(stack.view.superview?.frame, CGRect(x: 0, y: 422 - 34, width: 390, height: 422 + 34))
        assertAdvice(about: "UINavigationController", "preferredContentSize")
        stack.dismiss(animated: false)
        try stage.settle()
    }

    func testAStatusBarStyleOnAPlainStack() async throws {
        let scene = try BarStage(.slide, from: BarState { $0.statusBarStyle = .lightContent }, to: BarState())
        try scene.arrive()
        assertAdvice(about: "BarState", "BatonNavigationController")
    }

    func testAStatusBarStyleWhereItHasAnEffect() async throws {
        let navigation = BatonNavigationController(showing: TestScreen("A"))
        navigation.topViewController?.navigationItem.barState.statusBarStyle = .lightContent
        navigation.transitions = .slide
        try Stage(root: navigation).settle()
        XCTAssertEqual(advice.lines, [])
    }
}
