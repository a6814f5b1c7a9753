import UIKit
import XCTest

@preconcurrency

@MainActor
final class PresentationStyleContractTests: ContractTestCase {
    override class var exceptions: [String: Generations] {
        ["testTheDefaultStyleIsAPageSheet": [15], "testTheDefaultStyleIsAFormSheet": .from(18)]
    }

    func testTheDefaultStyleIsAPageSheet() {
        // B4.14
        assertAutomaticStyle(.pageSheet)
    }

    func testTheDefaultStyleIsAFormSheet() {
        // B4.14
        assertAutomaticStyle(.formSheet)
    }

    private func assertAutomaticStyle(_ automatic: UIModalPresentationStyle) {
        let screen = UIViewController()
        XCTAssertEqual(screen.modalPresentationStyle, automatic)
        screen.modalPresentationStyle = .fullScreen
        XCTAssertEqual(screen.modalPresentationStyle, .fullScreen)
        screen.modalPresentationStyle = .automatic
        XCTAssertEqual(screen.modalPresentationStyle, automatic)
    }

    func testTheContextHasTheModalStyle() {
        // B3.32
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .custom,
        ]
        for style in styles {
            let scene = ModalScene(style)
            let animator = ModalAnimator()
            let back = ModalAnimator()
            scene.delegate.animator = animator
            scene.delegate.dismissalAnimator = back
            scene.present()
            XCTAssertEqual(scene.presented.transitionCoordinator?.presentationStyle, style)
            Device.turn()
            XCTAssertEqual(animator.context?.presentationStyle, style)
            Device.wait(1)
            scene.dismiss()
            Device.turn()
            XCTAssertEqual(back.context?.presentationStyle, style)
            Device.wait(1)
            scene.putAway()
        }
    }

    func testTheContextOfAPushHasNoModalStyle() {
        // B3.32
        let stack = UINavigationController(rootViewController: UIViewController())
        let window = Device.show(stack)
        stack.pushViewController(UIViewController(), animated: true)
        XCTAssertEqual(stack.transitionCoordinator?.presentationStyle, UIModalPresentationStyle.none)
        Device.wait(1)
        Device.put(away: window)
    }

    func testAnAccessedPresentationControllerKeepsTheStyleOfThatMoment() {
        // B4.12
        let scene = ModalScene(.overFullScreen)
        let read = scene.presented.presentationController
        XCTAssertNotNil(read)
        XCTAssertIdentical(scene.presented.presentationController, read)
        scene.presented.modalPresentationStyle = .fullScreen
        scene.presentQuietly()
        XCTAssertIdentical(scene.presented.presentationController, read)
        XCTAssertEqual(read?.presentationStyle, .overFullScreen)
        XCTAssertNotNil(scene.presenter.view.window)
        scene.putAway()
    }

    func testTheFlagsAreSetInTheCallbacksOfAPresentationAndOfADismissal() {
        // B4.26
        let scene = ModalScene(.fullScreen)
        var flags: [String] = []
        for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            scene.presented.inside(callback) {
                flags.append(
                    "\(callback) presented \(scene.presented.isBeingPresented), "
                        + "dismissed \(scene.presented.isBeingDismissed)")
            }
        }
        scene.presentQuietly()
        scene.dismiss()
        Device.wait(1)
        XCTAssertEqual(
            flags.joined(separator: "\n"),
            """
            viewWillAppear presented true, dismissed false
            viewDidAppear presented true, dismissed false
            viewWillDisappear presented false, dismissed true
            viewDidDisappear presented false, dismissed true
            """)
        XCTAssertFalse(scene.presented.isBeingPresented)
        XCTAssertFalse(scene.presented.isBeingDismissed)
        scene.putAway()
    }

    func testTheFlagsAreNotSetForACoveredScreenThatReappears() {
        // B4.26
        let scene = ModalScene(.fullScreen)
        var flags: [Bool] = []
        for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            scene.presenter.inside(callback) {
                flags += [scene.presenter.isBeingPresented, scene.presenter.isBeingDismissed]
            }
        }
        scene.presentQuietly()
        scene.dismiss()
        Device.wait(1)
        XCTAssertEqual(flags, Array(repeating: false, count: 8))
        scene.putAway()
    }

    func testOnlyTheContainersFlagsAreSetAndAChildReadsThemFromItsParent() {
        // B4.26
        let log = CallLog()
        let window = Device.show(UIViewController())
        let leaf = LoggingScreen("B", log)
        let container = UINavigationController(rootViewController: leaf)
        container.modalPresentationStyle = .fullScreen
        var seen: [Bool] = []
        leaf.inside("viewWillAppear") {
            seen.append(container.isBeingPresented)
            seen.append(leaf.navigationController?.isBeingPresented == true)
        }
        present(container, on: window.rootViewController)
        Device.wait(1)
        XCTAssertEqual(seen, [true, true])
        leaf.inside("viewWillDisappear") { seen.append(container.isBeingDismissed) }
        dismiss(container)
        Device.wait(1)
        XCTAssertEqual(seen, [true, true, true])
        XCTAssertFalse(container.isBeingDismissed)
        Device.put(away: window)
    }

    private func present(_ presented: UIViewController, on source: UIViewController?) {
        source?.present(presented, animated: true)
    }

    private func dismiss(_ controller: UIViewController) {
        controller.dismiss(animated: true)
    }
}
