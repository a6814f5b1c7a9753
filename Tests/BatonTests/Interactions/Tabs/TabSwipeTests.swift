import BatonMotion
import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a swipe in the content that changes tabs: under the finger, released, cancelled, and at the ends of the tabs.
@MainActor
final class TabSwipeTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private let devices = [HeadlessDevice.phone, .phone.rightToLeft]

    override func setUp() async throws {
        await MainActor.run { HeadlessLog.reset() }
    }

    private func make(
        _ device: HeadlessDevice = .phone, _ transitions: TabTransitions = .slideAcross.swipe()
    ) throws -> TabStage {
        try TabStage(device) { $0.transitions = transitions }
    }

    /// A point at a distance from the leading edge.
    private func point(_ stand: TabStage, _ way: CGFloat, _ y: CGFloat = 300) -> CGPoint {
        CGPoint(x: stand.stage.device.layoutDirection == .rightToLeft ? 390 - way : way, y: y)
    }

    private func sign(_ stand: TabStage) -> CGFloat {
        stand.stage.device.layoutDirection == .rightToLeft ? -1 : 1
    }

    private func swipe(_ stand: TabStage, from start: CGFloat, to end: CGFloat, in seconds: Double = 0.2) throws {
        stand.stage.finger.drag(from: point(stand, start), to: point(stand, end, 302), in: seconds)
        try stand.stage.settle()
    }

    // MARK: Between the tabs

    func testBothScreensFollowTheFinger() async throws {
        for device in devices {
            let stand = try make(device)
            stand.stage.finger.down(at: point(stand, 350))
            stand.stage.finger.drag(to: point(stand, 330), in: 0.05)
            for way in stride(from: CGFloat(40), through: 240, by: 40) {
                stand.stage.finger.drag(to: point(stand, 350 - way), in: 0.1)
                XCTAssertEqual(stand.screens[0].view.seenFrame.minX, -way * sign(stand), accuracy: 0.5)
                XCTAssertEqual(stand.screens[1].view.seenFrame.minX, (390 - way) * sign(stand), accuracy: 0.5)
            }
            XCTAssertEqual(stand.tabs.selectedIndex, 1, "UIKit has begun the change (B10.4)")
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.shown, "B")
            XCTAssertEqual(stand.stage.window.leftovers, [])
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    func testItLeadsForwardAndBackThroughAllTabs() async throws {
        for device in devices {
            let stand = try make(device)
            for (index, start, end) in [(1, 350, 30), (2, 350, 30), (1, 40, 360), (0, 40, 360)] {
                try swipe(stand, from: CGFloat(start), to: CGFloat(end))
                XCTAssertEqual(stand.tabs.selectedIndex, index)
                XCTAssertEqual(stand.shown, stand.screens[index].title)
                XCTAssertEqual(stand.screens[index].view.seenFrame.minX, 0)
            }
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    func testAShortDragIsCancelledAndAFlickIsNot() async throws {
        for device in devices {
            let stand = try make(device)
            let before = WindowDump(stand.stage.window)
            stand.stage.finger.down(at: point(stand, 350))
            stand.stage.finger.drag(to: point(stand, 250), in: 0.3)
            stand.stage.finger.hold(for: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.tabs.selectedIndex, 0)
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
            stand.stage.finger.flick(from: point(stand, 350), velocity: CGVector(dx: -1000 * sign(stand), dy: 0))
            try stand.stage.settle()
            XCTAssertEqual(stand.tabs.selectedIndex, 1)
        }
    }

    func testItWorksWithEveryStyle() async throws {
        for style in [TransitionStyle.slide, .slideAcross, .cover, .fade, .depth, .flip, .cube, .zoom { _ in nil }] {
            let stand = try make(.phone, TabTransitions(style).swipe())
            try swipe(stand, from: 350, to: 30)
            XCTAssertEqual(stand.shown, "B")
            try swipe(stand, from: 40, to: 360)
            XCTAssertEqual(stand.shown, "A")
            XCTAssertEqual(stand.stage.window.leftovers, [])
        }
    }

    func testTheDelegateIsNotToldAndTheObserverIs() async throws {
        let app = HandWrittenTabDelegate()
        let stand = try make(.phone, .slideAcross.swipe().forwardedDelegate(app))
        var events: [String] = []
        stand.tabs.transitions?.observer = { event in
            switch event {
            case .willBegin(let change): events.append("will \(change)")
            case .didEnd(let change): events.append("did \(change)")
            case .didCancel(let change): events.append("cancelled \(change)")
            case .didChangeOutcome(let outcome): events.append("\(outcome)")
            case .didProgress, .didStretch: break
            }
        }
        try swipe(stand, from: 350, to: 30)
        // B10.2
        XCTAssertEqual(app.takeCalls(), ["animator A to B", "interaction for TransitionAnimator"])
        XCTAssertEqual(events, ["will tab forward A to B", "completed", "did tab forward A to B"])
    }

    // MARK: Where it does not begin

    func testAnAppRefusesAChangeOrAPlace() async throws {
        let stand = try make(
            .phone, .slideAcross.swipe(shouldBegin: { $0.to.title != "B" }, startsAt: { point, _ in point.y < 400 }))
        try swipe(stand, from: 350, to: 30)
        XCTAssertEqual(stand.tabs.selectedIndex, 0)
        let log = try XCTUnwrap(TabTransitionDriver.driver(of: stand.tabs)).decisions
        XCTAssertEqual(log.last, "the swipe did not begin: shouldBegin returned false")
        stand.tabs.selectedIndex = 1
        try stand.stage.settle()
        stand.stage.finger.drag(from: point(stand, 350, 500), to: point(stand, 30, 500), in: 0.2)
        try stand.stage.settle()
        XCTAssertEqual(stand.tabs.selectedIndex, 1, "below")
        try swipe(stand, from: 350, to: 30)
        XCTAssertEqual(stand.tabs.selectedIndex, 2, "above")
    }

    func testWithoutASwipeOrWithUIKitsChangeItDoesNotBegin() async throws {
        for (transitions, line) in [
            (TabTransitions.slideAcross, nil),
            (TabTransitions(forward: .system, back: .slideAcross).swipe(), "UIKit animates this change"),
            (TabTransitions.animator { _ in nil }.swipe(), "UIKit animates this change"),
        ] as [(TabTransitions, String?)] {
            let stand = try make(.phone, transitions)
            try swipe(stand, from: 350, to: 30)
            XCTAssertEqual(stand.tabs.selectedIndex, 0)
            let log = try XCTUnwrap(TabTransitionDriver.driver(of: stand.tabs)).decisions
            XCTAssertEqual(log.last, line.map { "the swipe did not begin: \($0)" })
        }
    }

    func testOnlyDragsAcrossBeginAndOnlyInTheContent() async throws {
        for (start, end) in [
            (CGPoint(x: 200, y: 300), CGPoint(x: 150, y: 600)), (CGPoint(x: 350, y: 820), CGPoint(x: 30, y: 820)),
        ] {
            let stand = try make()
            stand.stage.finger.drag(from: start, to: end, in: 0.2)
            try stand.stage.settle()
            XCTAssertEqual(stand.tabs.selectedIndex, 0, "\(start)")
        }
    }

    func testADisabledTabIsPassedOver() async throws {
        let stand = try make()
        stand.screens[1].tabBarItem.isEnabled = false
        try swipe(stand, from: 350, to: 30)
        XCTAssertEqual(stand.shown, "C")
        try swipe(stand, from: 40, to: 360)
        XCTAssertEqual(stand.shown, "A")
    }

    func testTheMoreTabIsTheLast() async throws {
        let stand = try make()
        let others = (0..<4).map { TestScreen("\($0)") }
        stand.tabs.viewControllers = stand.screens + others
        stand.tabs.selectedIndex = 3
        try stand.stage.settle()
        try swipe(stand, from: 350, to: 30)
        XCTAssertIdentical(stand.tabs.selectedViewController, stand.tabs.moreNavigationController)
        try swipe(stand, from: 350, to: 30)
        XCTAssertIdentical(stand.tabs.selectedViewController, stand.tabs.moreNavigationController, "the end")
        try swipe(stand, from: 40, to: 360)
        XCTAssertEqual(stand.tabs.selectedIndex, 3)
    }

    /// A swipe leads to a screen in the list of the More tab, and never to one that cannot be selected.
    func testWhereTheItemsOfTheBarAreOthersTheListedScreensAreReached() async throws {
        try with("itemsOfTabBars") { name in
            let stand = try make()
            let others = (0..<4).map { TestScreen("\($0)") }
            for screen in others { screen.loadViewIfNeeded() }
            stand.tabs.viewControllers = stand.screens + others
            stand.tabs.selectedIndex = 3
            try stand.stage.settle()
            try swipe(stand, from: 350, to: 30)
            XCTAssertIdentical(stand.tabs.selectedViewController, others[1], name)
            try swipe(stand, from: 40, to: 360)
            try swipe(stand, from: 40, to: 360)
            try swipe(stand, from: 40, to: 360)
            try swipe(stand, from: 350, to: 30)
            XCTAssertEqual(HeadlessLog.warnings, [], name)
            XCTAssertEqual(stand.stage.window.leftovers, [], name)
        }
    }

    /// Without a More tab the order of the view controllers is right.
    func testThreeTabsAreSwipedWhateverTheirItemsAre() async throws {
        try with("itemsOfTabBars") { name in
            let stand = try make()
            for index in [1, 2, 2] {
                try swipe(stand, from: 350, to: 30)
                XCTAssertEqual(stand.tabs.selectedIndex, index, name)
            }
            for index in [1, 0, 0] {
                try swipe(stand, from: 40, to: 360)
                XCTAssertEqual(stand.tabs.selectedIndex, index, name)
            }
            XCTAssertEqual(HeadlessLog.warnings, [], name)
        }
    }

    func testASingleTabDoesNotStretch() async throws {
        let stand = try make()
        stand.tabs.viewControllers = [stand.screens[0]]
        try stand.stage.settle()
        stand.stage.finger.down(at: point(stand, 350))
        stand.stage.finger.drag(to: point(stand, 100), in: 0.2)
        XCTAssertEqual(stand.screens[0].view.seenFrame.minX, 0)
        stand.stage.finger.up()
    }

    // MARK: The ends

    /// How far a screen follows a pull beyond its end, as a scroll view of the width would.
    private func offset(_ pull: CGFloat) -> CGFloat {
        CGFloat(RubberBand(dimension: 390).offset(forPull: Double(pull)))
    }

    func testBeforeTheFirstTabAndAfterTheLastTheScreenStretches() async throws {
        for device in devices {
            for (index, start, end) in [(0, CGFloat(100), CGFloat(300)), (2, 300, 100)] {
                let stand = try make(device)
                stand.tabs.selectedIndex = index
                try stand.stage.settle()
                let before = WindowDump(stand.stage.window)
                var stretches: [CGFloat] = []
                stand.tabs.transitions?.observer = {
                    if case .didStretch(let stretch) = $0 { stretches.append(stretch) }
                }
                stand.stage.finger.down(at: point(stand, start))
                stand.stage.finger.drag(to: point(stand, end), in: 0.2)
                let side: CGFloat = end > start ? 1 : -1
                XCTAssertEqual(
                    stand.screens[index].view.seenFrame.minX, side * offset(200) * sign(stand), accuracy: 0.5)
                XCTAssertEqual(try XCTUnwrap(stretches.last), -offset(200) / 390, accuracy: 0.01)
                XCTAssertNil(stand.tabs.transitionCoordinator)
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertEqual(stretches.last, 0)
                XCTAssertEqual(stand.tabs.selectedIndex, index)
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
            }
        }
    }

    func testAFingerThatTurnsRoundAtAnEndChangesTabs() async throws {
        for device in devices {
            let stand = try make(device)
            stand.stage.finger.down(at: point(stand, 200))
            stand.stage.finger.drag(to: point(stand, 300), in: 0.1)
            XCTAssertEqual(stand.screens[0].view.seenFrame.minX, offset(100) * sign(stand), accuracy: 0.5)
            stand.stage.finger.drag(to: point(stand, 190), in: 0.1)
            stand.stage.finger.drag(to: point(stand, 100), in: 0.1)
            XCTAssertEqual(stand.screens[0].view.seenFrame.minX, -100 * sign(stand), accuracy: 0.5)
            XCTAssertEqual(stand.screens[1].view.seenFrame.minX, 290 * sign(stand), accuracy: 0.5)
            stand.stage.finger.drag(to: point(stand, 5), in: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.shown, "B")
            XCTAssertEqual(stand.screens[0].view.frame.minX, 0)
        }
    }

    func testAScreenOnItsWayBackIsCaughtWhereItIs() async throws {
        for device in devices {
            let stand = try make(device)
            stand.stage.finger.down(at: point(stand, 100))
            stand.stage.finger.drag(to: point(stand, 200), in: 0.2)
            stand.stage.finger.hold(for: 0.1)
            stand.stage.finger.up()
            stand.stage.advance(by: 0.05)
            let seen = stand.screens[0].view.seenFrame.minX * sign(stand)
            XCTAssertGreaterThan(seen, 20)
            stand.stage.finger.down(at: point(stand, 300))
            stand.stage.finger.drag(to: point(stand, 311), in: 1.0 / 60)
            let caught = stand.screens[0].view.seenFrame.minX * sign(stand)
            XCTAssertLessThan(caught, seen + 7, "it follows 11 points by half at most")
            // 1/18.257 s is the time constant of the spring: in two frames a screen returns by less than a half.
            XCTAssertGreaterThan(caught, seen * 0.5)
            stand.stage.finger.drag(to: point(stand, 331), in: 0.05)
            XCTAssertGreaterThan(stand.screens[0].view.seenFrame.minX * sign(stand), caught, "it goes on from there")
            stand.stage.finger.drag(to: point(stand, 5), in: 0.4)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.shown, "B")
        }
    }

    func testACancelledTouchAtAnEndLetsTheScreenReturn() async throws {
        let stand = try make()
        let before = WindowDump(stand.stage.window)
        stand.stage.finger.down(at: point(stand, 100))
        stand.stage.finger.drag(to: point(stand, 300), in: 0.2)
        stand.stage.finger.cancel()
        try stand.stage.settle()
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testATurnOfTheDeviceEndsTheStretch() async throws {
        let stand = try make()
        stand.stage.finger.down(at: point(stand, 100))
        stand.stage.finger.drag(to: point(stand, 300), in: 0.2)
        stand.stage.resize(to: CGSize(width: 844, height: 390), lasting: 0)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.screens[0].view.frame.minX, 0)
        XCTAssertEqual(stand.screens[0].view.frame.width, 844)
        try swipe(stand, from: 350, to: 30, in: 0.1)
        XCTAssertEqual(stand.shown, "B")
    }

    // MARK: Around it

    func testItEndsWithTheTransitions() async throws {
        let stand = try make()
        let before = (stand.tabs.view.gestureRecognizers ?? []).count
        XCTAssertGreaterThan(before, 0)
        stand.tabs.transitions = .fade.duration(0.2)
        try swipe(stand, from: 350, to: 30)
        XCTAssertEqual(stand.tabs.selectedIndex, 0, "the transitions have no swipe now")
        stand.tabs.transitions = nil
        XCTAssertEqual((stand.tabs.view.gestureRecognizers ?? []).count, 0)
    }

    func testTransitionsThatLeaveUnderTheFingerEndTheChange() async throws {
        let stand = try make()
        stand.stage.finger.down(at: point(stand, 350))
        stand.stage.finger.drag(to: point(stand, 100), in: 0.2)
        stand.tabs.transitions = nil
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.shown, "A")
        XCTAssertEqual(stand.screens[0].view.seenFrame.minX, 0)
        XCTAssertEqual(stand.stage.window.leftovers, [])
    }

    func testASwipeOfOnesOwnWorksInADelegateOfOnesOwn() async throws {
        let app = HandWrittenTabDelegate(TransitionAnimator(.slideAcross, for: .tabForward))
        let stand = try TabStage { $0.delegate = app }
        weak var released: SwipeTabs?
        do {
            let swipe = SwipeTabs()
            released = swipe
            swipe.attach(to: stand.tabs)
            app.interaction = swipe.interaction
            try self.swipe(stand, from: 350, to: 30)
            XCTAssertEqual(stand.shown, "B")
            app.interaction = nil
        }
        try stand.stage.settle()
        XCTAssertNil(released)
        XCTAssertEqual((stand.tabs.view.gestureRecognizers ?? []).count, 0)
    }

    func testAScrollOfATrackpadChangesTabs() async throws {
        for device in devices {
            let stand = try make(device)
            let window = stand.stage.window
            HeadlessTouches.scrollBegan(at: point(stand, 200), in: window)
            for _ in 0..<20 {
                stand.stage.advance(by: 1.0 / 60)
                HeadlessTouches.scrolled(by: CGPoint(x: -15 * sign(stand), y: 0), in: window)
            }
            XCTAssertEqual(stand.screens[0].view.seenFrame.minX, -300 * sign(stand), accuracy: 16)
            HeadlessTouches.scrollEnded(in: window)
            try stand.stage.settle()
            XCTAssertEqual(stand.shown, "B")
        }
    }

    func testTabsThatGoUnderTheFingerEndTheChange() async throws {
        weak var tabs: UITabBarController?
        do {
            let stand = try make()
            tabs = stand.tabs
            stand.stage.finger.down(at: point(stand, 350))
            stand.stage.finger.drag(to: point(stand, 200), in: 0.2)
            stand.stage.window.rootViewController = UIViewController()
            stand.stage.finger.up()
            try stand.stage.settle()
            stand.stage.close()
        }
        XCTAssertNil(tabs)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testNothingIsRetained() async throws {
        weak var tabs: UITabBarController?
        weak var driver: TabTransitionDriver?
        do {
            let stand = try make()
            (tabs, driver) = (stand.tabs, TabTransitionDriver.driver(of: stand.tabs))
            try swipe(stand, from: 350, to: 30)
            stand.stage.finger.drag(from: point(stand, 40), to: point(stand, 360), in: 0.2)
            try stand.stage.settle()
            stand.stage.close()
        }
        XCTAssertNil(tabs)
        XCTAssertNil(driver)
    }
}
