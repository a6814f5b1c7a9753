import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Runs the examples of the README.
@MainActor
final class ReadMeTests: XCTestCase {
    func testTheThreeLines() async throws {
        let stand = try StackStage()
        let detail = TestScreen("Detail")
        threeLines(stand.navigation, stand.b.navigationItem, stand.b, detail)
        try stand.stage.settle()
        XCTAssertTrue(stand.navigation.presentedViewController === detail)
        XCTAssertEqual(stand.b.navigationItem.barState.background, .clear)
        detail.dismiss(animated: true)
        try stand.stage.settle()
        stand.stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        stand.navigation.transitions = nil
        XCTAssertNil(stand.navigation.delegate)
    }

    func testTheWords() async throws {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation, UIViewController()]
        let stage = Stage(root: tabs)
        let screen = WordsScreen()
        navigation.pushViewController(screen, animated: false)
        try stage.settle()
        screen.say(navigation, tabs, UIViewController())
        try stage.settle()
        XCTAssertEqual(navigation.viewControllers.count, 3)
        XCTAssertNotNil(screen.navigationItem.transition)
        XCTAssertNotNil(tabs.transitions?.swipe)
        XCTAssertNotNil(screen.presentedViewController)
    }

    func testTwoStyles() async throws {
        let stand = try StackStage { twoStyles($0) }
        stand.pop()
        stand.stage.advance(by: 0.1)
        XCTAssertLessThan(stand.b.view.seenAlpha, 1, "the pop is a fade")
        try stand.stage.settle()
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertLessThan(stand.a.view.seenFrame.width, 390, "the push is a depth")
        try stand.stage.settle()
    }

    func testScreensThatDiffer() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .fade }
        screensThatDiffer(stand.navigation)
        for screen in [SettingsScreen(), ComposeScreen()] {
            stand.push(screen)
            stand.stage.advance(by: 0.1)
            XCTAssertGreaterThan(screen.view.seenFrame.minY, 0, "it covers")
            try stand.stage.settle()
        }
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertLessThan(stand.b.view.seenAlpha, 1, "others fade")
        try stand.stage.settle()
    }

    func testAScreenGrowsOutOfAButton() async throws {
        let stand = try StackStage(showsB: false)
        let button = UIButton(frame: CGRect(x: 20, y: 700, width: 40, height: 40))
        stand.a.view.backgroundColor = .red
        stand.a.view.addSubview(button)
        stand.b.view.backgroundColor = .blue
        outOfAButton(stand.navigation, button)
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(stand.stage.color(at: CGPoint(x: 40, y: 720)).blue, 1, accuracy: 0.01)
        XCTAssertEqual(stand.stage.color(at: CGPoint(x: 380, y: 150)).blue, 0, accuracy: 0.01)
        try stand.stage.settle()
    }

    func testPresentationsThatDiffer() async throws {
        let stand = try CardStage()
        let menu = TestScreen("Menu")
        // Only one screen can be presented at a time. The second presentation is refused, and the first screen is then
        // on screen.
        presentationsThatDiffer(stand.presenter, stand.card, menu)
        try stand.stage.settle()
        try stand.tapOutside()
        XCTAssertTrue(stand.isPresenting, "a tap outside does nothing")
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertNil(menu.transitioningDelegate)
    }

    func testADrawerIsPulledBackToItsEdge() async throws {
        let stand = try CardStage()
        try stand.present(using: .drawer(.leading))
        stand.stage.finger.drag(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 20, y: 400), in: 0.2)
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
    }

    func testTheEventObserver() async throws {
        let stand = try StackStage(showsB: false)
        whatHappened(stand.navigation)
        XCTAssertNotNil(stand.navigation.transitions?.observer)
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testTheBarOfAStack() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        barOfAStack(stand.navigation)
        XCTAssertEqual(stand.navigation.view.barBackdrops.first?.backgroundColor, .systemIndigo)
    }

    func testACustomDelegate() async throws {
        let flow = Flow()
        let stand = try StackStage { $0.delegate = flow }
        flow.swipe.attach(to: stand.navigation)
        flow.carrier = BarCarrier(for: stand.navigation)
        stand.a.navigationItem.barState = .ember
        stand.stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(stand.navigation.view.barBackdrops.count, 1)
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertNotNil(stand.stage.window.dimmingView)
        try stand.stage.settle()
    }

    func testSubclassesInAStack() async throws {
        let stand = try StackStage(showsB: false)
        subclassesInAStack(stand.navigation)
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertLessThan(stand.b.view.seenFrame.minY, 0)
        try stand.stage.settle()
        stand.pop()
        stand.stage.advance(by: 0.1)
        XCTAssertLessThan(stand.b.view.seenFrame.minY, 0)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }
}
