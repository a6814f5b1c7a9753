import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a transition that is ended at once, and the next one, which goes on from where the screens are seen.
@MainActor
final class GoingOnTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private let devices = [HeadlessDevice.phone, .phone.rightToLeft]
    private let a = TestScreen("A")
    private let b = TestScreen("B")
    private let c = TestScreen("C")

    override func setUp() async throws {
        await MainActor.run { HeadlessLog.reset() }
    }

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.barTapsInCustomTransitionsArrive = false
            HeadlessQuirks.tapsInTabChanges = .areIgnored
        }
    }

    private func make(
        _ device: HeadlessDevice = .phone, _ screens: [UIViewController], _ style: TransitionStyle = .slide
    ) throws -> (Stage, BatonNavigationController) {
        let navigation = BatonNavigationController()
        navigation.viewControllers = screens
        navigation.transitions = NavigationTransitions(style)
        let stage = Stage(device, root: navigation)
        try stage.settle()
        return (stage, navigation)
    }

    private func places(_ screens: [UIViewController]) -> [CGFloat?] {
        screens.map { $0.viewIfLoaded?.window == nil ? nil : $0.viewIfLoaded?.seenFrame.minX }
    }

    /// Interrupts what runs, and checks that no screen that is seen before and afterwards jumps, in place or in velocity.
    private func interrupt(
        _ stage: Stage, _ screens: [UIViewController], _ words: String, line: UInt = #line, _ next: () -> Void
    ) {
        let earlier = places(screens)
        stage.advance(by: 0.001)
        let before = places(screens)
        next()
        stage.turn()
        let after = places(screens)
        stage.advance(by: 0.001)
        let later = places(screens)
        for (index, screen) in screens.enumerated() {
            guard let old = before[index], let new = after[index] else { continue }
            let name = "\(screen.title ?? "-"), \(words)"
            XCTAssertEqual(new, old, accuracy: 0.5, name, line: line)
            guard let first = earlier[index], let last = later[index] else { continue }
            // In a millisecond the spring changes the velocity by at most 1000/3 × 390 × 0.001 × 2 points a second.
            XCTAssertEqual(last - new, old - first, accuracy: 0.3, "the velocity of \(name)", line: line)
        }
    }

    private func settle(_ stage: Stage, _ navigation: UINavigationController, _ titles: [String], _ words: String)
        throws
    {
        try stage.settle()
        XCTAssertEqual(navigation.viewControllers.map { $0.title ?? "-" }, titles, words)
        XCTAssertEqual(navigation.topViewController?.view.seenFrame, navigation.view.bounds, words)
        for screen in [a, b, c] where screen.isViewLoaded {
            XCTAssertTrue(CATransform3DIsIdentity(screen.view.transform3D), words)
            XCTAssertEqual(screen.view.alpha, 1, words)
        }
        XCTAssertEqual(stage.window.leftovers, [], words)
        XCTAssertEqual(HeadlessLog.warnings, [], words)
    }

    func testAPopThatInterruptsAPushGoesOnFromWhereTheScreensAre() async throws {
        for device in devices {
            for moment in [0.03, 0.08, 0.15, 0.3] {
                let (stage, navigation) = try make(device, [a])
                navigation.pushViewController(b, animated: true)
                stage.advance(by: moment)
                interrupt(stage, [a, b], "\(moment)") { navigation.popViewController(animated: true) }
                XCTAssertTrue(b.isMovingFromParent, "the pop has begun")
                try settle(stage, navigation, ["A"], "\(moment)")
                stage.close()
            }
        }
    }

    func testAPushThatInterruptsAPushOrAPop() async throws {
        for device in devices {
            let (stage, navigation) = try make(device, [a])
            navigation.pushViewController(b, animated: true)
            stage.advance(by: 0.1)
            interrupt(stage, [a, b], "push and push") { navigation.pushViewController(c, animated: true) }
            stage.advance(by: 0.1)
            interrupt(stage, [b, c], "push and pop to the root") { navigation.popToRootViewController(animated: true) }
            stage.advance(by: 0.1)
            interrupt(stage, [a, c], "pop and push") { navigation.pushViewController(b, animated: true) }
            stage.advance(by: 0.1)
            interrupt(stage, [a, b], "push and all others") {
                navigation.setViewControllers([a, b, c], animated: true)
            }
            try settle(stage, navigation, ["A", "B", "C"], "all")
            stage.close()
        }
    }

    /// A screen that comes in beside one that turns round when it is nearly there is not thrown far away by its velocity. The
    /// spring then leads at most by a part of e^-0.5 × 2 - 1 beyond the start, which is 0.213.
    func testAScreenThatComesInIsNotThrownAway() async throws {
        let d = TestScreen("D")
        for (device, seconds) in [(devices[0], 0.02), (devices[0], 0.05), (devices[1], 0.02)] {
            let (stage, navigation) = try make(device, [a, b])
            navigation.popViewController(animated: true)
            stage.advance(by: seconds)
            navigation.pushViewController(c, animated: true)
            stage.advance(by: 0.03)
            navigation.pushViewController(d, animated: true)
            for _ in 0..<30 {
                for screen in [c, d] where screen.viewIfLoaded?.window != nil {
                    XCTAssertLessThan(abs(screen.view.seenFrame.minX), 390 * 1.22, "\(seconds)")
                }
                stage.advance(by: 1.0 / 60)
            }
            try settle(stage, navigation, ["A", "C", "D"], "all")
            stage.close()
        }
    }

    /// A push enters above the leaving screen and a pop below it, also where a screen comes back that was leaving.
    func testTheScreensAreInTheOrderOfTheLastChange() async throws {
        typealias Step = (change: (UINavigationController) -> Void, upper: UIViewController, lower: UIViewController)
        let d = TestScreen("D")
        func set(_ screens: [UIViewController]) -> (UINavigationController) -> Void {
            { $0.setViewControllers(screens, animated: true) }
        }
        let rows: [(start: [UIViewController], steps: [Step])] = [
            ([a, c], [(set([a, d]), d, c), (set([a, c]), c, d), (set([a, d]), d, c)]),
            ([a], [({ $0.pushViewController(self.b, animated: true) }, b, a), (set([a, c]), c, b), (set([a]), c, a)]),
            ([a, b], [(set([a]), b, a), (set([a, b]), b, a), (set([a]), b, a), (set([a, c]), c, a)]),
            ([a, b, c], [(set([a, b]), c, b), (set([a]), b, a), (set([a, c]), c, a)]),
        ]
        for (row, (start, steps)) in rows.enumerated() {
            let (stage, navigation) = try make(start)
            for (index, step) in steps.enumerated() {
                step.change(navigation)
                for _ in 0..<2 {
                    stage.turn()
                    let screens = try XCTUnwrap(step.upper.view.superview).subviews.filter { view in
                        ([a, b, c, d] as [UIViewController]).contains { $0.viewIfLoaded === view }
                    }
                    XCTAssertEqual(screens, [step.lower.view, step.upper.view], "step \(index) of row \(row)")
                    stage.advance(by: 0.05)
                }
            }
            try settle(stage, navigation, navigation.viewControllers.map { $0.title ?? "-" }, "row \(row)")
            stage.close()
        }
    }

    /// Nothing of a screen stays where it was when it turned round.
    func testAScreenThatComesBackIsSeenOnce() async throws {
        let (stage, navigation) = try make([a])
        a.view.backgroundColor = .red
        let line = UIView(frame: CGRect(x: 150, y: 0, width: 20, height: 844))
        line.backgroundColor = .black
        a.view.addSubview(line)
        navigation.pushViewController(b, animated: true)
        stage.advance(by: 0.05)
        let former = line.frameInWindow
        XCTAssertLessThan(former.minX, 140)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.3)
        XCTAssertGreaterThan(line.frameInWindow.minX, former.midX)
        let color = Compositor(ViewRecorder(stage.window).look()).color(at: CGPoint(x: former.minX + 1, y: 600))
        XCTAssertEqual(color.red, 1, accuracy: 0.3, "the line is no longer there")
        stage.close()
    }

    func testUIKitCompletesThePushBeforeThePopBegins() async throws {
        var lines: [String] = []
        let b = TestScreen("B") { lines.append($0) }
        let app = HandWrittenStackDelegate()
        let (stage, navigation) = try make([a])
        navigation.delegate = app
        _ = app.takeCalls()
        navigation.pushViewController(b, animated: true)
        stage.advance(by: 0.1)
        lines = []
        navigation.popViewController(animated: true)
        // B16.21
        XCTAssertEqual(lines, ["B did appear"])
        try stage.settle()
        XCTAssertEqual(lines, ["B did appear", "B will disappear", "B did disappear"])
    }

    private func make(_ screens: [UIViewController]) throws -> (Stage, BatonNavigationController) {
        try make(.phone, screens)
    }

    func testATapOnBackInterruptsAPushWhereItArrives() async throws {
        for arrives in [false, true] {
            HeadlessQuirks.barTapsInCustomTransitionsArrive = arrives
            let (stage, navigation) = try make([a])
            navigation.pushViewController(b, animated: true)
            stage.advance(by: 0.1)
            interrupt(stage, [a, b], "\(arrives)") {
                XCTAssertEqual(HeadlessBars.tapBackButton(of: navigation.navigationBar), arrives)
            }
            XCTAssertEqual(b.isMovingFromParent, arrives)
            try settle(stage, navigation, arrives ? ["A"] : ["A", "B"], "\(arrives)")
            stage.close()
        }
    }

    /// UIKit need not call `popViewController` for a tap on the button.
    func testThePushEndsWhenUIKitAsksWhetherTheButtonMayPop() async throws {
        let (stage, navigation) = try make([a])
        navigation.pushViewController(b, animated: true)
        stage.advance(by: 0.1)
        XCTAssertTrue(navigation.navigationBar(navigation.navigationBar, shouldPop: b.navigationItem))
        XCTAssertNil(navigation.transitionCoordinator)
        try settle(stage, navigation, ["A", "B"], "asked")
    }

    func testAScreenThatIsNotReadyKeepsThePushRunning() async throws {
        HeadlessQuirks.barTapsInCustomTransitionsArrive = true
        let (stage, navigation) = try make([a])
        var asked = 0
        b.navigationItem.backInterceptor = { asked += 1 }
        navigation.pushViewController(b, animated: true)
        stage.advance(by: 0.1)
        HeadlessBars.tapBackButton(of: navigation.navigationBar)
        XCTAssertEqual(asked, 1)
        XCTAssertNotNil(navigation.transitionCoordinator)
        try settle(stage, navigation, ["A", "B"], "kept")
    }

    func testOnAPlainStackAPopWaitsUnlessTheDriverEndsThePush() async throws {
        for ends in [false, true] {
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            stand.push()
            stand.stage.advance(by: 0.1)
            interrupt(stand.stage, [stand.a, stand.b], "\(ends)") {
                if ends { stand.driver?.endRunningTransition() }
                stand.pop()
            }
            XCTAssertEqual(stand.b.isMovingFromParent, ends)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"])
            XCTAssertEqual(stand.stage.window.leftovers, [])
        }
    }

    func testOneThatAFingerHoldsIsCancelled() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 150, y: 400), in: 0.2)
        stand.driver?.endRunningTransition()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertNil(stand.navigation.transitionCoordinator)
        stand.stage.finger.drag(to: CGPoint(x: 300, y: 400), in: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.b.view.seenFrame.minX, 0)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testACallFromACallbackAtTheStartWaits() async throws {
        let (stage, navigation) = try make([a])
        let next = c
        b.onWillAppear = { [weak navigation] in
            navigation?.pushViewController(next, animated: true)
        }
        navigation.pushViewController(b, animated: true)
        stage.turn()
        b.onWillAppear = {}
        try settle(stage, navigation, ["A", "B", "C"], "from viewWillAppear")
    }

    func testEveryStyleEndsWell() async throws {
        let styles: [(String, TransitionStyle)] = [
            ("slide", .slide), ("across", .slideAcross), ("cover", .cover), ("fade", .fade), ("depth", .depth),
            ("flip", .flip), ("cube", .cube), ("zoom", .zoom { _ in nil }), ("reveal", .reveal),
            ("linear", .slide.duration(0.5).timing(UICubicTimingParameters(animationCurve: .linear))),
        ]
        for (name, style) in styles {
            for moment in [0.0, 0.05, 0.2] {
                let (stage, navigation) = try make(.phone, [a], style)
                navigation.pushViewController(b, animated: true)
                if moment > 0 { stage.advance(by: moment) }
                navigation.popViewController(animated: true)
                stage.advance(by: 0.1)
                navigation.pushViewController(c, animated: true)
                stage.advance(by: 0.05)
                navigation.popViewController(animated: false)
                try settle(stage, navigation, ["A"], "\(name) \(moment)")
                stage.close()
            }
        }
    }

    /// One of the screens has no way to go.
    func testTheScreenThatMovesKeepsItsVelocity() async throws {
        for style in [TransitionStyle.slide(from: .trailing), TransitionStyle(leaving: .offstage(.leading))] {
            let (stage, navigation) = try make(.phone, [a], style)
            navigation.pushViewController(b, animated: true)
            stage.advance(by: 0.08)
            interrupt(stage, [a, b], "\(style)") { navigation.popViewController(animated: true) }
            try settle(stage, navigation, ["A"], "\(style)")
            stage.close()
        }
    }

    /// The finger was fast, and so are the screens.
    func testAScreenKeepsTheVelocityThatAFingerHasGivenIt() async throws {
        let (stage, navigation) = try make(.phone, [a, b], .slideAcross)
        stage.finger.down(at: CGPoint(x: 2, y: 400))
        stage.finger.drag(to: CGPoint(x: 150, y: 400), in: 0.08)
        stage.finger.up()
        stage.advance(by: 0.02)
        interrupt(stage, [a, b], "after a swipe") { navigation.pushViewController(c, animated: true) }
        try settle(stage, navigation, ["A", "C"], "after a swipe")
    }

    func testManyInterruptionsLeaveNothing() async throws {
        let (stage, navigation) = try make([a])
        let before = WindowDump(stage.window)
        for round in 0..<20 {
            let screen = TestScreen("\(round)")
            navigation.pushViewController(screen, animated: true)
            stage.advance(by: 0.02)
            navigation.popToRootViewController(animated: true)
            stage.advance(by: 0.03)
        }
        try settle(stage, navigation, ["A"], "20 rounds")
        XCTAssertEqual(WindowDump(stage.window).difference(from: before), [])
    }

    func testATapOnAnotherTabGoesOnFromWhereTheScreensAre() async throws {
        HeadlessQuirks.tapsInTabChanges = .wait
        for device in devices {
            let stand = try TabStage(device) { $0.transitions = TabTransitions(.slideAcross) }
            stand.tap(1)
            stand.stage.advance(by: 0.1)
            interrupt(stand.stage, stand.screens, "A, B, C") { stand.tap(2) }
            try stand.stage.settle()
            XCTAssertEqual(stand.shown, "C")
            stand.tap(1)
            stand.stage.advance(by: 0.1)
            interrupt(stand.stage, stand.screens, "C, B, C") { stand.tap(2) }
            try stand.stage.settle()
            XCTAssertEqual(stand.shown, "C")
            XCTAssertEqual(stand.screens[2].view.seenFrame.minX, 0)
            XCTAssertEqual(stand.stage.window.leftovers, [])
        }
    }
}
