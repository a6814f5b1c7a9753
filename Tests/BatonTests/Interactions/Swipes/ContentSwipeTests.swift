import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests the swipe in the content where Baton animates the pop, and what it yields to.
@MainActor
final class ContentSwipeTests: GenerationTestCase {
    private func stack(_ area: SwipePop.Area = .content, _ device: HeadlessDevice = .phone) throws -> StackStage {
        try StackStage(device) { $0.transitions = NavigationTransitions(.slide, swipe: SwipePop.Options(from: area)) }
    }

    private func swipe(_ stand: StackStage, from start: CGFloat = 150, to end: CGFloat = 385) throws {
        stand.stage.finger.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 402), in: 0.2)
        try stand.stage.settle()
    }

    /// Shows a view in the middle of B, where the finger lands.
    private func add<View: UIView>(_ view: View, to stand: StackStage) throws -> View {
        view.frame = CGRect(x: 20, y: 300, width: 350, height: 200)
        stand.b.view.addSubview(view)
        try stand.stage.settle()
        return view
    }

    func testItBeginsByDefaultWhereTheSystemsDoes() async throws {
        let isNew = HeadlessDevice.current.systemVersion >= 26
        for (area, pops) in [(SwipePop.Area.automatic, isNew), (.edge, false), (.content, true)] {
            let stand = try stack(area)
            try swipe(stand)
            XCTAssertEqual(stand.titles, pops ? ["A"] : ["A", "B"], "\(area)")
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    func testTheScreenFollowsTheFinger() async throws {
        let stand = try stack()
        stand.stage.finger.down(at: CGPoint(x: 100, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 150, y: 400), in: 0.1)
        let seen = stand.b.view.seenFrame.minX
        stand.stage.finger.drag(to: CGPoint(x: 250, y: 400), in: 0.2)
        XCTAssertEqual(stand.b.view.seenFrame.minX - seen, 100, accuracy: 0.5)
        stand.stage.finger.up()
        try stand.stage.settle()
    }

    func testOnlyADragToTheTrailingEdgeBegins() async throws {
        for end in [CGPoint(x: 20, y: 400), CGPoint(x: 260, y: 700), CGPoint(x: 200, y: 100)] {
            let stand = try stack()
            stand.stage.finger.drag(from: CGPoint(x: 200, y: 400), to: end, in: 0.2)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"], "\(end)")
        }
    }

    func testInRightToLeftItLeadsToTheLeft() async throws {
        let stand = try stack(.content, .phone.rightToLeft)
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        try swipe(stand, from: 250, to: 10)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testItDoesNotBeginOnTheBars() async throws {
        let stand = try stack()
        stand.stage.finger.drag(from: CGPoint(x: 150, y: 70), to: CGPoint(x: 385, y: 70), in: 0.2)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    // MARK: Yielding

    func testAVerticalScrollViewLetsItBeginAndStillScrolls() async throws {
        let stand = try stack()
        let scroll = try add(UIScrollView(), to: stand)
        scroll.contentSize = CGSize(width: 350, height: 2000)
        stand.stage.finger.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 205, y: 320), in: 0.3)
        try stand.stage.settle()
        XCTAssertGreaterThan(scroll.contentOffset.y, 90)
        XCTAssertEqual(stand.titles, ["A", "B"])
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testAHorizontalScrollViewKeepsDragsWhileItCanGoThatWay() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            let stand = try stack(.content, device)
            let (start, end): (CGFloat, CGFloat) = device.layoutDirection == .rightToLeft ? (250, 40) : (100, 310)
            let scroll = try add(UIScrollView(), to: stand)
            scroll.contentSize = CGSize(width: 700, height: 200)
            scroll.contentOffset.x = 175
            stand.stage.finger.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), in: 0.4)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"])
            scroll.contentOffset.x = device.layoutDirection == .rightToLeft ? 350 : 0
            try stand.stage.settle()
            try swipe(stand, from: start, to: end > start ? 385 : 5)
            XCTAssertEqual(stand.titles, ["A"], "it is at its end")
        }
    }

    func testSwipeActionsOfRowsComeFirst() async throws {
        let stand = try stack()
        let table = try add(ActionTable(), to: stand)
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"], "leading actions")
        table.hasLeadingActions = false
        table.reloadData()
        try stand.stage.settle()
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"], "trailing actions only")
    }

    func testSlidersAndSwitchesKeepTheirDrags() async throws {
        for control in [UISlider(), UISwitch(), UISegmentedControl(items: ["1", "2"])] {
            let stand = try stack()
            let control = try add(control, to: stand)
            let start = CGPoint(x: control.frame.minX + 16, y: control.frame.midY)
            stand.stage.finger.drag(from: start, to: CGPoint(x: 380, y: start.y), in: 0.3)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"], "\(type(of: control))")
            if let slider = control as? UISlider { XCTAssertGreaterThan(slider.value, 0.9) }
        }
    }

    func testPagesTurnBackFirst() async throws {
        let stand = try stack()
        let pages = Pages()
        pages.setViewControllers([pages.screens[1]], direction: .forward, animated: false)
        stand.b.addChild(pages)
        pages.view.frame = stand.b.view.bounds
        stand.b.view.addSubview(pages.view)
        pages.didMove(toParent: stand.b)
        try stand.stage.settle()
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertTrue(pages.viewControllers?.first === pages.screens[0])
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"], "there is no page before")
    }

    func testRecognizersThatCouldTakeTheDragComeFirst() async throws {
        let towardsTheEnd = UISwipeGestureRecognizer()
        let away = UISwipeGestureRecognizer()
        away.direction = .left
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        let off = UIPanGestureRecognizer()
        off.isEnabled = false
        let rows: [(UIGestureRecognizer, Bool)] = [
            (UIPanGestureRecognizer(), true), (towardsTheEnd, true), (press, true), (away, false), (off, false),
            (UITapGestureRecognizer(), false),
        ]
        for (recognizer, keeps) in rows {
            let stand = try stack()
            try add(UIView(), to: stand).addGestureRecognizer(recognizer)
            try swipe(stand)
            XCTAssertEqual(stand.titles, keeps ? ["A", "B"] : ["A"], "\(type(of: recognizer))")
        }
    }

    func testSelectionAfterALongPressComesFirstAndAQuickDragPops() async throws {
        let stand = try stack()
        try add(UIView(), to: stand).addGestureRecognizer(UILongPressGestureRecognizer())
        stand.stage.finger.down(at: CGPoint(x: 150, y: 400))
        stand.stage.finger.hold(for: 0.7)
        stand.stage.finger.drag(to: CGPoint(x: 380, y: 400), in: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    /// The long presses of text and of context menus fail by a drag. Others let the finger move as far as it likes.
    func testALongPressThatHasNotBegunDoesNotKeepADrag() async throws {
        let allowsBoth = AllowsBoth()
        for (content, movement) in [(UITextField(), 10), (UIScrollView(), 10), (UIView(), .infinity)]
            as [(UIView, CGFloat)]
        {
            for delegate in [nil, allowsBoth] {
                let stand = try stack()
                let press = UILongPressGestureRecognizer()
                press.allowableMovement = movement
                press.delegate = delegate
                try add(content, to: stand).addGestureRecognizer(press)
                stand.stage.finger.down(at: CGPoint(x: 150, y: 400))
                stand.stage.finger.hold(for: 0.7)
                stand.stage.finger.drag(to: CGPoint(x: 380, y: 400), in: 0.2)
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A", "B"], "it has begun, \(type(of: content))")
                try swipe(stand)
                XCTAssertEqual(stand.titles, ["A"], "\(type(of: content))")
            }
        }
    }

    func testRecognizersOfTwoFingersDoNotKeepADragOfOne() async throws {
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        let swipes = UISwipeGestureRecognizer()
        swipes.numberOfTouchesRequired = 2
        for recognizer in [pan, swipes] {
            let stand = try stack()
            try add(UIView(), to: stand).addGestureRecognizer(recognizer)
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"], "\(type(of: recognizer))")
        }
    }

    func testAViewThatUsesDragsItselfKeepsThemExceptAtTheEdge() async throws {
        let stand = try stack()
        let map = try add(UIView(), to: stand)
        map.usesDragsItself = true
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 200))
        map.addSubview(button)
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"], "also on a view inside it")
        map.frame.origin.x = 0
        try swipe(stand, from: 2)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testTheStackInsideGoesBackFirst() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            for inside in [NavigationTransitions.cover, .system] { try checkNest(Nest(.slide, inside, on: device)) }
        }
    }

    private func checkNest(_ nest: Nest) throws {
        for way in [2, 150] as [CGFloat] {
            nest.inner.pushViewController(TestScreen("I2"), animated: false)
            try nest.stage.settle()
            try nest.swipe(from: way)
            let isSystemsOnOldSystem =
                nest.inner.transitions?.pop.isSystem == true && HeadlessDevice.current.systemVersion < 26
            let pops = way < 20 || !isSystemsOnOldSystem
            XCTAssertEqual(nest.inner.viewControllers.count, pops ? 1 : 2, "\(way)")
            XCTAssertEqual(nest.outer.viewControllers.count, 2)
            nest.inner.popToRootViewController(animated: false)
            try nest.stage.settle()
        }
        try nest.swipe(from: 2, against: true)
        XCTAssertEqual(nest.outer.viewControllers.count, 2, "the other edge")
        try nest.swipe(from: 2)
        XCTAssertEqual(nest.outer.viewControllers.count, 1, "the inner one is at its root")
    }
}

