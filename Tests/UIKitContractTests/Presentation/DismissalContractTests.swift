import UIKit
import XCTest

@preconcurrency

@MainActor
final class DismissalContractTests: ContractTestCase {
    func testAPresenterDismissesWhatItPresents() {
        // B4.40
        let scene = ChainScene(["A", "B"])
        dismiss(scene["A"])
        XCTAssertTrue(scene["B"].isBeingDismissed)
        Device.wait(1)
        XCTAssertNil(scene["A"].presentedViewController)
        XCTAssertNil(scene["B"].view.window)
        scene.putAway()
    }

    func testAPresentedControllerThatPresentsNothingIsDismissedByItsPresenter() {
        // B4.40
        let scene = ChainScene(["A", "B", "C"])
        dismiss(scene["C"])
        Device.wait(1)
        XCTAssertNil(scene["C"].view.window)
        XCTAssertNil(scene["B"].presentedViewController)
        XCTAssertIdentical(scene["A"].presentedViewController, scene["B"])
        XCTAssertNotNil(scene["B"].view.window)
        scene.putAway()
    }

    func testAChildOfAPresentedControllerDismissesThePresentation() {
        // B4.40
        let scene = ChainScene(["A"])
        let leaf = UIViewController()
        let presented = UINavigationController(rootViewController: leaf)
        scene.push(presented, on: scene["A"])
        dismiss(leaf)
        Device.wait(1)
        XCTAssertNil(scene["A"].presentedViewController)
        XCTAssertNil(presented.view.window)
        scene.putAway()
    }

    func testAControllerInTheMiddleRemovesEverythingAboveButNotItself() {
        // B4.41
        let scene = ChainScene(["A", "B", "C", "D"])
        dismiss(scene["B"])
        Device.wait(1)
        XCTAssertNil(scene["B"].presentedViewController)
        XCTAssertNil(scene["C"].presentingViewController)
        XCTAssertNil(scene["D"].presentingViewController)
        XCTAssertNil(scene["C"].view.window)
        XCTAssertNil(scene["D"].view.window)
        XCTAssertNotNil(scene["B"].view.window)
        XCTAssertIdentical(scene["A"].presentedViewController, scene["B"])
        scene.putAway()
    }

    func testADismissalWithoutAnimationIsNotOverOnReturn() {
        // B27.15
        let scene = ChainScene(["A", "B"])
        var isOver = false
        dismiss(scene["A"], animated: false) { isOver = true }
        XCTAssertFalse(isOver)
        XCTAssertIdentical(scene["A"].presentedViewController, scene["B"])
        Device.wait(0.2)
        XCTAssertTrue(isOver)
        XCTAssertNil(scene["A"].presentedViewController)
        scene.putAway()
    }

    func testOnlyTheLowestOfAChainIsAnimated() {
        // B4.41, B27.47
        let scene = ChainScene(["A", "B", "C"])
        let delegates = ["B", "C"].map { name in
            let delegate = LoggingTransitioningDelegate()
            delegate.dismissalAnimator = ModalAnimator(log: scene.log)
            scene[name].transitioningDelegate = delegate
            return delegate
        }
        scene.log.clear()
        var completions = 0
        dismiss(scene["A"]) { completions += 1 }
        XCTAssertTrue(scene["B"].isBeingDismissed)
        XCTAssertTrue(scene["C"].isBeingDismissed)
        Device.turn()
        // Whose delegate is asked is not said.
        let contexts = delegates.compactMap { ($0.dismissalAnimator as? ModalAnimator)?.context }
        XCTAssertEqual(contexts.count, 1)
        XCTAssertIdentical(contexts.first?.viewController(forKey: .from), scene["B"])
        XCTAssertIdentical(contexts.first?.viewController(forKey: .to), scene["A"])
        XCTAssertNotNil(scene["B"].view.window)
        Device.wait(1)
        XCTAssertEqual(completions, 1)
        XCTAssertEqual(scene.log.count(of: "animateTransition"), 1)
        for name in ["B", "C"] {
            XCTAssertEqual(scene.log.lines.filter { $0.hasPrefix("\(name).viewWillDisappear") }.count, 1, name)
            XCTAssertEqual(scene.log.lines.filter { $0.hasPrefix("\(name).viewDidDisappear") }.count, 1, name)
            XCTAssertNil(scene[name].view.window, name)
            XCTAssertFalse(scene[name].isBeingDismissed, name)
        }
        XCTAssertEqual(scene.log.lines.filter { $0.hasPrefix("A.") }, [])
        scene.putAway()
    }

    func testAPresenterRemovedByTheFirstPresentationOfAChainReappears() {
        // B4.41, B4.22
        let scene = ChainScene(["A", "B", "C"], .fullScreen)
        XCTAssertNil(scene["A"].view.window)
        scene.log.clear()
        dismiss(scene["A"])
        Device.wait(1)
        XCTAssertNotNil(scene["A"].view.window)
        XCTAssertEqual(
            scene.log.lines.filter { !$0.hasPrefix("B.") },
            [
                "C.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewDidAppear(true)",
                "C.viewDidDisappear(true)",
            ])
        XCTAssertNil(scene["B"].view.window)
        XCTAssertNil(scene["C"].view.window)
        scene.putAway()
    }

    private func dismiss(_ controller: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil) {
        controller.dismiss(animated: animated, completion: completion)
    }
}
