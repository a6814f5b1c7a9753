import UIKit
import XCTest

@preconcurrency

@MainActor
final class StackPropertyContractTests: ContractTestCase {
    func testAnArrayIsSetWithoutAnimation() {
        // B1.9
        let stage = NavigationStage()
        stage.navigation.viewControllers = [stage.a, stage.b]
        XCTAssertNil(stage.navigation.transitionCoordinator)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.topViewController, stage.b)
        XCTAssertEqual(stage.log.lines.last, "didShow(B, false)")
        stage.putAway()
    }

    func testTheVisibleScreenIsTheModalOnTopOrTheTopScreen() {
        // B1.9a
        let stage = NavigationStage(showing: true)
        XCTAssertEqual(stage.navigation.visibleViewController, stage.b)
        let modal = UIViewController()
        stage.navigation.present(modal, animated: false, completion: nil)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.visibleViewController, modal)
        XCTAssertEqual(stage.navigation.topViewController, stage.b)
        stage.navigation.dismiss(animated: false, completion: nil)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.visibleViewController, stage.b)
        stage.putAway()
    }

    func testTheBarsDelegateIsTheNavigationController() {
        // B1.71
        let navigation = UINavigationController(rootViewController: UIViewController())
        XCTAssertIdentical(navigation.navigationBar.delegate, navigation)
        let own = OwnBarStack(rootViewController: UIViewController())
        XCTAssertIdentical(own.navigationBar.delegate, own)
    }

    func testTheDelegateIsNotRetained() {
        // B1.9b
        let navigation = UINavigationController()
        weak var held: LoggingNavigationDelegate?
        do {
            let delegate = LoggingNavigationDelegate(CallLog())
            navigation.delegate = delegate
            held = delegate
            XCTAssertNotNil(navigation.delegate)
        }
        XCTAssertNil(held)
        XCTAssertNil(navigation.delegate)
    }

    func testTheRootOfTheInitializerIsPushedWithoutAnimation() {
        // B1.9c
        let log = CallLog()
        let root = LoggingScreen("A", log, logging: [.appearance, .parents])
        let navigation = UINavigationController(rootViewController: root)
        XCTAssertEqual(navigation.viewControllers, [root])
        XCTAssertIdentical(root.parent, navigation)
        XCTAssertNil(navigation.transitionCoordinator)
        let window = Device.show(navigation)
        Device.wait(0.5)
        XCTAssertEqual(log.count(of: "A.viewDidAppear(false)"), 1)
        XCTAssertEqual(log.count(of: "A.viewDidAppear(true)"), 0)
        Device.put(away: window)
    }
}

/// A stack that declares the conformance itself.
private final class OwnBarStack: UINavigationController, UINavigationBarDelegate {}
