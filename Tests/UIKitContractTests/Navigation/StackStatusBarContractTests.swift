import UIKit
import XCTest

/// Tests which object determines the status bar style where there is a navigation bar.
@preconcurrency
@MainActor
final class StackStatusBarContractTests: ContractTestCase {
    func testTheVisibleBarDeterminesTheStatusBarStyle() {
        // B8.61
        let navigation = UINavigationController(rootViewController: LightScreen())
        let window = Device.show(navigation)
        defer { Device.put(away: window) }
        XCTAssertNil(navigation.childForStatusBarStyle)
        XCTAssertEqual(navigation.preferredStatusBarStyle, .default)
        navigation.navigationBar.barStyle = .black
        XCTAssertEqual(navigation.preferredStatusBarStyle, .lightContent)
        navigation.setNavigationBarHidden(true, animated: false)
        XCTAssertIdentical(navigation.childForStatusBarStyle, navigation.topViewController)
    }

    func testWithAnAppearanceObjectTheBarStyleHasNoEffect() {
        // B8.62
        let navigation = UINavigationController(rootViewController: LightScreen())
        let window = Device.show(navigation)
        defer { Device.put(away: window) }
        navigation.navigationBar.barStyle = .black
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        navigation.navigationBar.standardAppearance = appearance
        XCTAssertEqual(navigation.preferredStatusBarStyle, .default)
    }
}

private final class LightScreen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
