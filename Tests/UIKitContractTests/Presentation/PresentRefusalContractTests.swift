import UIKit
import XCTest

@preconcurrency

@MainActor
final class PresentRefusalContractTests: ContractTestCase {
    func testABusyPresenterPresentsNothingElse() {
        // B4.7
        let scene = ModalScene(.overFullScreen)
        scene.presentQuietly()
        let second = LoggingScreen("C", scene.log)
        second.modalPresentationStyle = .overFullScreen
        var completions = 0
        present(second, on: scene.presenter) { completions += 1 }
        XCTAssertFalse(second.isBeingPresented)
        Device.wait(1)
        XCTAssertEqual(completions, 0)
        XCTAssertNil(second.presentingViewController)
        XCTAssertNil(second.viewIfLoaded?.window)
        XCTAssertIdentical(scene.presenter.presentedViewController, scene.presented)
        XCTAssertEqual(scene.log.text, "")
        scene.putAway()
    }

    func testAPresenterIsBusyFromTheCallOn() {
        // B4.7
        let scene = ModalScene(.overFullScreen)
        scene.present()
        var completions = 0
        let second = UIViewController()
        present(second, on: scene.presenter) { completions += 1 }
        Device.wait(1)
        XCTAssertEqual(completions, 0)
        XCTAssertIdentical(scene.presenter.presentedViewController, scene.presented)
        XCTAssertNil(second.presentingViewController)
        scene.putAway()
    }

    func testAControllerOutsideOfTheWindowPresentsNothing() {
        // B4.8
        let log = CallLog()
        let loaded = UIViewController()
        loaded.loadViewIfNeeded()
        for source in [UIViewController(), loaded] {
            let presented = LoggingScreen("B", log)
            var completions = 0
            present(presented, on: source) { completions += 1 }
            XCTAssertNil(source.presentedViewController)
            XCTAssertNil(presented.presentingViewController)
            Device.wait(1)
            XCTAssertEqual(completions, 0)
            XCTAssertNil(source.presentedViewController)
            XCTAssertNil(presented.presentingViewController)
            XCTAssertFalse(presented.isBeingPresented)
        }
        XCTAssertEqual(log.text, "")
    }

    func testPresentingRightAfterADismissalFails() {
        // B4.43
        let scene = ModalScene(.overFullScreen)
        scene.presentQuietly()
        scene.dismiss()
        var completions = 0
        let second = UIViewController()
        present(second, on: scene.presenter) { completions += 1 }
        Device.wait(1)
        XCTAssertEqual(completions, 0)
        XCTAssertNil(scene.presenter.presentedViewController)
        XCTAssertNil(second.viewIfLoaded?.window)
        scene.putAway()
    }

    func testPresentingInTheCompletionOfADismissalSucceeds() {
        // B4.43
        let scene = ModalScene(.overFullScreen)
        scene.presentQuietly()
        let second = UIViewController()
        scene.dismiss { self.present(second, on: scene.presenter) }
        Device.wait(2)
        XCTAssertIdentical(scene.presenter.presentedViewController, second)
        XCTAssertNotNil(second.view.window)
        XCTAssertNil(scene.presented.view.window)
        scene.putAway()
    }

    func testPresentingInACompletionOfTheCoordinatorSucceeds() {
        // B4.43
        let scene = ModalScene(.overFullScreen)
        scene.presentQuietly()
        let second = UIViewController()
        scene.dismiss()
        scene.presenter.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            self.present(second, on: scene.presenter)
        }
        Device.wait(2)
        XCTAssertIdentical(scene.presenter.presentedViewController, second)
        XCTAssertNotNil(second.view.window)
        XCTAssertNil(scene.presented.presentingViewController)
        scene.putAway()
    }

    private func present(
        _ presented: UIViewController, on source: UIViewController, completion: (() -> Void)? = nil
    ) {
        source.present(presented, animated: true, completion: completion)
    }
}
