import UIKit
import XCTest

/// Tests changes of a stack by more than one screen. Each change is one transition between two screens.
@preconcurrency
@MainActor
final class MultiStepContractTests: ContractTestCase {
    func testPopToAScreenReturnsTheSliceAboveItAndToTheTopDoesNothing() {
        // B1.4
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let c = stage.push("C")
        stage.log.clear()
        XCTAssertEqual(stage.navigation.popToViewController(c, animated: true) ?? [], [])
        XCTAssertNil(stage.navigation.transitionCoordinator)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b, c])
        XCTAssertEqual(stage.log.text, "")
        XCTAssertEqual(stage.navigation.popToViewController(stage.a, animated: true), [stage.b, c])
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
    }

    func testPopToTheRootReturnsAllAboveItAndAtTheRootDoesNothing() {
        // B1.6
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let c = stage.push("C")
        XCTAssertEqual(stage.navigation.popToRootViewController(animated: true), [stage.b, c])
        stage.waitForTheEnd()
        stage.log.clear()
        XCTAssertEqual(stage.navigation.popToRootViewController(animated: true) ?? [], [])
        XCTAssertNil(stage.navigation.transitionCoordinator)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        XCTAssertEqual(stage.log.text, "")
    }

    func testPopToTheRootOverFourLevelsIsOneTransition() {
        // B1.40
        let stage = NavigationStage(showing: true, logging: .everything)
        defer { stage.putAway() }
        stage.push("C", logging: .everything)
        stage.push("D", logging: .everything)
        stage.log.clear()
        stage.navigation.popToRootViewController(animated: true)
        stage.noteCompletion()
        stage.log.note("- the call returns")
        stage.waitForTheEnd()
        XCTAssertEqual(
            text(of: stage, exceptParentsOf: ["B", "C"]),
            """
            D.willMove(toParent: nil)
            - the call returns
            animationControllerFor(pop, D, A)
            D.viewWillDisappear(true)
            A.viewWillAppear(true)
            willShow(A, true)
            A.viewIsAppearing(true)
            A.viewWillLayoutSubviews
            A.viewDidLayoutSubviews
            D.viewDidDisappear(true)
            A.viewDidAppear(true)
            D.didMove(toParent: nil)
            didShow(A, true)
            completion(cancelled: false)
            """)
    }

    func testANewTopScreenIsPushed() {
        // B1.42
        let stage = NavigationStage(showing: true, logging: .everything)
        defer { stage.putAway() }
        let c = stage.screen("C", logging: .everything)
        stage.navigation.setViewControllers([stage.a, c], animated: true)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, c])
        stage.noteCompletion()
        stage.log.note("- the call returns")
        stage.waitForTheEnd()
        XCTAssertEqual(
            text(of: stage, exceptParentsOf: ["B"]),
            """
            C.willMove(toParent: nav)
            - the call returns
            animationControllerFor(push, B, C)
            C.loadView
            C.viewDidLoad
            B.viewWillDisappear(true)
            C.viewWillAppear(true)
            willShow(C, true)
            C.viewIsAppearing(true)
            C.viewWillLayoutSubviews
            C.viewDidLayoutSubviews
            B.viewDidDisappear(true)
            C.viewDidAppear(true)
            C.didMove(toParent: nav)
            didShow(C, true)
            completion(cancelled: false)
            """)
        XCTAssertEqual(stage.log.count(of: "B.didMove(toParent: nil)"), 1)
        XCTAssertNil(stage.b.parent)
    }

    func testAReplacedRootIsPushed() {
        // B1.42, B1.44
        let stage = NavigationStage()
        defer { stage.putAway() }
        let c = stage.screen("C")
        stage.navigation.setViewControllers([c], animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.lines.first, "animationControllerFor(push, A, C)")
        XCTAssertEqual(stage.log.lines.last, "didShow(C, true)")
    }

    func testATopScreenThatWasInTheStackIsPoppedTo() {
        // B1.42
        let stage = NavigationStage(showing: true, logging: .everything)
        defer { stage.putAway() }
        let c = stage.screen("C", logging: .everything)
        stage.navigation.setViewControllers([c, stage.a], animated: true)
        XCTAssertEqual(stage.navigation.viewControllers, [c, stage.a])
        stage.noteCompletion()
        stage.log.note("- the call returns")
        stage.waitForTheEnd()
        XCTAssertEqual(
            text(of: stage, exceptParentsOf: ["C"]),
            """
            B.willMove(toParent: nil)
            - the call returns
            animationControllerFor(pop, B, A)
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            willShow(A, true)
            A.viewIsAppearing(true)
            A.viewWillLayoutSubviews
            A.viewDidLayoutSubviews
            B.viewDidDisappear(true)
            A.viewDidAppear(true)
            B.didMove(toParent: nil)
            didShow(A, true)
            completion(cancelled: false)
            """)
    }

    func testWithTheSameTopOnlyTheScreensBelowChange() {
        // B1.43
        for animated in [true, false] {
            let stage = NavigationStage(showing: true, logging: .everything)
            let c = stage.screen("C", logging: .everything)
            stage.navigation.setViewControllers([c, stage.b], animated: animated)
            XCTAssertNil(stage.navigation.transitionCoordinator)
            stage.waitForTheEnd()
            // It is not specified whether willShow and didShow are called for it.
            let lines = text(of: stage, exceptParentsOf: ["A", "C"]).split(separator: "\n")
            XCTAssertEqual(lines.filter { !$0.contains("Show") }, [])
            XCTAssertFalse(c.isViewLoaded)
            XCTAssertEqual(stage.navigation.viewControllers, [c, stage.b])
            XCTAssertIdentical(stage.navigation.navigationBar.backItem, c.navigationItem)
            stage.putAway()
        }
    }

    func testDroppedScreensLoseTheirParentAndTheVisibleOneDisappears() {
        // B1.46
        let stage = NavigationStage(showing: true, logging: [.appearance, .parents])
        defer { stage.putAway() }
        let c = stage.screen("C")
        stage.navigation.setViewControllers([c], animated: false)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "A.didMove(toParent: nil)"), 1)
        XCTAssertEqual(stage.log.count(of: "B.didMove(toParent: nil)"), 1)
        XCTAssertEqual(
            stage.log.lines.filter { $0.hasPrefix("B.view") },
            ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
        XCTAssertEqual(stage.log.lines.filter { $0.hasPrefix("A.view") }, [])
        XCTAssertNil(stage.a.parent)
    }

    func testScreenThatIsDroppedByAPushIsMovingFromItsParent() {
        // B1.27
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        var seen: [Bool] = []
        stage.b.inside("viewWillDisappear") { seen.append(stage.b.isMovingFromParent) }
        stage.navigation.setViewControllers([stage.a, stage.screen("C")], animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(seen, [true])
    }

    func testEmptyStackIsAcceptedAndHasNoTop() {
        // B1.47
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.navigation.setViewControllers([], animated: true)
        XCTAssertNil(stage.navigation.topViewController)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [])
        XCTAssertNil(stage.a.view.window)
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        XCTAssertIdentical(stage.navigation.topViewController, stage.b)
        XCTAssertNotNil(stage.b.view.window)
    }

    /// The log without the parent callbacks of the named screens, which are not specified for screens that are not on
    /// top (B1.41).
    private func text(of stage: NavigationStage, exceptParentsOf names: [String]) -> String {
        stage.log.lines
            .filter { line in !names.contains { line.hasPrefix("\($0).") } || !line.contains("Move(") }
            .joined(separator: "\n")
    }
}
