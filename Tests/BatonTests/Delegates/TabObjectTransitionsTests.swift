import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton

/// Tests `transitions` on a tab bar controller that has `tabs` in place of view controllers.
@MainActor
final class TabObjectTransitionsTests: XCTestCase {
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
