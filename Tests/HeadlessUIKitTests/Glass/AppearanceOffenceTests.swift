import UIKit
import XCTest

/// Tests which writes of appearances during a push or pop are recorded as offences.
@MainActor
final class AppearanceOffenceTests: XCTestCase {
    private let appearance = UINavigationBarAppearance()

    override func setUp() async throws {
        HeadlessDevice.current = .phone.running(26)
        HeadlessLog.reset()
    }

    override func tearDown() async throws {
        HeadlessDevice.current = .phone
        HeadlessLog.reset()
    }

    private var count: Int { HeadlessBars.appearanceOffences.count }

    func testWritesDuringAPopAreOffences() async {
        // B17.7
        let stack = AskingStack.shown()
        let items = stack.viewControllers.map(\.navigationItem)
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 0.1)
        stack.navigationBar.standardAppearance = appearance
        XCTAssertEqual(count, 1)
        items[0].scrollEdgeAppearance = appearance
        items[1].compactAppearance = appearance
        XCTAssertEqual(count, 3)
        XCTAssertTrue(HeadlessBars.appearanceOffences[1].hasPrefix("scrollEdgeAppearance of the item \"0\" was set"))
        TurnLoop.main.advance(by: 1)
        items[0].scrollEdgeAppearance = nil
        stack.navigationBar.standardAppearance = appearance
        XCTAssertEqual(count, 3)
    }

    func testWritesToBothItemsOfAPushAreOffences() async {
        // B17.7
        let stack = AskingStack.shown(screens: 1)
        let old = stack.viewControllers[0].navigationItem
        let screen = UIViewController()
        stack.pushViewController(screen, animated: true)
        TurnLoop.main.advance(by: 0.1)
        old.standardAppearance = appearance
        XCTAssertEqual(count, 1)
        screen.navigationItem.standardAppearance = appearance
        XCTAssertEqual(count, 2)
    }

    func testAnItemThatHasLeftAStackHasNothingToDoWithItsLaterChanges() async {
        // B17.7
        let stack = AskingStack.shown(screens: 3)
        let popped = stack.viewControllers[2].navigationItem
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 1)
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 0.1)
        popped.standardAppearance = appearance
        XCTAssertEqual(count, 0)
        stack.navigationBar.standardAppearance = appearance
        XCTAssertEqual(count, 1)
    }

    func testWritesBeforeTheAnimationAndInItsCompletionAreNone() async {
        // B17.7
        let stack = AskingStack.shown(screens: 1)
        let screen = UIViewController()
        screen.navigationItem.standardAppearance = appearance
        stack.pushViewController(screen, animated: true)
        stack.navigationBar.standardAppearance = appearance
        var completions = 0
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { [appearance] _ in
            completions += 1
            stack.navigationBar.standardAppearance = appearance
            screen.navigationItem.standardAppearance = appearance
        }
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(completions, 1)
        XCTAssertEqual(count, 0)
    }

    func testWritesInACompletionHandlerAreNoneAfterAnotherHandlerHasPushed() async {
        // B17.7, B1.54
        let stack = AskingStack.shown(screens: 1)
        let old = stack.viewControllers[0].navigationItem
        stack.pushViewController(UIViewController(), animated: true)
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { [appearance] _ in
            stack.pushViewController(UIViewController(), animated: true)
            old.standardAppearance = appearance
        }
        TurnLoop.main.advance(by: 0.6)
        XCTAssertEqual(stack.viewControllers.count, 3)
        XCTAssertEqual(count, 0)
        stack.navigationBar.standardAppearance = appearance
        XCTAssertEqual(count, 1)
    }

    func testWritesAlongsideAndBeforeACancelAreOffences() async {
        // B17.7
        let stack = AskingStack.shown()
        let delegate = DrivenDelegate()
        stack.delegate = delegate
        stack.popViewController(animated: true)
        stack.transitionCoordinator?.animate { [appearance] _ in stack.navigationBar.standardAppearance = appearance }
        TurnLoop.main.runTurn()
        XCTAssertEqual(count, 1)
        delegate.interaction.update(0.3)
        stack.navigationBar.standardAppearance = appearance
        XCTAssertEqual(count, 2)
        delegate.interaction.cancel()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stack.viewControllers.count, 2)
        stack.navigationBar.standardAppearance = appearance
        XCTAssertEqual(count, 2)
    }

    func testOtherItemsAndUnanimatedChangesAndTheClassicDesignHaveNone() async {
        // B17.7, B17.80
        let stack = AskingStack.shown()
        let other = UINavigationItem(title: "Other")
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 0.1)
        other.standardAppearance = appearance
        TurnLoop.main.advance(by: 1)
        stack.pushViewController(UIViewController(), animated: false)
        stack.navigationBar.standardAppearance = appearance
        TurnLoop.main.advance(by: 1)
        HeadlessDevice.current = .phone.running(26).linked(with: 18)
        let classic = AskingStack.shown()
        classic.popViewController(animated: true)
        TurnLoop.main.advance(by: 0.1)
        classic.navigationBar.standardAppearance = appearance
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(count, 0)
    }
}
