import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests that the buttons in bars keep their touches while a transition runs that a finger may catch.
@MainActor
final class GrabbedBarTests: AnyDesignTestCase {
    /// The middle of a view in the window.
    private func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    private func item(_ index: Int, of bar: UITabBar) throws -> CGPoint {
        let items = bar.subviews.filter { $0.subviews.contains { $0 is UILabel } }
        XCTAssertEqual(items.count, 2)
        return middle(of: try XCTUnwrap(items.dropFirst(index).first))
    }

    /// Starts a push, and waits for its middle.
    private func push(_ screen: UIViewController, on navigation: UINavigationController, _ stage: Stage) {
        navigation.pushViewController(screen, animated: true)
        stage.turn()
        stage.advance(by: 0.15)
        XCTAssertEqual(navigation.transitionCoordinator?.isInteractive, false)
    }

    /// A tap on the back button during a push of Baton's has no effect, and the push is not held.
    func testAFingerOnTheBackButtonCatchesNothing() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        push(TestScreen("C"), on: stand.navigation, stand.stage)
        stand.stage.finger.down(at: middle(of: try XCTUnwrap(backButton(of: stand))))
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, false)
        stand.stage.finger.hold(for: 0.05)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B", "C"])
        stand.stage.finger.tap(at: middle(of: try XCTUnwrap(backButton(of: stand))))
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"], "the next tap goes back")
    }

    private func backButton(of stand: StackStage) -> UIView? {
        stand.navigation.navigationBar.family.last { $0 is UIControl }
    }

    func testAFingerOnATabSelectsIt() async throws {
        let tabs = UITabBarController()
        let other = TestScreen("Other")
        let navigation = UINavigationController(rootViewController: TestScreen("A"))
        navigation.transitions = .slide
        tabs.viewControllers = [navigation, other]
        let stage = Stage(root: tabs)
        try stage.settle()
        push(TestScreen("B"), on: navigation, stage)
        stage.finger.tap(at: try item(1, of: tabs.tabBar))
        XCTAssertTrue(tabs.selectedViewController === other)
        try stage.settle()
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["A", "B"])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAFingerOnATabBarOfTheAppsSelectsItsItem() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let bar = UITabBar(frame: CGRect(x: 0, y: 760, width: 390, height: 84))
        let log = TabLog()
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
        bar.delegate = log
        stand.navigation.view.addSubview(bar)
        try stand.stage.settle()
        push(stand.b, on: stand.navigation, stand.stage)
        stand.stage.finger.down(at: try item(1, of: bar))
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, false, "not held")
        stand.stage.finger.up()
        XCTAssertEqual(log.selected, [1])
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    /// A drag on a bar is the bar's, or nobody's.
    func testADragOnABarCatchesNothing() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        stand.push()
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        let bar = stand.navigation.navigationBar
        let place = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil)
        stand.stage.finger.down(at: place)
        stand.stage.finger.drag(to: CGPoint(x: place.x + 60, y: place.y), in: 0.05)
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, false)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }
}

@MainActor
private final class TabLog: NSObject, UITabBarDelegate {
    private(set) var selected: [Int] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        selected.append(item.tag)
    }
}