/// A stack inside a tab inside a stack.
@MainActor
private final class Nest {
    let outer = UINavigationController(rootViewController: TestScreen("O1"))
    let inner = UINavigationController(rootViewController: TestScreen("I1"))
    let stage: Stage

    init(_ outside: NavigationTransitions, _ inside: NavigationTransitions, on device: HeadlessDevice) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [inner]
        let holder = UIViewController()
        holder.addChild(tabs)
        tabs.view.frame = holder.view.bounds
        tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.view.addSubview(tabs.view)
        tabs.didMove(toParent: holder)
        outer.pushViewController(holder, animated: false)
        var outside = outside
        outside.swipe?.area = .content
        var inside = inside
        inside.swipe?.area = .content
        (outer.transitions, inner.transitions) = (outside, inside)
        stage = Stage(device, root: outer)
        try stage.settle()
    }

    /// Swipes from a distance to the leading edge back, or from the trailing edge.
    func swipe(from way: CGFloat, against: Bool = false) throws {
        let mirrors = (stage.device.layoutDirection == .rightToLeft) != against
        let (start, end) = mirrors ? (390 - way, 5) : (way, 385)
        stage.finger.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), in: 0.2)
        try stage.settle()
    }
}

private final class AllowsBoth: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

private final class ActionTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    var hasLeadingActions = true

    init() {
        super.init(frame: .zero, style: .plain)
        (dataSource, delegate) = (self, self)
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard hasLeadingActions else { return nil }
        return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }])
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Bin") { $2(true) }])
    }
}

private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
    let screens = [TestScreen("1"), TestScreen("2")]

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        viewController === screens[1] ? screens[0] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        viewController === screens[0] ? screens[1] : nil
    }
}
