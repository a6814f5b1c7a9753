import UIKit
import XCTest

/// Tests pushes and pops between screens with and without a search bar.
@preconcurrency
@MainActor
final class SearchTransitionContractTests: ContractTestCase {
    private let next = UIViewController()

    func testAPushToAPlainScreenAnimatesTheHeight() {
        // B8.5, B8.56
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        let offset = scene.scroll.contentOffset
        scene.stack.pushViewController(next, animated: true)
        Device.wait(0.15)
        assertIsOnItsWay(scene)
        Device.wait(1)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        XCTAssertEqual(next.view.safeAreaInsets.top, scene.bar.frame.maxY)
        XCTAssertNil(scene.search.searchBar.window)
        scene.stack.popViewController(animated: true)
        Device.wait(0.15)
        assertIsOnItsWay(scene)
        Device.wait(1)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
        XCTAssertEqual(scene.screen.view.safeAreaInsets.top, scene.bar.frame.maxY)
        XCTAssertEqual(scene.scroll.contentOffset, offset)
        XCTAssertEqual(scene.search.searchBar.seenAlpha(in: scene.bar), 1)
    }

    func testTheScreensKeepTheirSafeAreasDuringAPush() {
        // B9.5, B9.8
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        let top = scene.bar.frame.minY
        scene.stack.pushViewController(next, animated: true)
        Device.wait(0.15)
        XCTAssertEqual(scene.screen.view.safeAreaInsets.top, top + scene.plainHeight + 52)
        XCTAssertEqual(next.view.safeAreaInsets.top, top + scene.plainHeight)
    }

    func testAPushedSearchBarThatHidesDoesNotMakeTheBarHigher() {
        // B8.56
        let animator = BlockAnimator { duration, animations, completion in
            UIView.animate(withDuration: duration, animations: animations, completion: completion)
        }
        for custom in [nil, animator] {
            let scene = SearchScene()
            defer { scene.putAway() }
            let delegate = LoggingNavigationDelegate(CallLog())
            delegate.animator = custom
            scene.stack.delegate = delegate
            let next = UIViewController()
            let scroll = addHidingSearch(scene.search, to: next)
            scene.stack.pushViewController(next, animated: true)
            for _ in 0..<10 {
                Device.wait(0.1)
                XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
            }
            XCTAssertEqual(scroll.contentOffset.y, -scene.bar.frame.maxY)
            scroll.contentOffset.y -= 52
            Device.wait(0.5)
            XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
        }
    }

    private func addHidingSearch(_ search: UISearchController, to screen: UIViewController) -> UIScrollView {
        let scroll = UIScrollView(frame: screen.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        screen.view.addSubview(scroll)
        if #available(iOS 16, *) { screen.navigationItem.preferredSearchBarPlacement = .stacked }
        screen.navigationItem.searchController = search
        return scroll
    }

    func testACancelledPopLeavesTheBarAsItWas() throws {
        // B2.5, B8.56
        try Device.requireFinger()
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.stack.pushViewController(next, animated: false)
        Device.wait(0.5)
        try swipeBack(on: scene, by: 0.2)
        XCTAssertTrue(scene.stack.topViewController === next)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        XCTAssertEqual(next.view.safeAreaInsets.top, scene.bar.frame.maxY)
        XCTAssertNil(scene.search.searchBar.window)
        try swipeBack(on: scene, by: 0.7)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
        XCTAssertEqual(scene.screen.view.safeAreaInsets.top, scene.bar.frame.maxY)
        XCTAssertEqual(scene.past, 0)
    }

    func testACancelledPopOfAScreenWithASearchBarLeavesTheBarAsItWas() throws {
        // B2.5, B8.56
        try Device.requireFinger()
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.stack.setViewControllers([next, scene.screen], animated: false)
        Device.wait(0.5)
        try swipeBack(on: scene, by: 0.2)
        XCTAssertTrue(scene.stack.topViewController === scene.screen)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
        XCTAssertEqual(scene.past, 0)
        XCTAssertEqual(scene.search.searchBar.seenAlpha(in: scene.bar), 1)
        try swipeBack(on: scene, by: 0.7)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
    }

    func testACancelledPopLeavesAnActiveSearchAsItWas() throws {
        // B2.5
        try Device.requireFinger()
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.stack.setViewControllers([next, scene.screen], animated: false)
        Device.wait(0.5)
        scene.begin()
        let frame = scene.bar.frame
        try swipeBack(on: scene, by: 0.2)
        XCTAssertTrue(scene.stack.topViewController === scene.screen)
        XCTAssertTrue(scene.search.isActive)
        XCTAssertEqual(scene.bar.frame, frame)
        XCTAssertEqual(scene.screen.view.safeAreaInsets.top, frame.maxY)
        XCTAssertEqual(scene.past, 0)
    }

    func testAnActiveSearchEndsWithItsScreen() throws {
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.stack.setViewControllers([next, scene.screen], animated: false)
        Device.wait(0.5)
        scene.begin()
        scene.stack.popViewController(animated: true)
        Device.wait(1)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        XCTAssertEqual(next.view.safeAreaInsets.top, scene.bar.frame.maxY)
        XCTAssertFalse(scene.search.isActive)
    }

    private func assertIsOnItsWay(_ scene: SearchScene, line: UInt = #line) {
        XCTAssertGreaterThan(scene.bar.seenFrame.height, scene.plainHeight, line: line)
        XCTAssertLessThan(scene.bar.seenFrame.height, scene.plainHeight + 52, line: line)
    }

    private func swipeBack(on scene: SearchScene, by part: CGFloat) throws {
        let finger = ScriptedFinger(on: try XCTUnwrap(scene.stack.view.window))
        finger.down(3, 400)
        finger.drag(to: scene.stack.view.bounds.width * part, 400)
        finger.rest()
        finger.up()
        Device.wait(1)
    }
}
