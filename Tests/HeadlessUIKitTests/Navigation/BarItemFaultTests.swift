import TestSupport
import UIKit
import XCTest

/// Tests the switches for the items and the place of a bar after transitions with a custom animator.
@MainActor
final class BarItemFaultTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.barItemsAfterInterruptions = .own
            HeadlessQuirks.equalBarItemsAreIgnored = false
            HeadlessQuirks.barOrderInChanges = .asBefore
        }
    }

    func testACancelledPushMayLeaveOtherItems() async {
        // B2.27
        let expected: [HeadlessQuirks.BarItemsAfterInterruptions: [String]] = [
            .own: ["One", "Edit"], .ofTheOtherScreen: ["Two", "Add"], .none: [],
        ]
        for answer in HeadlessQuirks.BarItemsAfterInterruptions.allCases {
            HeadlessQuirks.barItemsAfterInterruptions = answer
            let scene = Scene()
            scene.push(ending: [false])
            XCTAssertEqual(scene.texts, expected[answer] ?? [], "\(answer)")
            scene.one.navigationItem.rightBarButtonItems = scene.one.navigationItem.rightBarButtonItems
            XCTAssertEqual(scene.texts, ["One", "Edit"], "\(answer), set again")
            scene.putAway()
        }
    }

    func testAPushThatWasContinuedTwiceMayLeaveOtherItems() async {
        // B2.27
        HeadlessQuirks.barItemsAfterInterruptions = .ofTheOtherScreen
        for (ends, isWrong) in [([true], false), ([false, true], true), ([true, true], true)] {
            let scene = Scene()
            scene.push(ending: ends)
            XCTAssertEqual(scene.stack.viewControllers.count, 2)
            XCTAssertEqual(scene.texts.contains("Add"), !isWrong, "\(ends)")
            scene.stack.popViewController(animated: false)
            TurnLoop.main.advance(by: 0.1)
            XCTAssertEqual(scene.texts, ["One", "Edit"], "the next change is right")
            scene.putAway()
        }
    }

    func testABuiltInPushAndAHiddenBarAreNoFault() async {
        // B2.27
        HeadlessQuirks.barItemsAfterInterruptions = .none
        let scene = Scene()
        scene.isCustom = false
        scene.stack.pushViewController(scene.two, animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(scene.texts.contains("Add"))
        scene.putAway()
        let hidden = Scene()
        hidden.stack.setNavigationBarHidden(true, animated: false)
        hidden.push(ending: [false])
        hidden.stack.setNavigationBarHidden(false, animated: false)
        XCTAssertEqual(hidden.texts, ["One", "Edit"])
        hidden.putAway()
    }

    func testEqualItemsMayBeIgnored() async {
        HeadlessQuirks.barItemsAfterInterruptions = .none
        HeadlessQuirks.equalBarItemsAreIgnored = true
        let scene = Scene()
        scene.push(ending: [false])
        let item = scene.one.navigationItem
        let (title, buttons) = (item.title, item.rightBarButtonItems)
        item.title = title
        item.titleView = nil
        item.leftBarButtonItems = nil
        item.rightBarButtonItems = buttons
        XCTAssertEqual(scene.texts, [])
        item.title = nil
        item.title = "One"
        XCTAssertEqual(scene.texts, ["One", "Edit"])
        scene.putAway()
    }

    func testTheBarMayBeElsewhereAmongItsSiblings() async throws {
        for order in HeadlessQuirks.BarOrder.allCases {
            HeadlessQuirks.barOrderInChanges = order
            let scene = Scene()
            let view: UIView = scene.stack.view
            let own = UIView()
            view.insertSubview(own, belowSubview: scene.stack.navigationBar)
            scene.stack.pushViewController(scene.two, animated: true)
            TurnLoop.main.advance(by: 0.1)
            let place = try XCTUnwrap(view.subviews.firstIndex(of: own))
            let bar = try XCTUnwrap(view.subviews.firstIndex(of: scene.stack.navigationBar))
            XCTAssertEqual(bar - place, [.asBefore: 1, .aboveAnotherView: 2, .aboveTheContent: -1][order])
            TurnLoop.main.advance(by: 1)
            scene.putAway()
        }
    }

    // MARK: Groups

    func testTheButtonsOfGroupsAreThoseOfTheItem() async {
        let item = UINavigationItem()
        let (a, b, c) = (UIBarButtonItem(title: "a"), UIBarButtonItem(title: "b"), UIBarButtonItem(title: "c"))
        let pair = UIBarButtonItemGroup(barButtonItems: [a, b], representativeItem: nil)
        let single = UIBarButtonItemGroup(barButtonItems: [c], representativeItem: nil)
        item.leadingItemGroups = [pair, single]
        XCTAssertEqual(item.leftBarButtonItems, [a, b, c])
        XCTAssertEqual(item.leadingItemGroups, [pair, single])
        item.trailingItemGroups = [pair, single]
        XCTAssertEqual(item.rightBarButtonItems, [c, b, a])
        item.leftBarButtonItems = [a, b]
        XCTAssertEqual(item.leadingItemGroups.map(\.barButtonItems), [[a], [b]])
        item.trailingItemGroups = []
        XCTAssertNil(item.rightBarButtonItems)
    }

    /// From the leading to the trailing edge.
    func testTheBarShowsTheButtonsOfAllGroups() async throws {
        let scene = Scene()
        let item = scene.one.navigationItem
        let names = ["lead", "mid", "trail", "pin 1", "pin 2"]
        let buttons = names.map { UIBarButtonItem(title: $0) }
        let group = { (items: [UIBarButtonItem]) in UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
        }
        item.leadingItemGroups = [group([buttons[0]])]
        item.centerItemGroups = [group([buttons[1]])]
        item.trailingItemGroups = [group([buttons[2]])]
        item.pinnedTrailingGroup = group([buttons[3], buttons[4]])
        TurnLoop.main.advance(by: 0.1)
        let bar = scene.stack.navigationBar
        let shown = {
            let views = sequence(first: [bar as UIView]) { $0.isEmpty ? nil : $0.flatMap(\.subviews) }.joined()
            let labels = views.compactMap { $0 as? UILabel }.filter { names.contains($0.text ?? "") }
            return labels.sorted { $0.convert(CGPoint.zero, to: bar).x < $1.convert(CGPoint.zero, to: bar).x }
                .map { $0.text ?? "" }
        }
        XCTAssertEqual(shown(), names)
        item.pinnedTrailingGroup = nil
        item.centerItemGroups = []
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(shown(), ["lead", "trail"])
        scene.putAway()
    }
}

