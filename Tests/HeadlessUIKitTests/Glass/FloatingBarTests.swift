import XCTest

@testable import UIKit

/// Tests the views of floating toolbars and tab bars.
@MainActor
final class FloatingBarTests: XCTestCase {
    override func setUp() async throws {
        HeadlessDevice.current = .phone.running(26)
    }

    override func tearDown() async throws {
        HeadlessDevice.current = .phone
        HeadlessQuirks.paintedBarHidesEdgeEffect = false
        HeadlessQuirks.bareItemsHideToolbarGlass = false
    }

    private func symbol() -> UIBarButtonItem { UIBarButtonItem(image: UIImage(systemName: "star")) }

    func testToolbarItemsOf44PointsAreOnGlassOf52AndTextStandsAlone() async {
        // B17.30, B17.53
        let stage = ScrollBarStage()
        defer { stage.putAway() }
        stage.screen.toolbarItems = [
            symbol(), symbol(), .fixedSpace(0), symbol(), .flexibleSpace(), UIBarButtonItem(title: "Edit"),
            UIBarButtonItem(title: "Move"),
        ]
        stage.stack.setToolbarHidden(false, animated: false)
        TurnLoop.main.advance(by: 0.1)
        let toolbar: UIToolbar = stage.stack.toolbar
        XCTAssertEqual(toolbar.pieces.map(\.buttons.count), [2, 1, 1, 1])
        XCTAssertEqual(toolbar.pieces[0].frame, CGRect(x: 16, y: -4, width: 96, height: 52))
        XCTAssertEqual(toolbar.pieces[1].frame, CGRect(x: 120, y: -4, width: 52, height: 52))
        XCTAssertEqual(toolbar.pieces[3].frame.maxX, 374)
        XCTAssertEqual(Set(toolbar.buttons.map(\.frame.height)), [44])
        HeadlessDevice.current = .phone.running(18)
        let older = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        older.items = [symbol(), symbol()]
        XCTAssertEqual(older.pieces.count, 0)
    }

    func testOnly26WithTheQuirkLosesAllGlassToOneBareItem() async {
        // B17.38
        for (version, isFaulty, count) in [(26, false, 1), (26, true, 0), (27, true, 1)] {
            HeadlessDevice.current = .phone.running(version)
            HeadlessQuirks.bareItemsHideToolbarGlass = isFaulty
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            let bare = symbol()
            bare.hidesSharedBackground = true
            toolbar.items = [symbol(), bare]
            XCTAssertEqual(toolbar.pieces.count, count)
        }
    }

