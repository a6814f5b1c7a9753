import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a swipe in a tab bar controller that has `tabs` in place of view controllers.
@MainActor
final class TabObjectSwipeTests: GenerationTestCase {
    override class var generations: [Int] { [18, 26, 27] }

    private let screens = ["A", "B", "C"].map { TestScreen($0) }

    private func makeTabs() -> [UITab] {
        screens.enumerated().map { index, screen in
            UITab(title: screen.title ?? "", image: nil, identifier: "\(index)") { _ in screen }
        }
    }

    /// Swipes forward and back again, and returns the titles of the tabs on the way.
    private func titles(_ controller: UITabBarController, from start: UITab) throws -> [String] {
        controller.transitions = .slideAcross.swipe()
        controller.selectedTab = start
        let stage = Stage(root: controller)
        try stage.settle()
        var titles: [String] = []
        for (from, to) in [(350, 30), (350, 30), (40, 360), (40, 360)] as [(CGFloat, CGFloat)] {
            stage.finger.drag(from: CGPoint(x: from, y: 300), to: CGPoint(x: to, y: 302), in: 0.2)
            try stage.settle()
            titles.append(controller.selectedTab?.title ?? "-")
        }
        XCTAssertEqual(HeadlessLog.warnings, [])
        XCTAssertEqual(stage.window.leftovers, [])
        stage.close()
        return titles
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.tabsFillViewControllers = true }
    }

    private func eachFilling(_ body: (String) throws -> Void) rethrows {
        for fills in [true, false] {
            HeadlessQuirks.tabsFillViewControllers = fills
            try body("the tabs fill the view controllers: \(fills)")
        }
    }

    func testItLeadsThroughAllTabs() async throws {
        try eachFilling { note in
            let tabs = makeTabs()
            XCTAssertEqual(try titles(UITabBarController(tabs: tabs), from: tabs[0]), ["B", "C", "B", "A"], note)
        }
    }

    func testATabThatIsHiddenOrDisabledIsPassedOver() async throws {
        try eachFilling { note in
            for isHidden in [true, false] {
                let tabs = makeTabs()
                let controller = UITabBarController(tabs: tabs)
                tabs[1].isHidden = isHidden
                tabs[1].isEnabled = isHidden
                XCTAssertEqual(try titles(controller, from: tabs[0]), ["C", "C", "A", "A"], "\(note), \(isHidden)")
            }
        }
    }

    /// A swipe inside a group stays in it.
    func testItLeadsThroughTheChildrenOfAGroup() async throws {
        try eachFilling { note in
            let tabs = makeTabs()
            let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [tabs[1], tabs[2]])
            let controller = UITabBarController(tabs: [tabs[0], group])
            XCTAssertEqual(try titles(controller, from: tabs[1]), ["C", "C", "B", "B"], note)
        }
    }
}
