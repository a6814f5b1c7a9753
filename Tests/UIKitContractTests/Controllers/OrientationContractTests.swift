import UIKit
import XCTest

@preconcurrency

@MainActor
final class OrientationContractTests: ContractTestCase {
    private let root = UIViewController()
    private let film = FilmScreen()

    func testAScreenPresentedFullScreenTurnsTheInterfaceAndItsDismissalTurnsItBack() {
        let window = showRoot()
        present(.fullScreen)
        XCTAssertGreaterThan(window.bounds.width, window.bounds.height)
        XCTAssertEqual(film.view.frame, window.bounds)
        dismiss()
        XCTAssertLessThan(window.bounds.width, window.bounds.height)
        XCTAssertEqual(root.view.frame, window.bounds)
        Device.put(away: window)
    }

    func testASheetDoesNotTurnTheInterface() {
        let window = showRoot()
        present(.formSheet)
        XCTAssertLessThan(window.bounds.width, window.bounds.height)
        Device.put(away: window)
    }

    func testAContainerIsAskedAndItsDelegateAnswersForIt() {
        let navigation = UINavigationController(rootViewController: film)
        let tabs = UITabBarController()
        tabs.viewControllers = [FilmScreen()]
        let usual: UIInterfaceOrientationMask =
            navigation.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
        XCTAssertEqual(navigation.supportedInterfaceOrientations, usual)
        XCTAssertEqual(tabs.supportedInterfaceOrientations, usual)
        let delegate = LandscapeDelegate()
        navigation.delegate = delegate
        tabs.delegate = delegate
        XCTAssertEqual(navigation.supportedInterfaceOrientations, .landscape)
        XCTAssertEqual(navigation.preferredInterfaceOrientationForPresentation, .landscapeLeft)
        XCTAssertEqual(tabs.supportedInterfaceOrientations, .landscapeRight)
        XCTAssertEqual(tabs.preferredInterfaceOrientationForPresentation, .landscapeRight)
    }

    func testTheOrientationsHaveUIKitsValues() {
        XCTAssertEqual(UIInterfaceOrientation.landscapeLeft.rawValue, UIDeviceOrientation.landscapeRight.rawValue)
        XCTAssertEqual(UIInterfaceOrientation.landscapeRight.rawValue, UIDeviceOrientation.landscapeLeft.rawValue)
        XCTAssertEqual(UIInterfaceOrientationMask.portrait.rawValue, 2)
        XCTAssertEqual(UIInterfaceOrientationMask.landscape.rawValue, 24)
        XCTAssertEqual(UIInterfaceOrientationMask.allButUpsideDown.rawValue, 26)
        XCTAssertEqual(UIInterfaceOrientationMask.all.rawValue, 30)
    }

    private func present(_ style: UIModalPresentationStyle) {
        film.modalPresentationStyle = style
        root.present(film, animated: true)
        Device.wait(1)
    }

    private func dismiss() {
        root.dismiss(animated: true)
        Device.wait(1)
    }

    /// Shows the root on a phone or pad that is held upright.
    private func showRoot() -> UIWindow {
        let window = Device.show(root)
        XCTAssertLessThan(window.bounds.width, window.bounds.height)
        return window
    }
}

/// A screen that is shown only in landscape.
@MainActor
private final class FilmScreen: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

@MainActor
private final class LandscapeDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }

    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .landscapeRight }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeRight }
}
