import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests `transitions` on a tab bar controller that has `tabs` in place of view controllers.
@MainActor
final class TabObjectTransitionsTests: GenerationTestCase {
    override class var generations: [Int] { [18, 26, 27] }

    private let screens = ["A", "B", "C"].map { TestScreen($0) }

    private func makeTabs() -> [UITab] {
        screens.enumerated().map { index, screen in
            UITab(title: screen.title ?? "", image: nil, identifier: "\(index)") { _ in screen }
        }
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.tabsFillViewControllers = true }
    }

    func testChangesSlideInTheOrderOfTheTabs() async throws {
        for fills in [true, false] {
            HeadlessQuirks.tabsFillViewControllers = fills
            let tabs = makeTabs()
            let controller = UITabBarController(tabs: tabs)
            controller.transitions = .slideAcross
            let stage = Stage(.phone, root: controller)
            try stage.settle()
            for (index, old, side) in [(2, 0, 390), (1, 2, -390)] as [(Int, Int, CGFloat)] {
                controller.selectedTab = tabs[index]
                stage.turn()
                XCTAssertEqual(screens[index].view.seenFrame.minX, side, "\(fills)")
                stage.advance(by: 0.1)
                XCTAssertLessThan(screens[old].view.seenFrame.minX * (side / 390), 0, "\(fills)")
                try stage.settle()
                XCTAssertEqual(screens[index].view.seenFrame.minX, 0)
                XCTAssertIdentical(controller.selectedTab, tabs[index])
            }
            stage.close()
        }
    }

    func testAChangeToAChildOfAGroupSlides() async throws {
        for fills in [true, false] {
            HeadlessQuirks.tabsFillViewControllers = fills
            let tabs = makeTabs()
            let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [tabs[1], tabs[2]])
            let controller = UITabBarController(tabs: [tabs[0], group])
            controller.transitions = .slideAcross
            let stage = Stage(.phone, root: controller)
            try stage.settle()
            controller.selectedTab = tabs[2]
            stage.turn()
            XCTAssertEqual(screens[2].view.seenFrame.minX, 390, "\(fills)")
            try stage.settle()
            XCTAssertIdentical(controller.selectedTab, tabs[2])
            stage.close()
        }
    }

    /// Selects a tab and returns the side from which its screen comes: 1 for the trailing one, -1 for the leading one.
    private func side(_ controller: UITabBarController, _ tab: UITab, _ stage: Stage) throws -> CGFloat {
        controller.selectedTab = tab
        stage.turn()
        let screen = try XCTUnwrap(controller.selectedViewController?.view)
        let sign: CGFloat = controller.traitCollection.layoutDirection == .rightToLeft ? -1 : 1
        let side = screen.seenFrame.minX / 390 * sign
        try stage.settle()
        return side
    }

    func testGroupsInGroupsAreInTheOrderOfTheTree() async throws {
        for fills in [true, false] {
            for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                HeadlessQuirks.tabsFillViewControllers = fills
                let tabs = makeTabs()
                let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [tabs[0], tabs[1]])
                let outer = UITabGroup(title: "Outer", image: nil, identifier: "outer", children: [inner])
                let controller = UITabBarController(tabs: [outer, tabs[2]])
                controller.transitions = .slideAcross
                let stage = Stage(device, root: controller)
                try stage.settle()
                XCTAssertEqual(try side(controller, tabs[2], stage), 1, "\(fills)")
                XCTAssertEqual(try side(controller, tabs[1], stage), -1, "\(fills)")
                XCTAssertEqual(try side(controller, tabs[2], stage), 1, "\(fills)")
                stage.close()
            }
        }
    }

    func testAStackThatManagesAGroupHasThePlaceOfTheGroup() async throws {
        for fills in [true, false] {
            HeadlessQuirks.tabsFillViewControllers = fills
            let tabs = makeTabs()
            let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [tabs[1]])
            let stack = UINavigationController()
            group.managingNavigationController = stack
            let controller = UITabBarController(tabs: [tabs[0], group, tabs[2]])
            controller.transitions = .slideAcross
            let stage = Stage(.phone, root: controller)
            try stage.settle()
            XCTAssertEqual(try side(controller, tabs[1], stage), 1, "\(fills)")
            XCTAssertIdentical(controller.selectedViewController, stack)
            XCTAssertEqual(stack.viewControllers, [screens[1]])
            XCTAssertEqual(try side(controller, tabs[2], stage), 1, "\(fills)")
            XCTAssertEqual(try side(controller, tabs[1], stage), -1, "\(fills)")
            XCTAssertEqual(try side(controller, tabs[0], stage), -1, "\(fills)")
            stage.close()
        }
    }

    func testAChangeWhoseDirectionIsUnknownIsNotAnimatedWithAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let controller = UITabBarController()
        controller.viewControllers = screens
        controller.transitions = .slideAcross
        let driver = try XCTUnwrap(TabTransitionDriver.driver(of: controller))
        for _ in 0..<2 {
            let animator = driver.tabBarController(
                controller, animationControllerForTransitionFrom: screens[0], to: TestScreen("Elsewhere"))
            XCTAssertNil(animator)
        }
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertEqual(advice.lines.first?.contains("managingNavigationController"), true)
    }

    func testTheAppsDelegateIsAskedAndToldOfTabs() async throws {
        let app = TabListener()
        let tabs = makeTabs()
        let controller = UITabBarController(tabs: tabs)
        controller.delegate = app
        controller.transitions = .slideAcross
        let stage = Stage(.phone, root: controller)
        try stage.settle()
        HeadlessBars.tap(try XCTUnwrap(controller.tabBar.items)[1], in: controller.tabBar)
        try stage.settle()
        XCTAssertEqual(app.calls, ["should B", "did B after A"])
        app.agrees = false
        HeadlessBars.tap(try XCTUnwrap(controller.tabBar.items)[2], in: controller.tabBar)
        try stage.settle()
        XCTAssertIdentical(controller.selectedTab, tabs[1])
        stage.close()
    }
}