    func testATapOnAMinimizedBarBringsItBackAndOnlyTheSelectedItemIsThere() async throws {
        // B17.63
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { window.isHidden = true }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        let items = try XCTUnwrap(tabs.tabBar.items)
        tabs.setMinimized(true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(tabs.tabBar.itemViews.map(\.isHidden), [false, true])
        XCTAssertEqual(tabs.tabBar.glass.frame, CGRect(x: 21, y: 14, width: 48, height: 48))
        XCTAssertFalse(HeadlessBars.tap(items[1], in: tabs.tabBar))
        XCTAssertTrue(HeadlessBars.tap(items[0], in: tabs.tabBar))
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(tabs.tabBar.itemViews.map(\.isHidden), [false, false])
        XCTAssertEqual(tabs.tabBar.glass.frame, CGRect(x: 21, y: 0, width: 348, height: 62))
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertTrue(HeadlessBars.tap(items[1], in: tabs.tabBar))
        XCTAssertEqual(tabs.selectedIndex, 1)
    }

    func testTheBottomEffectIsThereUnderATabBarToo() async throws {
        // B17.20
        let (tabs, screen, scroll) = (UITabBarController(), UIViewController(), UIScrollView())
        scroll.frame = screen.view.bounds
        screen.view.addSubview(scroll)
        tabs.viewControllers = [UINavigationController(rootViewController: screen), UIViewController()]
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { window.isHidden = true }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        scroll.contentSize = CGSize(width: 390, height: 3000)
        TurnLoop.main.advance(by: 0.1)
        scroll.contentOffset.y = 100
        let effects = scroll.subviews.compactMap { $0 as? ScrollEdgeView }
        XCTAssertTrue(effects.map(\.frame).contains(CGRect(x: 0, y: 100 + 844 - 83, width: 390, height: 83)))
        tabs.setTabBarHidden(true, animated: false)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(scroll.subviews.compactMap { $0 as? ScrollEdgeView }.count, effects.count - 1)
    }

    private func effect(in stage: ScrollBarStage) -> ScrollEdgeView? {
        stage.scroll.subviews.lazy.compactMap { $0 as? ScrollEdgeView }.first {
            $0.frame.minY > stage.scroll.bounds.midY
        }
    }

    func testTheBottomEffectIsThereWhileContentIsUnderTheToolbar() async throws {
        // B17.20
        let stage = ScrollBarStage()
        defer { stage.putAway() }
        XCTAssertNil(effect(in: stage))
        stage.stack.setToolbarHidden(false, animated: false)
        TurnLoop.main.advance(by: 0.1)
        stage.scroll.contentOffset.y = 100
        let seen = try XCTUnwrap(effect(in: stage))
        // 44 points of toolbar and 34 points of safe area.
        XCTAssertEqual(seen.frame, CGRect(x: 0, y: 100 + 844 - 78, width: 390, height: 78))
        stage.scroll.bottomEdgeEffect.isHidden = true
        XCTAssertNil(seen.superview)
        stage.scroll.bottomEdgeEffect.isHidden = false
        XCTAssertIdentical(seen.superview, stage.scroll)
        stage.scroll.contentOffset.y = 3000 - 844 + 78
        XCTAssertNil(seen.superview)
        stage.scroll.contentOffset.y = 100
        stage.stack.setToolbarHidden(true, animated: false)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertNil(seen.superview)
    }

    func testAPaintedToolbarHidesTheEffectOnlyWithTheQuirk() async {
        // B17.25
        for hides in [false, true] {
            HeadlessQuirks.paintedBarHidesEdgeEffect = hides
            let stage = ScrollBarStage()
            let appearance = UIToolbarAppearance()
            appearance.backgroundColor = .red
            stage.stack.toolbar.scrollEdgeAppearance = appearance
            stage.stack.setToolbarHidden(false, animated: false)
            TurnLoop.main.advance(by: 0.1)
            stage.scroll.contentOffset.y = 100
            XCTAssertEqual(effect(in: stage) == nil, hides)
            stage.putAway()
        }
    }

    func testATabBarHasACapsuleUnlessItsAppearanceIsTransparent() async {
        // B17.5, B17.52
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.tabBar.frame = CGRect(x: 0, y: 0, width: 390, height: 83)
        tabs.tabBar.layoutIfNeeded()
        XCTAssertEqual(tabs.tabBar.glass.frame, CGRect(x: 21, y: 0, width: 348, height: 62))
        XCTAssertEqual(tabs.tabBar.glass.layer.cornerRadius, 31)
        XCTAssertFalse(tabs.tabBar.glass.isHidden)
        let appearance = UITabBarAppearance()
        appearance.configureWithTransparentBackground()
        tabs.tabBar.standardAppearance = appearance
        XCTAssertTrue(tabs.tabBar.glass.isHidden)
    }

    func testTheClassicDesignHasNoCapsuleAndNoBottomEffect() async {
        // B17.80
        HeadlessDevice.current = .phone.running(26).linked(with: 18)
        let tabs = UITabBarController()
        XCTAssertNil(tabs.tabBar.glass.superview)
        let stage = ScrollBarStage()
        defer { stage.putAway() }
        stage.stack.setToolbarHidden(false, animated: false)
        TurnLoop.main.advance(by: 0.1)
        stage.scroll.contentOffset.y = 100
        XCTAssertEqual(stage.scroll.subviews.count, 0)
    }
}
