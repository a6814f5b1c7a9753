import UIKit
import XCTest

/// Tests the cross-dissolve of tabs that UIKit makes from iOS 18 on where there is no animator.
@MainActor
final class TabDissolveTests: XCTestCase {
    private typealias Answer = HeadlessQuirks.TabDissolves

    /// Runs a closure with an answer on a system, and gives the usual answers again.
    private func on(
        _ system: Int, linkedSDK: Int? = nil, _ answer: Answer = .withCoordinator,
        _ body: (DissolvingTabs) throws -> Void
    ) rethrows {
        let device = HeadlessDevice.current
        defer {
            HeadlessDevice.current = device
            HeadlessQuirks.tabsDissolve = .never
            HeadlessQuirks.selectionsInTabDissolves = .endTheChange
            UIView.setAnimationsEnabled(true)
        }
        HeadlessDevice.current.systemVersion = system
        HeadlessDevice.current.linkedSDK = linkedSDK ?? system
        HeadlessQuirks.tabsDissolve = answer
        let tabs = DissolvingTabs()
        try body(tabs)
        tabs.window.isHidden = true
    }

    private let atOnce = ["A disappears", "B appears", "A disappeared", "B appeared"]

    // B28.1
    func testTheCallbacksOfTheEndComeLate() async {
        for system in [18, 26, 27] {
            for byTap in [true, false] {
                on(system) { stage in
                    byTap ? stage.tap(1) : (stage.tabs.selectedIndex = 1)
                    XCTAssertEqual(stage.calls, ["A disappears", "B appears"])
                    XCTAssertEqual(stage.tabs.selectedIndex, 1)
                    TurnLoop.main.advance(by: 0.45)
                    XCTAssertEqual(stage.calls, ["A disappears", "B appears"], "\(system)")
                    XCTAssertNotNil(stage.screens[0].view.window, "both are seen")
                    TurnLoop.main.advance(by: 0.25)
                    XCTAssertEqual(stage.calls, atOnce, "\(system)")
                    XCTAssertNil(stage.screens[0].view.window)
                    XCTAssertEqual(stage.screens[1].view.alpha, 1)
                }
            }
        }
    }

    // B10.1, B28.1
    func testOlderSystemsAndAppsThatAreLinkedWithAnOlderSDKChangeAtOnce() async {
        for (system, sdk) in [(15, 15), (17, 17), (18, 17), (26, 17)] {
            on(system, linkedSDK: sdk) { stage in
                stage.tap(1)
                XCTAssertEqual(stage.calls, atOnce, "\(system) \(sdk)")
                XCTAssertNil(stage.tabs.transitionCoordinator)
            }
        }
    }

    /// The second way of apps to take it away (B28.1).
    func testNothingDissolvesWhereTheDelegateTurnsAnimationsOff() async {
        on(18) { stage in
            stage.onShouldSelect = { UIView.setAnimationsEnabled(false) }
            stage.tap(1)
            XCTAssertEqual(stage.calls, atOnce)
        }
    }

    func testNothingDissolvesByAnAnswerAndBeforeTheTabsAreSeen() async {
        on(26, .never) { stage in
            stage.tap(1)
            XCTAssertEqual(stage.calls, atOnce)
        }
        on(26) { _ in
            let unseen = UITabBarController()
            unseen.viewControllers = [UIViewController(), UIViewController()]
            unseen.selectedIndex = 1
            XCTAssertEqual(unseen.selectedIndex, 1)
            XCTAssertNil(unseen.transitionCoordinator)
        }
    }

    func testTheAnswersSayWhetherThereIsACoordinatorAndWhetherCodeDissolves() async {
        let answers: [(Answer, tap: Bool, code: Bool, coordinator: Bool)] = [
            (.withCoordinator, true, true, true), (.withoutCoordinator, true, true, false),
            (.forTaps, true, false, true),
        ]
        for (answer, tap, code, coordinator) in answers {
            for (byTap, dissolves) in [(true, tap), (false, code)] {
                on(26, answer) { stage in
                    byTap ? stage.tap(1) : (stage.tabs.selectedIndex = 1)
                    XCTAssertEqual(stage.calls.count, dissolves ? 2 : 4, "\(answer)")
                    XCTAssertEqual(stage.tabs.transitionCoordinator != nil, dissolves && coordinator, "\(answer)")
                    TurnLoop.main.advance(by: 1)
                    XCTAssertEqual(stage.calls, atOnce, "\(answer)")
                    XCTAssertNil(stage.tabs.transitionCoordinator, "\(answer)")
                }
            }
        }
    }

    /// Otherwise both screens would be transparent for a moment.
    func testASelectionThatEndsItLeavesAnOpaqueScreen() async {
        for delay in [0, 0.2] {
            on(26) { stage in
                stage.tabs.selectedIndex = 1
                TurnLoop.main.advance(by: delay)
                stage.tabs.selectedIndex = 2
                TurnLoop.main.advance(by: 1.0 / 60)
                XCTAssertNotNil(stage.screens[1].view.window, "it leaves")
                let leaving = stage.screens[1].view.layer
                XCTAssertEqual((leaving.presentation() ?? leaving).opacity, 1, "\(delay)")
                TurnLoop.main.advance(by: 2)
                XCTAssertEqual(stage.screens.filter { $0.view.window != nil }, [stage.screens[2]])
            }
        }
    }

    func testATapDuringIt() async {
        let ends: [(HeadlessQuirks.SelectionsInTabChanges, selected: Int)] = [
            (.areIgnored, 1), (.wait, 2), (.endTheChange, 2),
        ]
        for (answer, selected) in ends {
            on(26) { stage in
                HeadlessQuirks.selectionsInTabDissolves = answer
                stage.tap(1)
                TurnLoop.main.advance(by: 0.2)
                stage.tap(2)
                TurnLoop.main.advance(by: 2)
                XCTAssertEqual(stage.tabs.selectedIndex, selected, "\(answer)")
                XCTAssertEqual(stage.screens.filter { $0.view.window != nil }, [stage.screens[selected]], "\(answer)")
                XCTAssertEqual(stage.screens.map(\.view.alpha), [1, 1, 1], "\(answer)")
            }
        }
    }
}

/// Three tabs in a window, with what their screens are told.
@MainActor
private final class DissolvingTabs: NSObject, UITabBarControllerDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    private(set) var screens: [UIViewController] = []
    var calls: [String] = []
    var onShouldSelect: () -> Void = {}

    override init() {
        super.init()
        TurnLoop.main.reset()
        screens = ["A", "B", "C"].map { name in ToldScreen(name) { [unowned self] in calls.append($0) } }
        tabs.viewControllers = screens
        screens.forEach { $0.loadViewIfNeeded() }
        tabs.delegate = self
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        calls = []
    }

    func tap(_ index: Int) {
        HeadlessBars.tap(screens[index].tabBarItem, in: tabs.tabBar)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        onShouldSelect()
        return true
    }
}

private final class ToldScreen: UIViewController {
    private let say: (String) -> Void

    init(_ title: String, saying say: @escaping (String) -> Void) {
        self.say = say
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("These screens are made in code only.")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        say("\(title ?? "-") appears")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        say("\(title ?? "-") appeared")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        say("\(title ?? "-") disappears")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        say("\(title ?? "-") disappeared")
    }
}
