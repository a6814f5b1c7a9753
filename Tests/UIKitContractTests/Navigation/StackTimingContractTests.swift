import UIKit
import XCTest

@preconcurrency

@MainActor
final class StackTimingContractTests: ContractTestCase {
    func testTheTransitionStartsInTheLayoutOfTheSameRunLoopTurn() {
        // B1.10
        for animated in [true, false] {
            let stage = NavigationStage(logging: .everything)
            stage.navigation.pushViewController(stage.b, animated: animated)
            XCTAssertEqual(stage.log.text, "B.willMove(toParent: nav)")
            Device.turn()
            XCTAssertEqual(stage.log.count(of: "A.viewWillDisappear(\(animated))"), 1)
            XCTAssertEqual(stage.log.count(of: "B.viewWillAppear(\(animated))"), 1)
            stage.waitForTheEnd()
            stage.putAway()
        }
    }

    func testTransitionStartsInsideAnExplicitLayout() {
        // B1.10
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        for animated in [true, false] {
            stage.navigation.popViewController(animated: animated)
            XCTAssertEqual(stage.log.count(of: "A.viewWillAppear(\(animated))"), 0)
            stage.navigation.view.layoutIfNeeded()
            XCTAssertEqual(stage.log.count(of: "A.viewWillAppear(\(animated))"), 1)
            stage.waitForTheEnd()
            stage.navigation.pushViewController(stage.b, animated: false)
            stage.waitForTheEnd()
        }
    }

    func testOnTheLineAfterAnAnimatedPushThereIsACoordinatorAndNothingElseHappened() {
        // B1.11
        let stage = NavigationStage(logging: [.loading, .appearance, .isAppearing])
        defer { stage.putAway() }
        stage.navigation.pushViewController(stage.b, animated: true)
        XCTAssertIdentical(stage.navigation.topViewController, stage.b)
        XCTAssertNotNil(stage.navigation.transitionCoordinator)
        XCTAssertFalse(stage.b.isViewLoaded)
        XCTAssertEqual(stage.log.text, "")
        stage.waitForTheEnd()
        XCTAssertTrue(stage.b.isViewLoaded)
    }

    func testOnTheLineAfterAnAnimatedPopThereIsACoordinatorAndNothingElseHappened() {
        // B1.11
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        stage.navigation.popViewController(animated: true)
        XCTAssertIdentical(stage.navigation.topViewController, stage.a)
        XCTAssertNotNil(stage.navigation.transitionCoordinator)
        XCTAssertEqual(stage.log.text, "")
        stage.waitForTheEnd()
    }

    func testTheFinalFrameIsSetInViewIsAppearingAndNotInViewWillAppear() {
        // B1.25
        let stage = NavigationStage(logging: [.appearance, .isAppearing, .firstLayout])
        defer { stage.putAway() }
        let b = stage.b
        b.inside("viewWillAppear") {
            XCTAssertNil(b.view.superview)
            XCTAssertNil(b.view.window)
            XCTAssertEqual(b.view.safeAreaInsets, .zero)
        }
        b.inside("viewIsAppearing") {
            XCTAssertNotNil(b.view.superview)
            XCTAssertIdentical(b.view.window, stage.navigation.view.window)
            XCTAssertEqual(b.view.bounds.size, stage.navigation.view.bounds.size)
            XCTAssertEqual(b.view.safeAreaInsets.top, stage.navigation.navigationBar.frame.maxY, accuracy: 1e-6)
            XCTAssertEqual(b.traitCollection.horizontalSizeClass, stage.navigation.traitCollection.horizontalSizeClass)
        }
        stage.navigation.pushViewController(b, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.lines.filter { $0.hasPrefix("B.") }.joined(separator: "\n"),
            """
            B.viewWillAppear(true)
            B.viewIsAppearing(true)
            B.viewWillLayoutSubviews
            B.viewDidLayoutSubviews
            B.viewDidAppear(true)
            """)
    }

    func testIncomingScreenIsLaidOutInItsFinalSizeBeforeTheAnimationHasMovedAnything() {
        // B1.24
        let stage = NavigationStage()
        defer { stage.putAway() }
        var sizes: [CGSize] = []
        stage.b.inside("viewDidLayoutSubviews") { sizes.append(stage.b.view.bounds.size) }
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.navigation.view.layoutIfNeeded()
        XCTAssertEqual(sizes.last, stage.navigation.view.bounds.size)
        stage.waitForTheEnd()
    }

    func testTheIncomingViewIsLaidOutBeforeAnythingAnimatesAndOnceMoreAfterwards() {
        // B1.20, B1.24
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.b.inside("viewDidLayoutSubviews") { stage.log.note("B layout") }
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.navigation.transitionCoordinator?.animate { _ in stage.log.note("alongside") }
        stage.navigation.view.layoutIfNeeded()
        let start = stage.log.lines.filter { $0 == "B layout" || $0 == "alongside" }
        XCTAssertEqual(start.first, "B layout")
        XCTAssertEqual(start.last, "alongside")
        let before = stage.log.count(of: "B layout")
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "B layout"), before + 1)
    }

    func testATransformOfTheAppsOwnSurvivesABuiltInPushAndPop() {
        // B3.12
        let stage = NavigationStage()
        defer { stage.putAway() }
        let turn = CGAffineTransform(rotationAngle: .pi)
        stage.a.view.transform = turn
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.a.view.transform, turn)
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.a.view.transform, turn)
    }

    func testWillShowIsCalledOnceBeforeTheAnimationWithACoordinatorAndDidShowOnceAfterIt() {
        // B1.26
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.delegate.animator = TestAnimator(stage.log)
        stage.delegate.insideWillShow = { XCTAssertNotNil($0.transitionCoordinator) }
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        let told = ["willShow(B, true)", "animateTransition", "B.viewDidAppear(true)", "didShow(B, true)"]
        XCTAssertEqual(stage.log.lines.filter(told.contains), told)
        XCTAssertEqual(stage.log.lines.filter { $0.hasPrefix("willShow") || $0.hasPrefix("didShow") }.count, 2)
    }
}
