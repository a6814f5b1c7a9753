import UIKit
import XCTest

/// Tests the toolbar of a navigation controller.
@preconcurrency
@MainActor
final class ToolbarContractTests: ContractTestCase {
    func testTheToolbarIsHiddenByDefault() {
        // B8.8, B8.33
        let stage = NavigationStage()
        defer { stage.putAway() }
        let navigation = stage.navigation
        let before = stage.a.view.safeAreaInsets
        XCTAssertTrue(navigation.isToolbarHidden)
        navigation.setToolbarHidden(false, animated: false)
        stage.waitForTheEnd()
        let below = navigation.view.safeAreaInsets.bottom
        XCTAssertEqual(navigation.toolbar.frame.maxY, navigation.view.bounds.height - below)
        XCTAssertEqual(stage.a.view.safeAreaInsets.bottom, below + navigation.toolbar.frame.height)
        XCTAssertEqual(stage.a.view.safeAreaInsets.top, before.top)
        navigation.setToolbarHidden(true, animated: false)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.a.view.safeAreaInsets, before)
    }

    func testTheToolbarSlidesInAndOut() {
        // B1.76
        let stage = NavigationStage()
        defer { stage.putAway() }
        let navigation = stage.navigation
        navigation.setToolbarHidden(false, animated: true)
        Device.turn()
        Device.wait(0.1)
        let shown = navigation.view.bounds.height - navigation.view.safeAreaInsets.bottom
        XCTAssertGreaterThan(navigation.toolbar.seenFrame.maxY, shown)
        Device.wait(0.3)
        XCTAssertEqual(navigation.toolbar.seenFrame.maxY, shown)
        navigation.setToolbarHidden(true, animated: true)
        Device.turn()
        Device.wait(0.1)
        XCTAssertGreaterThan(navigation.toolbar.seenFrame.maxY, shown)
        Device.wait(0.3)
        XCTAssertFalse(
            navigation.toolbar.isDescendant(of: navigation.view) && !navigation.toolbar.isHidden
                && navigation.toolbar.frame.minY < navigation.view.bounds.height)
    }

    func testTheToolbarShowsTheItemsOfTheTopScreen() {
        let stage = NavigationStage()
        defer { stage.putAway() }
        let first = [UIBarButtonItem(title: "1")]
        let second = [UIBarButtonItem(title: "2"), UIBarButtonItem.flexibleSpace()]
        stage.a.toolbarItems = first
        stage.b.toolbarItems = second
        stage.navigation.setToolbarHidden(false, animated: false)
        XCTAssertEqual(stage.navigation.toolbar.items ?? [], first)
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.toolbar.items ?? [], second)
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.toolbar.items ?? [], second)
        stage.delegate.interaction = nil
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.toolbar.items ?? [], first)
        stage.a.setToolbarItems(second, animated: true)
        XCTAssertEqual(stage.navigation.toolbar.items ?? [], second)
    }
}
