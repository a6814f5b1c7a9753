import UIKit
import XCTest

@preconcurrency

@MainActor
final class CoordinatorContractTests: ContractTestCase {
    func testEveryParticipantOfAPushHasTheSameCoordinator() {
        // B1.60
        let stage = NavigationStage()
        defer { stage.putAway() }
        let inner = UIViewController()
        stage.b.addChild(inner)
        stage.navigation.pushViewController(stage.b, animated: true)
        let coordinator = stage.navigation.transitionCoordinator
        XCTAssertNotNil(coordinator)
        for participant in [stage.a, stage.b, inner] {
            XCTAssertIdentical(participant.transitionCoordinator, coordinator)
        }
        stage.waitForTheEnd()
    }

    func testEveryParticipantOfAPopHasTheSameCoordinator() {
        // B1.60
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        stage.navigation.popViewController(animated: true)
        let coordinator = stage.navigation.transitionCoordinator
        XCTAssertNotNil(coordinator)
        XCTAssertIdentical(stage.a.transitionCoordinator, coordinator)
        XCTAssertIdentical(stage.b.transitionCoordinator, coordinator)
        stage.waitForTheEnd()
    }

    func testTheStacksParentAndUnrelatedControllersHaveNoCoordinator() {
        // B1.60
        let parent = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        parent.addChild(navigation)
        parent.view.addSubview(navigation.view)
        navigation.didMove(toParent: parent)
        let window = Device.show(parent)
        defer { Device.put(away: window) }
        navigation.pushViewController(UIViewController(), animated: true)
        XCTAssertNotNil(navigation.transitionCoordinator)
        XCTAssertNil(parent.transitionCoordinator)
        XCTAssertNil(UIViewController().transitionCoordinator)
        Device.wait(1)
    }

    func testTheCoordinatorExistsFromTheCallToItsLastCompletion() {
        // B1.61
        let stage = NavigationStage()
        defer { stage.putAway() }
        XCTAssertNil(stage.navigation.transitionCoordinator)
        let changes: [() -> Void] = [
            { stage.navigation.pushViewController(stage.b, animated: true) },
            { stage.navigation.popViewController(animated: true) },
        ]
        for change in changes {
            change()
            let coordinator = stage.navigation.transitionCoordinator
            XCTAssertNotNil(coordinator)
            var completions = 0
            for _ in 1...2 {
                coordinator?.animate(alongsideTransition: nil) { _ in
                    completions += 1
                    XCTAssertIdentical(stage.navigation.transitionCoordinator, coordinator)
                }
            }
            Device.wait(0.1)
            XCTAssertIdentical(stage.navigation.transitionCoordinator, coordinator)
            XCTAssertEqual(completions, 0)
            stage.waitForTheEnd()
            XCTAssertEqual(completions, 2)
            XCTAssertNil(stage.navigation.transitionCoordinator)
        }
    }

    func testEveryParticipantOfAPresentationHasTheSameCoordinatorFromTheCallToItsEnd() {
        // B1.60, B1.61
        let stage = NavigationStage()
        defer { stage.putAway() }
        let inner = UIViewController()
        let presented = UINavigationController(rootViewController: inner)
        presented.modalPresentationStyle = .fullScreen
        for change in [present, dismiss] {
            change(presented, stage.a)
            let coordinator = presented.transitionCoordinator
            XCTAssertNotNil(coordinator)
            for participant in [inner, stage.a, stage.navigation] {
                XCTAssertIdentical(participant.transitionCoordinator, coordinator)
            }
            stage.waitForTheEnd()
            for participant in [presented, inner, stage.a, stage.navigation] {
                XCTAssertNil(participant.transitionCoordinator)
            }
        }
    }

    private func present(_ presented: UIViewController, on presenter: UIViewController) {
        presenter.present(presented, animated: true)
    }

    private func dismiss(_ presented: UIViewController, from presenter: UIViewController) {
        presented.dismiss(animated: true)
    }

    func testAppearanceCallbacksOfAnAnimatedPushSeeTheCoordinator() {
        // B1.61
        let stage = NavigationStage()
        defer { stage.putAway() }
        var seen = 0
        stage.a.inside("viewWillDisappear") { seen += stage.a.transitionCoordinator == nil ? 0 : 1 }
        stage.b.inside("viewWillAppear") { seen += stage.b.transitionCoordinator == nil ? 0 : 1 }
        stage.b.inside("viewDidAppear") { seen += stage.b.transitionCoordinator == nil ? 0 : 1 }
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(seen, 3)
    }

    func testThereIsNoCoordinatorWithoutAnimation() {
        // B1.62
        let stage = NavigationStage()
        defer { stage.putAway() }
        var asked = 0
        let look = {
            asked += 1
            XCTAssertNil(stage.navigation.transitionCoordinator)
        }
        stage.delegate.insideWillShow = { _ in look() }
        stage.b.inside("viewWillAppear", look)
        stage.b.inside("viewWillDisappear", look)
        stage.navigation.pushViewController(stage.b, animated: false)
        look()
        stage.waitForTheEnd()
        stage.navigation.popViewController(animated: false)
        look()
        stage.waitForTheEnd()
        XCTAssertEqual(asked, 6)
    }
}
