import UIKit
import XCTest

@preconcurrency

@MainActor
final class ClassicSplitContractTests: ContractTestCase {
    func testTheSecondaryIsPushedInACompactWidthAndSeparatedInARegularOne() {
        let scene = SplitScene(UISplitViewController())
        let master = UINavigationController(rootViewController: scene.primary)
        let detail = UINavigationController(rootViewController: scene.secondary)
        show(master, detail, in: scene)
        XCTAssertEqual(scene.split.viewControllers, [master, detail])
        scene.become(.compact)
        XCTAssertEqual(scene.split.viewControllers, [master])
        XCTAssertNotNil(scene.secondary.view.window)
        XCTAssertNil(scene.primary.view.window)
        scene.become(.regular)
        XCTAssertEqual(scene.split.viewControllers, [master, detail])
        XCTAssertEqual(detail.viewControllers, [scene.secondary])
        XCTAssertEqual(master.viewControllers, [scene.primary])
        scene.putAway()
    }

    func testTheDelegateMayDropTheSecondaryAndBringAnother() {
        let scene = SplitScene(UISplitViewController())
        let master = UINavigationController(rootViewController: scene.primary)
        show(master, scene.secondary, in: scene)
        scene.delegate.handlesCollapse = true
        scene.become(.compact)
        XCTAssertNotNil(scene.primary.view.window)
        XCTAssertEqual(master.viewControllers, [scene.primary])
        let other = UIViewController()
        scene.delegate.separated = other
        scene.become(.regular)
        XCTAssertEqual(scene.split.viewControllers, [master, other])
        XCTAssertNotNil(other.view.window)
        scene.putAway()
    }

    func testADetailReplacesTheSecondaryWithoutAWrapper() {
        let scene = SplitScene(UISplitViewController())
        let master = UINavigationController(rootViewController: scene.primary)
        show(master, scene.secondary, in: scene)
        let detail = UIViewController()
        scene.split.showDetailViewController(detail, sender: nil)
        Device.wait(1)
        XCTAssertEqual(scene.split.viewControllers, [master, detail])
        XCTAssertIdentical(detail.parent, scene.split)
        scene.putAway()
    }

    private func show(_ primary: UIViewController, _ secondary: UIViewController, in scene: SplitScene) {
        scene.split.preferredDisplayMode = .oneBesideSecondary
        scene.split.viewControllers = [primary, secondary]
        scene.show(.regular)
    }
}
