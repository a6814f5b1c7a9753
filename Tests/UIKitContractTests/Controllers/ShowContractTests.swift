import UIKit
import XCTest

/// A container view controller that overrides `show(_:sender:)`.
@MainActor
private final class Shelf: UIViewController {
    var shown: [UIViewController] = []

    override func show(_ vc: UIViewController, sender: Any?) {
        shown.append(vc)
    }
}

@preconcurrency

@MainActor
final class ShowContractTests: ContractTestCase {
    func testOnAStackShowingIsPushing() {
        let stage = NavigationStage()
        stage.a.show(stage.b, sender: nil)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        XCTAssertNil(stage.a.presentedViewController)
        stage.putAway()
    }

    func testTheNearestContainerThatOverridesShowIsUsed() {
        let (shelf, screen, shown) = (Shelf(), UIViewController(), UIViewController())
        shelf.addChild(screen)
        shelf.view.addSubview(screen.view)
        screen.didMove(toParent: shelf)
        let window = Device.show(UINavigationController(rootViewController: shelf))
        screen.show(shown, sender: nil)
        Device.wait(1)
        XCTAssertEqual(shelf.shown, [shown])
        XCTAssertNil(shown.parent)
        Device.put(away: window)
    }

    func testWithoutAContainerThatOverridesShowTheScreenIsPresented() {
        let (root, shown, detail) = (UIViewController(), UIViewController(), UIViewController())
        let window = Device.show(root)
        root.show(shown, sender: nil)
        Device.wait(1)
        XCTAssertTrue(root.presentedViewController === shown)
        shown.showDetailViewController(detail, sender: nil)
        Device.wait(1)
        XCTAssertTrue(shown.presentedViewController === detail)
        Device.put(away: window)
    }

    func testADetailIsNotPushed() {
        let stage = NavigationStage()
        stage.a.showDetailViewController(stage.b, sender: nil)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        XCTAssertTrue(stage.a.presentedViewController === stage.b)
        stage.putAway()
    }
}
