import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that the bar shows the items of the top screen after a cancelled push, and after a transition that was caught more
/// than once (B2.27).
@MainActor
final class BarItemsAgainTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        HeadlessQuirks.barItemsAfterInterruptions = .own
        HeadlessQuirks.equalBarItemsAreIgnored = false
    }

    private func items(_ scene: BarStage) -> [String] {
        ["First", "Second", "Edit", "Add", "Own"].filter { scene.label($0) != nil }
    }

    private func scene(_ device: HeadlessDevice = .phone) throws -> BarStage {
        let scene = try BarStage(.slide, from: BarState(), to: BarState(), on: device)
        scene.first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        scene.second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
        try scene.stage.settle()
        return scene
    }

    /// Catches the running transition, and flicks it in a direction.
    private func flick(_ scene: BarStage, by way: CGFloat, settles: Bool = true) throws {
        let mirrored = scene.navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let step: CGFloat = (way > 0) == mirrored ? -1 : 1
        scene.stage.finger.catchTransition(at: CGPoint(x: 195, y: 500), towards: CGPoint(x: step, y: 0))
        scene.stage.finger.drag(to: CGPoint(x: 195 + abs(way) * step, y: 500), in: 0.05)
        scene.stage.finger.up()
        if settles { try scene.stage.settle() } else { scene.stage.advance(by: 0.05) }
    }

    private func cancelPush(_ scene: BarStage) throws {
        scene.push()
        scene.stage.advance(by: 0.1)
        try flick(scene, by: 180)
        XCTAssertEqual(scene.navigation.viewControllers.count, 1)
    }

    func testACancelledPushShowsTheItemsOfTheScreenThatStays() async throws {
        for answer in HeadlessQuirks.BarItemsAfterInterruptions.allCases {
            for ignores in [false, true] {
                for device in [HeadlessDevice.phone, HeadlessDevice.phone.rightToLeft] {
                    HeadlessQuirks.barItemsAfterInterruptions = answer
                    HeadlessQuirks.equalBarItemsAreIgnored = ignores
                    let scene = try scene(device)
                    try cancelPush(scene)
                    XCTAssertEqual(items(scene), ["First", "Edit"], "\(answer), \(ignores)")
                }
            }
        }
    }

    func testATransitionThatWasCaughtTwiceShowsTheItemsOfItsEnd() async throws {
        for answer in HeadlessQuirks.BarItemsAfterInterruptions.allCases {
            for (ignores, device) in [(false, HeadlessDevice.phone), (true, .phone), (true, .phone.rightToLeft)] {
                for (pops, finishes) in [(false, true), (true, true), (true, false)] {
                    HeadlessQuirks.barItemsAfterInterruptions = answer
                    HeadlessQuirks.equalBarItemsAreIgnored = ignores
                    let scene = try scene(device)
                    if pops { try scene.arrive() }
                    pops ? scene.pop() : scene.push()
                    scene.stage.advance(by: 0.1)
                    let forward: CGFloat = pops ? 1 : -1
                    try flick(scene, by: forward * (finishes ? -60 : 30), settles: false)
                    try flick(scene, by: forward * (finishes ? 150 : -150))
                    let note = "\(answer), \(ignores), \(pops), \(finishes)"
                    XCTAssertEqual(scene.navigation.viewControllers.count, pops && finishes ? 1 : 2, note)
                    XCTAssertEqual(items(scene).last, pops && finishes ? "Edit" : "Add", note)
                    XCTAssertEqual(items(scene).first, pops && finishes ? "First" : "Second", note)
                }
            }
        }
    }

    /// Such an interaction of an app's drives Baton's animator without Baton's interaction.
    func testUnderAPlainPercentDrivenInteraction() async throws {
        for answer in HeadlessQuirks.BarItemsAfterInterruptions.allCases {
            for (catches, finishes) in [(0, true), (1, true), (1, false), (2, true)] {
                HeadlessQuirks.barItemsAfterInterruptions = answer
                let interaction = UIPercentDrivenInteractiveTransition()
                let delegate = HandWrittenStackDelegate(pop: PopAnimator(.slide))
                delegate.interaction = { interaction }
                let scene = try scene()
                try scene.arrive()
                scene.navigation.transitions = nil
                scene.navigation.delegate = delegate
                scene.pop()
                interaction.update(0.3)
                for _ in 0..<catches {
                    interaction.finish()
                    scene.stage.advance(by: 0.1)
                    interaction.pause()
                    interaction.update(0.5)
                }
                finishes ? interaction.finish() : interaction.cancel()
                try scene.stage.settle()
                let note = "\(answer), \(catches), \(finishes)"
                XCTAssertEqual(items(scene).last, finishes ? "Edit" : "Add", note)
                XCTAssertEqual(items(scene).first, finishes ? "First" : "Second", note)
            }
        }
    }

    /// An item without a title and without buttons is set by its title.
    func testAnItemThatHasOnlyATitleView() async throws {
        for answer in HeadlessQuirks.BarItemsAfterInterruptions.allCases {
            for ignores in [false, true] {
                HeadlessQuirks.barItemsAfterInterruptions = answer
                HeadlessQuirks.equalBarItemsAreIgnored = ignores
                let scene = try scene()
                let own = UILabel()
                own.text = "Own"
                scene.first.title = nil
                scene.first.navigationItem.title = nil
                scene.first.navigationItem.rightBarButtonItem = nil
                scene.first.navigationItem.titleView = own
                try scene.stage.settle()
                try cancelPush(scene)
                XCTAssertEqual(items(scene), ["Own"], "\(answer), \(ignores)")
                XCTAssertNil(scene.first.navigationItem.title)
            }
        }
    }

    /// A view of the app may have the keyboard, and would lose it out of the bar.
    func testButtonsAreRemovedForAMomentUnlessTheyAreViewsOfTheApp() async throws {
        for hasView in [false, true] {
            let button = hasView ? UIBarButtonItem(customView: UITextField()) : UIBarButtonItem(title: "Edit")
            let buttons = try watched(.slide, button: button) { try self.cancelPush($0) }.buttons
            XCTAssertEqual(buttons, hasView ? [[button]] : [nil, [button]])
        }
    }

    func testGroupsOfButtonsAreKept() async throws {
        let scene = try scene()
        let item = scene.first.navigationItem
        let group = UIBarButtonItemGroup(
            barButtonItems: [UIBarButtonItem(title: "Own"), UIBarButtonItem(title: "Edit")], representativeItem: nil)
        item.leadingItemGroups = [group]
        item.trailingItemGroups = []
        try scene.stage.settle()
        try cancelPush(scene)
        XCTAssertEqual(item.leadingItemGroups, [group])
        XCTAssertEqual(items(scene), ["First", "Edit", "Own"])
    }

    /// Groups are set again one kind after the other, each of which may be all that the item has.
    func testGroupsOfEachKindAreSetAgain() async throws {
        for kind in ["leading", "center", "pinned"] {
            let item = WatchedItem()
            let group = UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(title: "Own")], representativeItem: nil)
            _ = try watched(.slide, item: item) { scene in
                switch kind {
                case "leading": item.leadingItemGroups = [group]
                case "center": item.centerItemGroups = [group]
                default: item.pinnedTrailingGroup = group
                }
                try scene.stage.settle()
                item.groups = []
                try self.cancelPush(scene)
                XCTAssertEqual(self.items(scene), ["First", "Own"])
            }
            XCTAssertEqual(item.groups, [[], [group]], kind)
            XCTAssertEqual(item.leadingItemGroups, kind == "leading" ? [group] : [])
            XCTAssertEqual(item.centerItemGroups, kind == "center" ? [group] : [])
            XCTAssertEqual(item.pinnedTrailingGroup, kind == "pinned" ? group : nil)
        }
    }

    /// Items are set once, only then, and not where the bar is hidden or UIKit animates.
    func testItemsAreSetOnlyWhereTheyMayBeWrong() async throws {
        XCTAssertEqual(try watched(.slide) { try self.cancelPush($0) }.titles, [nil, "First"])
        XCTAssertEqual(try watched(.slide) { try $0.arrive() }.titles, [])
        let caughtOnce = try watched(.slide) {
            $0.push()
            $0.stage.advance(by: 0.1)
            try self.flick($0, by: -180)
        }
        XCTAssertEqual(caughtOnce.titles, [])
        let hiddenByTheApp = try watched(.slide) {
            $0.navigation.setNavigationBarHidden(true, animated: false)
            try self.cancelPush($0)
        }
        XCTAssertEqual(hiddenByTheApp.titles, [])
        let hiddenByBaton = try watched(.slide, first: BarState(isHidden: true)) { try self.cancelPush($0) }
        XCTAssertEqual(hiddenByBaton.titles, [])
        let underAnotherTransition = try watched(.slide) { scene in
            scene.push()
            scene.stage.advance(by: 0.1)
            scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                scene.navigation.present(TestScreen("Alert"), animated: true)
            }
            try self.flick(scene, by: 180)
            XCTAssertEqual(scene.navigation.presentedViewController?.title, "Alert")
        }
        XCTAssertEqual(underAnotherTransition.titles, [])
        let byUIKit = try watched(.system) {
            try $0.arrive()
            $0.drivePop(to: 0.4)
            try $0.release(finishing: false)
        }
        XCTAssertEqual(byUIKit.titles, [])
    }

    /// Returns the titles and the buttons that the items of both screens were given.
    private func watched(
        _ driver: BarDriver, first: BarState = BarState(), button: UIBarButtonItem? = nil,
        item: WatchedItem = WatchedItem(),
        _ act: (BarStage) throws -> Void
    ) throws -> (titles: [String?], buttons: [[UIBarButtonItem]?]) {
        let scene = try BarStage(driver, from: first, to: BarState(), screen: WatchedScreen())
        let (root, second) = (WatchedScreen(item), try XCTUnwrap(scene.second as? WatchedScreen))
        root.title = "First"
        root.item.barState = first
        root.item.rightBarButtonItem = button
        scene.navigation.setViewControllers([root], animated: false)
        try scene.stage.settle()
        for item in [root.item, second.item] { (item.titles, item.buttons) = ([], []) }
        try act(scene)
        return (root.item.titles + second.item.titles, root.item.buttons + second.item.buttons)
    }
}

private final class WatchedItem: UINavigationItem {
    var titles: [String?] = []
    var buttons: [[UIBarButtonItem]?] = []
    /// The groups that it was given, apart from the trailing ones, which buttons are set by too.
    var groups: [[UIBarButtonItemGroup]] = []

    override var leadingItemGroups: [UIBarButtonItemGroup] {
        didSet { groups.append(leadingItemGroups) }
    }

    override var centerItemGroups: [UIBarButtonItemGroup] {
        didSet { groups.append(centerItemGroups) }
    }

    override var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { groups.append([pinnedTrailingGroup].compactMap { $0 }) }
    }

    override var title: String? {
        didSet { titles.append(title) }
    }

    override var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { buttons.append(rightBarButtonItems) }
    }
}

private final class WatchedScreen: UIViewController {
    let item: WatchedItem

    init(_ item: WatchedItem = WatchedItem()) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A watched screen is made in code only.")
    }

    override var navigationItem: UINavigationItem { item }
}
