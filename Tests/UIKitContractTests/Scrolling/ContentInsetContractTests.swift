import UIKit
import XCTest

@preconcurrency

@MainActor
final class ContentInsetContractTests: ContractTestCase {
    func testAutomaticAdjustsForTheBarsOfAStackEvenIfNothingScrolls() {
        // B9.10
        let stage = ScrollStage(inStack: true)
        defer { stage.putAway() }
        XCTAssertGreaterThan(stage.safeArea.top, 0)
        XCTAssertEqual(stage.scroll.adjustedContentInset.top, stage.safeArea.top)
        XCTAssertEqual(stage.scroll.adjustedContentInset.bottom, stage.safeArea.bottom)
    }

    func testAutomaticAdjustsForTheBarsOfTabs() {
        // B9.10
        let screen = UIViewController()
        let scroll = UIScrollView(frame: screen.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(scroll)
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        let window = Device.show(tabs)
        defer { Device.put(away: window) }
        XCTAssertGreaterThanOrEqual(scroll.safeAreaInsets.bottom, tabs.tabBar.frame.height)
        XCTAssertEqual(scroll.adjustedContentInset.bottom, scroll.safeAreaInsets.bottom)
    }

    func testAutomaticWithoutBarsAdjustsOnlyScrollableContent() {
        // B9.10
        let stage = ScrollStage(inStack: false) { $0.screen.additionalSafeAreaInsets.top = 30 }
        defer { stage.putAway() }
        XCTAssertGreaterThanOrEqual(stage.safeArea.top, 30)
        XCTAssertEqual(stage.scroll.adjustedContentInset, .zero)
        stage.fillWithLongContent()
        XCTAssertEqual(stage.scroll.adjustedContentInset.top, stage.safeArea.top)
        XCTAssertEqual(stage.scroll.adjustedContentInset.bottom, stage.safeArea.bottom)
    }

    func testAutomaticAdjustsOnlyTheContentScrollViewOfAScreen() {
        // B9.10
        let stage = ScrollStage(inStack: true)
        defer { stage.putAway() }
        let second = UIScrollView(frame: stage.screen.view.bounds)
        stage.screen.view.addSubview(second)
        Device.turn()
        XCTAssertEqual(second.safeAreaInsets.top, stage.safeArea.top)
        XCTAssertEqual(second.adjustedContentInset.top, 0)
    }

    func testScrollableAxesCountsAxesThatScrollOrAlwaysBounce() {
        // B9.10
        let stage = ScrollStage(inStack: true) {
            $0.screen.additionalSafeAreaInsets.left = 20
            $0.scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        }
        defer { stage.putAway() }
        XCTAssertEqual(stage.scroll.adjustedContentInset, .zero)
        stage.fillWithLongContent()
        XCTAssertEqual(stage.scroll.adjustedContentInset.top, stage.safeArea.top)
        XCTAssertEqual(stage.scroll.adjustedContentInset.left, 0)
        stage.scroll.alwaysBounceHorizontal = true
        Device.turn()
        XCTAssertEqual(stage.scroll.adjustedContentInset.left, stage.safeArea.left)
        XCTAssertGreaterThanOrEqual(stage.safeArea.left, 20)
    }

    func testNeverAddsNothingAndAlwaysEverything() {
        // B9.10
        let stage = ScrollStage(inStack: true) {
            $0.screen.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
        }
        defer { stage.putAway() }
        stage.scroll.contentInsetAdjustmentBehavior = .always
        Device.turn()
        XCTAssertEqual(stage.scroll.adjustedContentInset, stage.safeArea)
        stage.scroll.contentInsetAdjustmentBehavior = .never
        Device.turn()
        XCTAssertEqual(stage.scroll.adjustedContentInset, .zero)
    }

    func testShareOfTheSafeAreaIsAddedToTheContentInset() {
        // B9.10
        let stage = ScrollStage(inStack: true)
        defer { stage.putAway() }
        stage.scroll.contentInset = UIEdgeInsets(top: 12, left: 3, bottom: 7, right: 0)
        Device.turn()
        let safe = stage.safeArea
        XCTAssertEqual(
            stage.scroll.adjustedContentInset,
            UIEdgeInsets(top: safe.top + 12, left: 3, bottom: safe.bottom + 7, right: 0))
        XCTAssertEqual(stage.log.count(of: "didChangeAdjustedContentInset"), 1)
    }

    func testContentAtTheTopStaysThereWhenTheInsetChanges() {
        // B9.11
        let stage = ScrollStage(inStack: true)
        defer { stage.putAway() }
        stage.fillWithLongContent()
        XCTAssertEqual(stage.scroll.contentOffset.y, -stage.safeArea.top)
        for additional in [25, 0] as [CGFloat] {
            stage.screen.additionalSafeAreaInsets.top = additional
            Device.turn()
            XCTAssertEqual(stage.scroll.contentOffset.y, -stage.scroll.adjustedContentInset.top)
        }
        stage.stack?.setNavigationBarHidden(true, animated: false)
        Device.turn()
        XCTAssertEqual(stage.scroll.contentOffset.y, -stage.scroll.adjustedContentInset.top)
        XCTAssertEqual(stage.scroll.adjustedContentInset.top, stage.safeArea.top)
    }

    func testScrolledContentStaysInPlaceWhenTheInsetChanges() {
        // B9.11
        let stage = ScrollStage(inStack: true)
        defer { stage.putAway() }
        stage.fillWithLongContent()
        stage.scroll.contentOffset.y = 200
        stage.screen.additionalSafeAreaInsets.top = 25
        Device.turn()
        XCTAssertEqual(stage.scroll.contentOffset.y, 200)
    }

    func testTheContentScrollViewIsFoundAsASubviewAndIsNotReportedAsSet() {
        // B28.5
        let stage = ScrollStage(inStack: true)
        defer { stage.putAway() }
        XCTAssertIdentical(stage.scroll.superview, stage.screen.view)
        XCTAssertEqual(stage.scroll.adjustedContentInset.top, stage.safeArea.top)
        guard #available(iOS 15.0, *) else { return }
        XCTAssertNil(stage.screen.contentScrollView(for: .top))
    }

    func testANamedContentScrollViewReplacesTheFirstOne() {
        // B9.12
        let stage = ScrollStage(inStack: true)
        defer { stage.putAway() }
        let second = UIScrollView(frame: stage.screen.view.bounds)
        stage.screen.view.addSubview(second)
        guard #available(iOS 15.0, *) else { return }
        stage.screen.setContentScrollView(second, for: .all)
        Device.turn()
        XCTAssertIdentical(stage.screen.contentScrollView(for: .top), second)
        XCTAssertEqual(second.adjustedContentInset.top, second.safeAreaInsets.top)
        XCTAssertGreaterThan(second.safeAreaInsets.top, 0)
    }

    /// Content that has scrolled a little is where it was when its screen is shown again.
    func testContentKeepsItsPlaceWhileItsScreenIsCovered() {
        let stage = ScrollStage(inStack: true)
        defer { stage.putAway() }
        stage.fillWithLongContent()
        let top = -stage.scroll.adjustedContentInset.top
        for distance in [0, 4, 60, 400] as [CGFloat] {
            stage.scroll.contentOffset.y = top + distance
            Device.turn()
            stage.stack?.pushViewController(UIViewController(), animated: false)
            Device.wait(0.1)
            stage.stack?.popViewController(animated: false)
            Device.wait(0.1)
            XCTAssertEqual(stage.scroll.contentOffset.y, top + distance, "\(distance)")
        }
    }
}
