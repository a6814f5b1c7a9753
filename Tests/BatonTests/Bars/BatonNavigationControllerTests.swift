import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the features that require the subclass: the status bar style, and touches that pass through clear bars.
@MainActor
final class BatonNavigationControllerTests: GenerationTestCase {
    private func scene(_ from: BarState, _ to: BarState, _ driver: BarDriver = .slide) throws -> BarStage {
        try BarStage(
            driver, from: from, to: to,
            in: BatonNavigationController(navigationBarClass: BatonNavigationBar.self, toolbarClass: nil))
    }

    func testTheStatusBarStyleIsThatOfTheTopScreensState() async throws {
        let scene = try scene(
            BarState { $0.statusBarStyle = .lightContent }, BarState { $0.statusBarStyle = .darkContent })
        XCTAssertEqual(scene.stage.window.statusBarStyle, .lightContent)
        try scene.arrive()
        XCTAssertEqual(scene.stage.window.statusBarStyle, .darkContent)
        scene.pop()
        try scene.stage.settle()
        XCTAssertEqual(scene.stage.window.statusBarStyle, .lightContent)
    }

    func testTheStyleChangesAtTheStartAndIsRestoredAfterACancel() async throws {
        for driver in BarDriver.allCases {
            let scene = try scene(
                BarState { $0.statusBarStyle = .lightContent }, BarState { $0.statusBarStyle = .darkContent }, driver)
            try scene.arrive()
            scene.drivePop(to: 0.3)
            XCTAssertEqual(scene.stage.window.statusBarStyle, .lightContent, "\(driver)")
            try scene.release(finishing: false)
            XCTAssertEqual(scene.stage.window.statusBarStyle, .darkContent, "\(driver)")
        }
    }

    func testAStyleIsInheritedFromTheStackAndChangesAtOnce() async throws {
        let scene = try scene(BarState(), BarState())
        scene.navigation.transitions?.barState.statusBarStyle = .lightContent
        XCTAssertEqual(scene.stage.window.statusBarStyle, .lightContent)
        scene.first.navigationItem.barState.statusBarStyle = .darkContent
        XCTAssertEqual(scene.stage.window.statusBarStyle, .darkContent)
    }

    /// UIKit asks for the style again only if it is told to.
    func testUIKitIsToldOfAnotherStyleAndOfNoneThatIsTheSame() async throws {
        let navigation = AskingStack()
        let scene = try BarStage(
            .slide, from: BarState(background: .clear) { $0.statusBarStyle = .lightContent },
            to: BarState(background: .clear) { $0.statusBarStyle = .darkContent }, in: navigation)
        navigation.count = 0
        scene.first.navigationItem.barState.statusBarStyle = .darkContent
        XCTAssertEqual(navigation.count, 1)
        scene.first.navigationItem.barState.background = .color(.red)
        XCTAssertEqual(navigation.count, 1, "it is the same style")
        scene.first.navigationItem.barState.statusBarStyle = .lightContent
        XCTAssertEqual(navigation.count, 2)
        scene.push()
        scene.stage.advance(by: 0.1)
        XCTAssertNotNil(navigation.transitionCoordinator)
        XCTAssertGreaterThan(navigation.count, 2, "when the transition begins")
    }

    func testWithoutAStyleInTheStateUIKitDecides() async throws {
        let scene = try scene(BarState(), BarState())
        scene.bar.barStyle = .black
        XCTAssertEqual(scene.stage.window.statusBarStyle, .lightContent)
    }

    func testTouchesGoThroughAClearBarButNotThroughItsButtons() async throws {
        let scene = try scene(BarState(), .clear)
        scene.second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        try scene.arrive()
        let middle = CGPoint(x: 250, y: 69)
        XCTAssertTrue(scene.stage.window.hitTest(middle, with: nil) === scene.second.view)
        let edit = try XCTUnwrap(scene.label("Edit")?.superview)
        let place = edit.convert(CGPoint(x: edit.bounds.midX, y: edit.bounds.midY), to: scene.stage.window)
        let hit = scene.stage.window.hitTest(place, with: nil)
        XCTAssertTrue(hit?.isDescendant(of: scene.bar) == true, "\(String(describing: hit))")
    }

    func testTouchesDoNotGoThroughAColour() async throws {
        let scene = try scene(BarState(), .ember)
        try scene.arrive()
        let hit = scene.stage.window.hitTest(CGPoint(x: 250, y: 69), with: nil)
        XCTAssertTrue(hit?.isDescendant(of: scene.bar) == true, "\(String(describing: hit))")
    }

