import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what a swipe between tabs yields to: scroll views, pages, rows, controls, and stacks inside the tabs.
@MainActor
final class TabSwipeContentTests: GenerationTestCase {
    private let devices = [HeadlessDevice.phone, .phone.rightToLeft]

    private func make(_ device: HeadlessDevice) throws -> TabStage {
        let stand = try TabStage(device) { $0.transitions = .slideAcross.swipe() }
        stand.tabs.selectedIndex = 1
        try stand.stage.settle()
        return stand
    }

    private func point(_ stand: TabStage, _ way: CGFloat, _ y: CGFloat = 400) -> CGPoint {
        CGPoint(x: stand.stage.device.layoutDirection == .rightToLeft ? 390 - way : way, y: y)
    }

    /// Swipes to the next tab.
    private func swipeForward(_ stand: TabStage) throws {
        stand.stage.finger.drag(from: point(stand, 340), to: point(stand, 30, 402), in: 0.2)
        try stand.stage.settle()
    }

    /// Swipes to the tab before.
    private func swipeBack(_ stand: TabStage) throws {
        stand.stage.finger.drag(from: point(stand, 50), to: point(stand, 360, 402), in: 0.2)
        try stand.stage.settle()
    }

    private func add<View: UIView>(_ view: View, to stand: TabStage) throws -> View {
        view.frame = CGRect(x: 20, y: 300, width: 350, height: 200)
        stand.screens[1].view.addSubview(view)
        try stand.stage.settle()
        return view
    }

    func testAHorizontalScrollViewKeepsDragsWhileItCanGoThatWay() async throws {
        for device in devices {
            let stand = try make(device)
            let scroll = try add(UIScrollView(), to: stand)
            scroll.contentSize = CGSize(width: 2100, height: 200)
            for _ in 0..<2 {
                scroll.contentOffset.x = 875
                try swipeForward(stand)
                XCTAssertEqual(stand.tabs.selectedIndex, 1)
                scroll.contentOffset.x = 875
                try swipeBack(stand)
                XCTAssertEqual(stand.tabs.selectedIndex, 1)
            }
            let isMirrored = device.layoutDirection == .rightToLeft
            scroll.contentOffset.x = isMirrored ? 1750 : 0
            try stand.stage.settle()
            try swipeForward(stand)
            XCTAssertEqual(stand.tabs.selectedIndex, 1, "there is more towards the end")
            scroll.contentOffset.x = isMirrored ? 1750 : 0
            try stand.stage.settle()
            try swipeBack(stand)
            XCTAssertEqual(stand.tabs.selectedIndex, 0, "it is at its start")
            stand.tabs.selectedIndex = 1
            try stand.stage.settle()
            scroll.contentOffset.x = isMirrored ? 0 : 1750
            try stand.stage.settle()
            try swipeForward(stand)
            XCTAssertEqual(stand.tabs.selectedIndex, 2, "it is at its end")
        }
    }

