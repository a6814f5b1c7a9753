import UIKit
import XCTest

@preconcurrency

@MainActor
final class StackContractTests: ContractTestCase {
    func testPushIsOnTheStackOnTheNextLine() {
        // B1.1
        let stage = NavigationStage()
        defer { stage.putAway() }
        for animated in [true, false] {
            let pushed = UIViewController()
            let before = stage.navigation.viewControllers
            stage.navigation.pushViewController(pushed, animated: animated)
            XCTAssertEqual(stage.navigation.viewControllers, before + [pushed])
            XCTAssertIdentical(stage.navigation.topViewController, pushed)
            stage.waitForTheEnd()
        }
    }

    func testPopIsOffTheStackOnTheNextLineAndReturnsTheController() {
        // B1.2
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        for animated in [true, false] {
            let popped = stage.navigation.popViewController(animated: animated)
            XCTAssertIdentical(popped, stage.b)
            XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
            XCTAssertIdentical(stage.navigation.topViewController, stage.a)
            stage.waitForTheEnd()
            stage.navigation.pushViewController(stage.b, animated: false)
            stage.waitForTheEnd()
        }
    }

    func testOutgoingControllerIsOffTheStackDuringTheWholeDragAndBackAfterACancel() {
        // B1.2
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        for fraction in [0, 0.3, 0.9] as [CGFloat] {
            interaction.update(fraction)
            Device.turn()
            XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        }
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
    }

    func testPopOfTheRootDoesNothingAndReturnsNil() {
        // B1.3
        let stage = NavigationStage(logging: .everything)
        defer { stage.putAway() }
        for animated in [true, false] {
            XCTAssertNil(stage.navigation.popViewController(animated: animated))
            XCTAssertNil(stage.navigation.transitionCoordinator)
            stage.waitForTheEnd()
        }
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        XCTAssertEqual(stage.log.text, "")
    }

    func testOnlyPushAndPopAreReportedAsMovingToAndFromTheParent() {
        // B1.27
        let stage = NavigationStage()
        defer { stage.putAway() }
        var seen: [String] = []
        for screen in [stage.a, stage.b] {
            for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
                screen.inside(callback) {
                    let moves = (screen.isMovingToParent ? " to" : "") + (screen.isMovingFromParent ? " from" : "")
                    seen.append("\(screen.name).\(callback)\(moves)")
                }
            }
        }
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(
            seen.joined(separator: "\n"),
            """
            A.viewWillDisappear
            B.viewWillAppear to
            A.viewDidDisappear
            B.viewDidAppear to
            B.viewWillDisappear from
            A.viewWillAppear
            B.viewDidDisappear from
            A.viewDidAppear
            """)
        XCTAssertFalse(stage.b.isMovingFromParent)
    }

    func testFirstShownRootIsMovingToItsParentButItsOwnChildIsNot() {
        // B1.27
        let log = CallLog()
        let root = LoggingScreen("root", log)
        let inner = LoggingScreen("inner", log)
        root.addChild(inner)
        root.view.addSubview(inner.view)
        inner.didMove(toParent: root)
        var seen: [Bool] = []
        root.inside("viewWillAppear") { seen.append(root.isMovingToParent) }
        root.inside("viewDidAppear") { seen.append(root.isMovingToParent) }
        inner.inside("viewWillAppear") { seen.append(inner.isMovingToParent) }
        let window = Device.show(UINavigationController(rootViewController: root))
        defer { Device.put(away: window) }
        XCTAssertEqual(seen, [true, false, true])
    }

    func testAPoppedControllerHasItsStackInWillDisappearAndNoParentInDidDisappear() {
        // B1.28
        for animated in [true, false] {
            let stage = NavigationStage(showing: true)
            var seen: [String] = []
            stage.b.inside("viewWillDisappear") {
                XCTAssertIdentical(stage.b.navigationController, stage.navigation)
                XCTAssertFalse(stage.navigation.viewControllers.contains(stage.b))
                seen.append("will")
            }
            stage.b.inside("viewDidDisappear") {
                XCTAssertNil(stage.b.parent)
                seen.append("did")
            }
            stage.navigation.popViewController(animated: animated)
            stage.waitForTheEnd()
            XCTAssertEqual(seen, ["will", "did"])
            stage.putAway()
        }
    }

    func testAPoppedControllerIsReleasedWithoutOtherReferences() {
        // B1.21
        let stage = NavigationStage()
        defer { stage.putAway() }
        weak var pushed: UIViewController?
        push(onto: stage) { pushed = $0 }
        stage.waitForTheEnd()
        XCTAssertNotNil(pushed)
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertNil(pushed)
    }

    private func push(onto stage: NavigationStage, _ remember: (UIViewController) -> Void) {
        let screen = UIViewController()
        remember(screen)
        stage.navigation.pushViewController(screen, animated: true)
    }
}