/// A stack whose pushes an interaction drives.
@MainActor
private final class Scene: NSObject, UINavigationControllerDelegate {
    let one = UIViewController()
    let two = UIViewController()
    let stack: UINavigationController
    var isCustom = true
    private let interaction = UIPercentDrivenInteractiveTransition()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    override init() {
        TurnLoop.main.reset()
        (one.title, two.title) = ("One", "Two")
        one.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        two.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
        stack = UINavigationController(rootViewController: one)
        super.init()
        window.rootViewController = stack
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        stack.delegate = self
    }

    /// The title and the buttons that the bar shows, without the back button.
    var texts: [String] {
        func labels(_ view: UIView) -> [String] {
            view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap { $0 } + labels($0) }
        }
        let known = ["One", "Two", "Edit", "Add"]
        var texts = labels(stack.navigationBar).filter(known.contains)
        // The back button of the second screen has the title of the first.
        if stack.topViewController === two { texts.removeAll { $0 == "One" } }
        return texts
    }

    /// Pushes the second screen, and lets the interaction go as many times as there are answers, each of which finishes or
    /// cancels.
    func push(ending ends: [Bool]) {
        stack.pushViewController(two, animated: true)
        TurnLoop.main.runTurn()
        interaction.update(0.3)
        for (index, finishes) in ends.enumerated() {
            if index > 0 {
                interaction.pause()
                interaction.update(0.5)
            }
            finishes ? interaction.finish() : interaction.cancel()
            TurnLoop.main.advance(by: 0.02)
        }
        TurnLoop.main.advance(by: 2)
    }

    func putAway() {
        stack.delegate = nil
        window.isHidden = true
        TurnLoop.main.runTurn()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { isCustom ? PropertyMover(operation) : nil }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isCustom ? interaction : nil }
}
