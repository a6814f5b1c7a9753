import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the driver of a stack's transitions: it is created once, accepts new values without being replaced, and can be
/// removed.
@MainActor
final class NavigationTransitionDriverTests: XCTestCase {
    private func swipe(_ stand: StackStage, to end: CGFloat = 350) throws {
        stand.stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: end, y: 400), in: 0.3)
        try stand.stage.settle()
    }

    private func holdSwipe(_ stand: StackStage, at x: CGFloat = 200) {
        stand.stage.finger.down(at: CGPoint(x: 3, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: x, y: 400), in: 0.3)
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, true)
    }

    // MARK: Lifetime of the driver

    func testTheDriverExistsFromTheFirstValueUntilNil() async throws {
        let navigation = UINavigationController(rootViewController: TestScreen("A"))
        XCTAssertNil(NavigationTransitionDriver.driver(of: navigation))
        navigation.transitions = .slide
        let driver = try XCTUnwrap(NavigationTransitionDriver.driver(of: navigation))
        XCTAssertTrue(navigation.delegate === driver)
        navigation.transitions = .fade
        XCTAssertTrue(NavigationTransitionDriver.driver(of: navigation) === driver)
        navigation.transitions = nil
        XCTAssertNil(NavigationTransitionDriver.driver(of: navigation))
        XCTAssertNil(navigation.transitions)
        XCTAssertNil(navigation.delegate)
    }

    func testAnotherValueReplacesNeitherDelegateNorRecognizer() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let driver = stand.navigation.delegate
        let recognizers = stand.navigation.view.gestureRecognizers?.map(ObjectIdentifier.init)
        for transitions in [NavigationTransitions.fade, .system, .depth, NavigationTransitions(.cube).swipe(.off)] {
            stand.navigation.transitions = transitions
            XCTAssertTrue(stand.navigation.delegate === driver)
            XCTAssertEqual(stand.navigation.view.gestureRecognizers?.map(ObjectIdentifier.init), recognizers)
            let isWrapped = stand.navigation.interactivePopGestureRecognizer?.delegate is SwipePermissionDelegate
            XCTAssertEqual(isWrapped, transitions.bringsAnimators)
        }
    }

    func testAValueIsReadBackChangedAndShared() async throws {
        let (first, second) = (UINavigationController(), UINavigationController())
        var transitions = NavigationTransitions.slide
        transitions.barState.background = .color(.red)
        first.transitions = transitions
        second.transitions = first.transitions
        second.transitions?.barState.background = .clear
        XCTAssertEqual(first.transitions?.barState.background, .color(.red))
        XCTAssertEqual(second.transitions?.barState.background, .clear)
        XCTAssertNil(NavigationTransitions.slide.barState.background)
        XCTAssertFalse(NavigationTransitions.slide.contentFollowsBar)
    }

    // MARK: While screens change

    /// Many apps set transitions in `viewWillAppear`, which is called during each swipe.
    func testTransitionsSetInViewWillAppearLeaveTheSwipeAlone() async throws {
        for end in [CGFloat(350), 60] {
            let stand = try StackStage { $0.transitions = .slide }
            stand.a.onWillAppear = { [navigation = stand.navigation] in navigation.transitions = .slide }
            holdSwipe(stand, at: end)
            stand.stage.finger.hold(for: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, end == 350 ? ["A"] : ["A", "B"])
            XCTAssertEqual(stand.stage.window.leftovers, [])
        }
    }

    func testARunningTransitionEndsAsItBegan() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        stand.push()
        stand.stage.advance(by: 0.1)
        stand.navigation.transitions = .fade
        stand.stage.advance(by: 0.05)
        XCTAssertGreaterThan(stand.b.view.seenFrame.minX, 1, "it slides")
        XCTAssertEqual(stand.b.view.seenAlpha, 1)
        try stand.stage.settle()
        stand.pop()
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(stand.b.view.seenFrame.minX, 0)
        XCTAssertLessThan(stand.b.view.seenAlpha, 1, "it fades")
        try stand.stage.settle()
    }

    func testANewReleaseRuleAppliesFromTheNextSwipe() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        holdSwipe(stand, at: 150)
        stand.navigation.transitions?.swipe.rule = ReleaseRule(threshold: 0.1)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        holdSwipe(stand, at: 150)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testTheSwipeCanBeRemovedAndRestoredByItsOptions() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        stand.navigation.transitions?.swipe.area = .off
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        stand.navigation.transitions?.swipe = SwipePop.Options()
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testASystemStackGetsASwipeLater() async throws {
        let stand = try StackStage { $0.transitions = .system }
        XCTAssertNil(stand.driver?.edgeSwipeRecognizer.view)
        stand.navigation.transitions = .cover
        XCTAssertNotNil(stand.driver?.edgeSwipeRecognizer.view)
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    /// B2.40: UIKit checks which methods a delegate implements when it is set.
    ///
    /// Baton therefore sets it again, but never during a change.
    func testTheDelegateIsNeverSetWhileScreensChange() async throws {
        let navigation = CountingNavigationController(rootViewController: TestScreen("A"))
        let stage = Stage(root: navigation)
        try stage.settle()
        navigation.transitions = .system
        navigation.pushViewController(TestScreen("B"), animated: true)
        stage.advance(by: 0.1)
        navigation.sets = 0
        navigation.transitions?.choose = { _ in .style(.fade) }
        XCTAssertEqual(navigation.sets, 0, "a transition is running")
        try stage.settle()
        XCTAssertEqual(navigation.sets, 2, "nil and back")
        XCTAssertEqual(NavigationTransitionDriver.driver(of: navigation)?.hasAnimatorQuery, true)
        navigation.transitions?.choose = nil
        XCTAssertEqual(navigation.sets, 4, "at once, since nothing runs")
        navigation.transitions?.barState.tintColor = .red
        XCTAssertEqual(navigation.sets, 4, "the methods are the same")
        XCTAssertTrue(navigation.delegate is NavigationTransitionDriver)
    }

    /// From the line after the push until its end, wherever the transitions are set.
    func testTheDelegateIsNotSetWhileAPushIsAboutToBeginEither() async throws {
        let moments: [(String, (CountingNavigationController, TestScreen) -> Void)] = [
            ("on the next line", { navigation, _ in navigation.transitions = .slide }),
            (
                "in viewWillAppear",
                { navigation, b in b.onWillAppear = { [weak navigation] in navigation?.transitions = .slide } }
            ),
            (
                "in the observer",
                { navigation, _ in
                    navigation.transitions?.observer = { [weak navigation] event in
                        if case .willBegin = event { navigation?.transitions = .slide }
                    }
                }
            ),
        ]
        for (name, change) in moments {
            let navigation = CountingNavigationController(rootViewController: TestScreen("A"))
            let stage = Stage(root: navigation)
            navigation.transitions = .system
            try stage.settle()
            navigation.sets = 0
            let b = TestScreen("B")
            navigation.pushViewController(b, animated: true)
            change(navigation, b)
            while navigation.transitionCoordinator != nil {
                XCTAssertEqual(navigation.sets, 0, name)
                stage.advance(by: 1.0 / 60)
            }
            try stage.settle()
            XCTAssertEqual(navigation.sets, 2, name)
            XCTAssertEqual(NavigationTransitionDriver.driver(of: navigation)?.hasAnimatorQuery, true, name)
        }
    }

    /// Also the first transitions may be set on that line.
    func testTheFirstTransitionsAreSetOnceDuringAPush() async throws {
        let navigation = CountingNavigationController(rootViewController: TestScreen("A"))
        let stage = Stage(root: navigation)
        try stage.settle()
        navigation.pushViewController(TestScreen("B"), animated: true)
        navigation.transitions = .system
        navigation.transitions = .slide
        XCTAssertEqual(navigation.sets, 1)
        stage.advance(by: 0.1)
        XCTAssertEqual(navigation.sets, 1)
        try stage.settle()
        XCTAssertEqual(navigation.sets, 3, "nil and back")
    }

    /// The app's delegate may implement other methods, which UIKit learns when the driver is set again.
    func testAnotherDelegateOfTheAppIsAnnouncedBetweenChanges() async throws {
        let (first, second) = (HandWrittenStackDelegate(), HandWrittenStackDelegate())
        let navigation = CountingNavigationController(rootViewController: TestScreen("A"))
        navigation.transitions = .slide
        let stage = Stage(root: navigation)
        try stage.settle()
        let driver = try XCTUnwrap(NavigationTransitionDriver.driver(of: navigation))
        navigation.sets = 0
        driver.forward(to: first)
        XCTAssertEqual(navigation.sets, 2, "nil and back, at once")
        navigation.pushViewController(TestScreen("B"), animated: true)
        driver.forward(to: second)
        while navigation.transitionCoordinator != nil {
            XCTAssertEqual(navigation.sets, 2)
            stage.advance(by: 1.0 / 60)
        }
        try stage.settle()
        XCTAssertEqual(navigation.sets, 4)
        XCTAssertEqual(first.takeCalls(), [])
        XCTAssertEqual(second.takeCalls().last, "didShow B true")
    }

    func testNewTransitionsForwardToTheirDelegate() async throws {
        let (first, second) = (HandWrittenStackDelegate(), HandWrittenStackDelegate())
        let stand = try StackStage(showsB: false) {
            $0.transitions = NavigationTransitions(.slide).forwardedDelegate(first)
        }
        _ = first.takeCalls()
        stand.navigation.transitions = NavigationTransitions(.slide).forwardedDelegate(second)
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(first.takeCalls(), [])
        XCTAssertEqual(second.takeCalls().count, 4)
    }

    func testSettingTransitionsAfterAnotherDelegateForwardsToThatDelegate() async throws {
        let app = HandWrittenStackDelegate()
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        stand.navigation.delegate = app
        stand.navigation.transitions = .cover
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertGreaterThan(stand.b.view.seenFrame.minY, 0, "Baton covers")
        try stand.stage.settle()
        XCTAssertEqual(app.takeCalls().count, 4)
        stand.navigation.transitions = nil
        XCTAssertTrue(stand.navigation.delegate === app)
    }

    func testADriverIsNotForwardedToItself() async throws {
        let app = HandWrittenStackDelegate()
        let stand = try StackStage(showsB: false) {
            $0.delegate = app
            $0.transitions = .slide
        }
        stand.navigation.transitions = NavigationTransitions(.cover).forwardedDelegate(stand.navigation.delegate)
        _ = app.takeCalls()
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(app.takeCalls().count, 4)
    }

    func testAChooseClosureOnSystemTransitionsKeepsUIKitsSwipe() async throws {
        let stand = try StackStage { $0.transitions = .system }
        stand.navigation.transitions?.choose = { $0.upper.title == "C" ? .cover : nil }
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    // MARK: Removing transitions

    /// A hidden bar moves along with the swipe. The bar is visible at the end, whatever the app does meanwhile.
    func testTheBarIsVisibleAfterTransitionsChangedDuringASwipe() async throws {
        let others: [NavigationTransitions?] = [nil, .fade, .system, .slide]
        for (hidesUpper, finishes) in [(true, true), (true, false), (false, true), (false, false)] {
            for other in others {
                let hidden = BarState(isHidden: true)
                let scene = try BarStage(
                    .slide, from: hidesUpper ? BarState() : hidden, to: hidesUpper ? hidden : BarState())
                try scene.arrive()
                scene.drivePop(to: 0.5)
                scene.navigation.transitions = other
                try scene.release(finishing: finishes)
                let name = "\(hidesUpper) \(finishes) \(other == nil ? "none" : "other")"
                let isAtFirst = scene.navigation.topViewController === scene.first
                if other == nil { XCTAssertFalse(isAtFirst, "\(name): nobody is left to finish it") }
                let isHidden = other != nil && isAtFirst != hidesUpper
                XCTAssertEqual(scene.navigation.isNavigationBarHidden, isHidden, name)
                XCTAssertEqual(scene.bar.frame.maxY <= 0, isHidden, name)
                XCTAssertEqual(scene.stage.window.leftovers.filter { !$0.contains("Backdrop") }, [], name)
            }
        }
    }

    func testTransitionsRestoredBeforeTheEndContinue() async throws {
        let app = HandWrittenStackDelegate()
        let stand = try StackStage(showsB: false) {
            $0.delegate = app
            $0.transitions = .slide
        }
        let driver = stand.navigation.delegate
        stand.push()
        stand.stage.advance(by: 0.1)
        stand.navigation.transitions = nil
        XCTAssertTrue(stand.navigation.delegate === app, "the delegate is given back at once")
        XCTAssertNil(stand.navigation.transitions)
        stand.navigation.transitions = .fade
        XCTAssertTrue(stand.navigation.delegate === driver)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
        stand.navigation.transitions = nil
        XCTAssertTrue(stand.navigation.delegate === app)
    }

    // MARK: Events

    func testAnObserverIsNotifiedOfEveryAnimatedChange() async throws {
        for transitions in [NavigationTransitions.slide, .system] {
            let stand = try StackStage(showsB: false) { $0.transitions = transitions }
            var events: [String] = []
            stand.navigation.transitions?.observer = { event in
                switch event {
                case .willBegin(let change): events.append("will \(change)")
                case .didEnd(let change): events.append("did \(change)")
                case .didCancel(let change): events.append("cancelled \(change)")
                case .didProgress, .didChangeOutcome, .didStretch: break
                }
            }
            stand.push()
            try stand.stage.settle()
            try swipe(stand, to: 60)
            try swipe(stand)
            stand.navigation.pushViewController(stand.b, animated: false)
            try stand.stage.settle()
            XCTAssertEqual(
                events,
                [
                    "will push A to B", "did push A to B", "will pop B to A", "cancelled pop B to A", "will pop B to A",
                    "did pop B to A",
                ])
        }
    }

    func testTheObserverOfTheBeginHearsOfTheEnd() async throws {
        let stand = try StackStage(showsB: false)
        var events: [String] = []
        func observed(_ name: String) -> NavigationTransitions {
            .slide.observer { event in
                if case .willBegin = event { events.append("\(name) begins") }
                if case .didEnd = event { events.append("\(name) ends") }
            }
        }
        stand.navigation.transitions = observed("first")
        stand.push()
        stand.stage.advance(by: 0.1)
        stand.navigation.transitions = observed("second")
        try stand.stage.settle()
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(events, ["first begins", "first ends", "second begins", "second ends"])
    }

    /// A presented stack appears by the modal transition and not by a push.
    func testAnObserverIsNotNotifiedWhenTheStackIsPresented() async throws {
        let stand = try CardStage()
        let stack = UINavigationController(rootViewController: TestScreen("Root"))
        stack.transitions = .slide
        var events = 0
        stack.transitions?.observer = { _ in events += 1 }
        stand.presenter.present(stack, using: .slide(from: .bottom))
        try stand.stage.settle()
        XCTAssertNotNil(stack.view.window)
        XCTAssertEqual(events, 0)
    }

    func testAnObserverIsNotifiedOfATransitionThatBeganBeforeItsDriver() async throws {
        let stand = try StackStage(showsB: false)
        stand.push()
        stand.navigation.transitions = .slide
        var events: [String] = []
        stand.navigation.transitions?.observer = { event in
            switch event {
            case .willBegin(let change): events.append("will \(change)")
            case .didEnd(let change): events.append("did \(change)")
            case .didCancel(let change): events.append("cancelled \(change)")
            case .didProgress, .didChangeOutcome, .didStretch: break
            }
        }
        try stand.stage.settle()
        XCTAssertEqual(events, ["will push A to B", "did push A to B"])
    }

    func testDecisionsAreLoggedInWords() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        stand.navigation.transitions?.choose = { $0.operation == .push ? .style(.fade) : nil }
        let driver = try XCTUnwrap(stand.driver)
        try swipe(stand)
        stand.push()
        try stand.stage.settle()
        try swipe(stand, to: 60)
        XCTAssertEqual(
            driver.decisions.dropLast().suffix(3),
            [
                "the swipe did not begin: this is the root", "push A to B: a style, by choose",
                "pop B to A: a style, by the stack",
            ])
        XCTAssertEqual(driver.decisions.last?.hasPrefix("cancelled: projected 0."), true)
        for _ in 0..<200 { driver.log("again") }
        XCTAssertEqual(driver.decisions.count, 100)
    }

    func testAnAnimatorForTheOtherDirectionGivesAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let stand = try StackStage(showsB: false) {
            $0.transitions = NavigationTransitions(push: .animator { _ in PopAnimator(.slide) }, pop: .system)
        }
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertEqual(advice.lines.first?.contains("PushAnimator"), true)
    }
}

/// Counts how often its delegate is set.
private final class CountingNavigationController: UINavigationController {
    var sets = 0

    override var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set {
            sets += 1
            super.delegate = newValue
        }
    }
}