    func testAVerticalListScrollsAndLetsItBegin() async throws {
        for device in devices {
            let stand = try make(device)
            let scroll = try add(UIScrollView(), to: stand)
            scroll.contentSize = CGSize(width: 350, height: 2000)
            stand.stage.finger.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 205, y: 320), in: 0.3)
            try stand.stage.settle()
            XCTAssertGreaterThan(scroll.contentOffset.y, 90)
            XCTAssertEqual(stand.tabs.selectedIndex, 1)
            try swipeForward(stand)
            XCTAssertEqual(stand.tabs.selectedIndex, 2)
        }
    }

    func testSwipeActionsOfRowsComeFirst() async throws {
        for device in devices {
            let stand = try make(device)
            let table = try add(ActionTable(), to: stand)
            try swipeForward(stand)
            XCTAssertEqual(stand.tabs.selectedIndex, 1, "trailing actions")
            table.reloadData()
            try stand.stage.settle()
            try swipeBack(stand)
            XCTAssertEqual(stand.tabs.selectedIndex, 1, "leading actions")
            table.hasLeadingActions = false
            table.reloadData()
            try stand.stage.settle()
            try swipeBack(stand)
            XCTAssertEqual(stand.tabs.selectedIndex, 0, "trailing actions only")
        }
    }

    func testPagesTurnFirst() async throws {
        for device in devices {
            let stand = try make(device)
            let pages = SwipedPages()
            pages.setViewControllers([pages.screens[0]], direction: .forward, animated: false)
            stand.screens[1].addChild(pages)
            _ = try add(pages.view, to: stand)
            pages.didMove(toParent: stand.screens[1])
            try stand.stage.settle()
            try swipeForward(stand)
            XCTAssertEqual(stand.tabs.selectedIndex, 1)
            XCTAssertIdentical(pages.viewControllers?.first, pages.screens[1])
            try swipeForward(stand)
            XCTAssertEqual(stand.tabs.selectedIndex, 2, "after the last page")
            stand.tabs.selectedIndex = 1
            try stand.stage.settle()
            try swipeBack(stand)
            XCTAssertEqual(stand.tabs.selectedIndex, 1)
            XCTAssertIdentical(pages.viewControllers?.first, pages.screens[0])
        }
    }

    func testControlsAndDrawingsKeepTheirDrags() async throws {
        let drawing = UIView()
        drawing.usesDragsItself = true
        for view in [UISlider(), drawing] {
            let stand = try make(.phone)
            _ = try add(view, to: stand)
            try swipeForward(stand)
            try swipeBack(stand)
            XCTAssertEqual(stand.tabs.selectedIndex, 1, "\(type(of: view))")
        }
    }

    func testAPanOfTheAppsAndAHeldRowKeepTheFinger() async throws {
        let stand = try make(.phone)
        let pan = UIPanGestureRecognizer()
        try add(UIView(), to: stand).addGestureRecognizer(pan)
        try swipeForward(stand)
        XCTAssertEqual(stand.tabs.selectedIndex, 1)
        pan.isEnabled = false
        try swipeForward(stand)
        XCTAssertEqual(stand.tabs.selectedIndex, 2)
    }

    // MARK: Stacks

    private func makeStack(_ device: HeadlessDevice, _ transitions: NavigationTransitions?) throws -> (
        Stage, UITabBarController, UINavigationController
    ) {
        let stack = UINavigationController(rootViewController: TestScreen("Root"))
        if let transitions { stack.transitions = transitions }
        let tabs = UITabBarController()
        tabs.viewControllers = [TestScreen("A"), stack, TestScreen("C")]
        tabs.selectedIndex = 1
        tabs.transitions = .slideAcross.swipe()
        let stage = Stage(device, root: tabs)
        try stage.settle()
        return (stage, tabs, stack)
    }

    func testAStackGoesBackFirstAndThenTheTabsChange() async throws {
        for device in devices {
            for transitions in [NavigationTransitions.slide.swipe(.content), .system, nil] {
                let (stage, tabs, stack) = try makeStack(device, transitions)
                stack.pushViewController(TestScreen("Detail"), animated: false)
                try stage.settle()
                let isMirrored = device.layoutDirection == .rightToLeft
                func drag(_ start: CGFloat, _ end: CGFloat) throws {
                    let places = [start, end].map { CGPoint(x: isMirrored ? 390 - $0 : $0, y: 400) }
                    stage.finger.drag(from: places[0], to: places[1], in: 0.2)
                    try stage.settle()
                }
                try drag(50, 380)
                XCTAssertEqual(tabs.selectedIndex, 1)
                let isPopped = transitions?.bringsAnimators == true || HeadlessDevice.current.systemVersion >= 26
                XCTAssertEqual(stack.viewControllers.count, isPopped ? 1 : 2)
                stack.popToRootViewController(animated: false)
                try stage.settle()
                try drag(50, 380)
                XCTAssertEqual(tabs.selectedIndex, 0)
            }
        }
    }

    func testAScreenWithoutTabBarIsNotSwipedAway() async throws {
        for device in devices {
            let (stage, tabs, stack) = try makeStack(device, .slide)
            let detail = TestScreen("Detail")
            detail.hidesBottomBarWhenPushed = true
            stack.pushViewController(detail, animated: false)
            try stage.settle()
            let isMirrored = device.layoutDirection == .rightToLeft
            stage.finger.drag(
                from: CGPoint(x: isMirrored ? 50 : 340, y: 400), to: CGPoint(x: isMirrored ? 360 : 30, y: 400), in: 0.2)
            try stage.settle()
            XCTAssertEqual(tabs.selectedIndex, 1)
            XCTAssertEqual(
                TabTransitionDriver.driver(of: tabs)?.decisions.last,
                "the swipe did not begin: the screen hides the tab bar")
        }
    }

    func testItDoesNotBeginWhileAStackChanges() async throws {
        let (stage, tabs, stack) = try makeStack(.phone, .slide)
        stack.pushViewController(TestScreen("Detail"), animated: true)
        stage.advance(by: 0.05)
        stage.finger.drag(from: CGPoint(x: 340, y: 400), to: CGPoint(x: 300, y: 400), in: 0.05)
        XCTAssertEqual(tabs.selectedIndex, 1)
        try stage.settle()
        XCTAssertEqual(tabs.selectedIndex, 1)
    }
}