    /// In landscape the bar has a colour, whatever it has in portrait.
    func testTouchesDependOnTheBackgroundForTheCurrentHeight() async throws {
        let scene = try BarStage(
            .slide, from: BarState(background: .clear) { $0.compactBackground = BarState.ember.background },
            to: BarState(),
            in: BatonNavigationController(navigationBarClass: BatonNavigationBar.self, toolbarClass: nil))
        scene.stage.rotate()
        try scene.stage.settle()
        scene.paint.assertClose(to: .ember, within: 1e-6)
        let middle = scene.bar.convert(CGPoint(x: 250, y: scene.bar.bounds.midY), to: scene.stage.window)
        let hit = scene.stage.window.hitTest(middle, with: nil)
        XCTAssertTrue(hit?.isDescendant(of: scene.bar) == true, "\(String(describing: hit))")
    }

    func testTouchesStayWithTheBarWhileThereAreNoTransitions() async throws {
        let screen = UIViewController()
        screen.navigationItem.barState.background = .clear
        let stack = BatonNavigationController(showing: screen)
        let stage = Stage(root: stack)
        try stage.settle()
        let hit = stage.window.hitTest(CGPoint(x: 195, y: 70), with: nil)
        XCTAssertTrue(hit?.isDescendant(of: stack.navigationBar) == true, "\(String(describing: hit))")
        stack.transitions = .slide
        try stage.settle()
        let through = stage.window.hitTest(CGPoint(x: 195, y: 70), with: nil)
        XCTAssertFalse(through?.isDescendant(of: stack.navigationBar) == true, "\(String(describing: through))")
    }

    /// A title view set by the app receives touches.
    func testTouchesReachATitleView() async throws {
        let scene = try scene(BarState(), .clear)
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        scene.second.navigationItem.titleView = title
        try scene.arrive()
        let place = title.convert(CGPoint(x: title.bounds.midX, y: title.bounds.midY), to: scene.stage.window)
        XCTAssertTrue(scene.stage.window.hitTest(place, with: nil) === title)
    }

    func testOnAPlainBarTouchesStayWithTheBar() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .clear)
        try scene.arrive()
        let hit = scene.stage.window.hitTest(CGPoint(x: 250, y: 69), with: nil)
        XCTAssertTrue(hit?.isDescendant(of: scene.bar) == true, "\(String(describing: hit))")
    }

    // MARK: Without transitions

    private static let adviceOfState =
        "BatonNavigationController: It has no transitions, so the barState of its screens is not shown, and "
        + "their transition is not used. "
        + "Set its transitions, if only to .system, or create a BarCarrier before the screen appears."

    private func advice(animated: Bool = false, setUp: (UINavigationController, UIViewController) -> Void) throws
        -> [String]
    {
        let advice = AdviceLog()
        defer { advice.close() }
        let navigation = BatonNavigationController(showing: UIViewController())
        let second = UIViewController()
        setUp(navigation, second)
        let stage = Stage(root: navigation)
        try stage.settle()
        XCTAssertEqual(advice.lines, [], "the first screen has no state")
        navigation.pushViewController(second, animated: animated)
        try stage.settle()
        return advice.lines
    }

    func testAStateThatNobodyCarriesGetsAdviceWhenItsScreenAppears() async throws {
        for animated in [true, false] {
            let lines = try advice(animated: animated) { $1.navigationItem.barState.background = .clear }
            XCTAssertEqual(lines, [Self.adviceOfState], "animated: \(animated)")
        }
    }

    func testATransitionThatNobodyUsesGetsAdviceToo() async throws {
        XCTAssertEqual(
            try advice { $1.navigationItem.transition = .cover }, [Self.adviceOfState])
        XCTAssertEqual(
            try advice {
                $0.transitions = .slide
                $1.navigationItem.transition = .cover
            }, [])
    }

    func testAStateThatIsCarriedGetsNoAdvice() async throws {
        let carried = try advice { navigation, screen in
            screen.navigationItem.barState.background = .clear
            navigation.transitions = .system
        }
        XCTAssertEqual(carried, [])
        var plain: PlainDelegate?
        let inOwnDelegate = try advice { navigation, screen in
            screen.navigationItem.barState.background = .clear
            plain = PlainDelegate(.system, for: navigation, stackState: BarState())
            navigation.delegate = plain
        }
        XCTAssertEqual(inOwnDelegate, [])
        XCTAssertNotNil(plain)
        XCTAssertEqual(try advice { _, _ in }, [], "no state")
        XCTAssertEqual(try advice { $1.navigationItem.barState = BarState() }, [], "nothing to show")
    }
}

/// A stack that counts how often UIKit is to ask for the style of the status bar.
private final class AskingStack: BatonNavigationController {
    var count = 0

    override func setNeedsStatusBarAppearanceUpdate() {
        super.setNeedsStatusBarAppearanceUpdate()
        count += 1
    }
}
