import TestSupport
import UIKit
import XCTest

/// Tests the switches for what a pop with a custom animator does to the bars.
@MainActor
final class BarFaultTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.customPopsKeepToolbars = false
            HeadlessQuirks.barsAfterHidingInCustomPops = .shown
        }
    }

    // MARK: Toolbars

    func testTheToolbarStaysToTheEndOfACustomPopOrNot() async {
        // B27.44
        for (keeps, isCustom) in [(false, true), (true, true), (true, false)] {
            HeadlessQuirks.customPopsKeepToolbars = keeps
            let scene = BarScene(
                isCustom: isCustom, onRoot: { $0.setToolbarHidden(true, animated: false) },
                onTop: { $0.setToolbarHidden(false, animated: false) })
            let toolbar: UIToolbar = scene.stack.toolbar
            let items = [UIBarButtonItem(title: "1")]
            scene.top.toolbarItems = items
            toolbar.setItems(items, animated: false)
            let own = scene.stack.view.safeAreaInsets.bottom
            XCTAssertEqual(scene.top.view.safeAreaInsets.bottom, own + toolbar.frame.height)
            scene.pop()
            XCTAssertTrue(scene.stack.isToolbarHidden)
            let stays = keeps && isCustom
            XCTAssertEqual(scene.root.view.safeAreaInsets.bottom, own + (stays ? toolbar.frame.height : 0))
            XCTAssertEqual(toolbar.superview != nil, stays)
            XCTAssertEqual(toolbar.items ?? [], stays ? items : [])
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(scene.root.view.safeAreaInsets.bottom, own)
            XCTAssertNil(toolbar.superview)
            XCTAssertEqual(toolbar.items ?? [], [])
            scene.putAway()
        }
    }

    func testAToolbarThatBothScreensShowIsNoFault() async {
        // B27.44
        HeadlessQuirks.customPopsKeepToolbars = true
        let show = { (stack: UINavigationController) in stack.setToolbarHidden(false, animated: false) }
        let scene = BarScene(onRoot: show, onTop: show)
        let items = [UIBarButtonItem(title: "1")]
        scene.root.toolbarItems = items
        scene.pop()
        XCTAssertEqual(scene.stack.toolbar.items ?? [], items)
        scene.putAway()
    }

    func testTheToolbarIsBackAfterACancelledPop() async {
        // B27.44
        HeadlessQuirks.customPopsKeepToolbars = true
        let interaction = UIPercentDrivenInteractiveTransition()
        let scene = BarScene(
            drivenBy: interaction, onRoot: { $0.setToolbarHidden(true, animated: false) },
            onTop: { $0.setToolbarHidden(false, animated: false) })
        let inset = scene.top.view.safeAreaInsets.bottom
        scene.pop()
        interaction.update(0.3)
        interaction.cancel()
        TurnLoop.main.advance(by: 1)
        XCTAssertIdentical(scene.stack.topViewController, scene.top)
        XCTAssertFalse(scene.stack.isToolbarHidden)
        XCTAssertEqual(scene.top.view.safeAreaInsets.bottom, inset)
        XCTAssertEqual(scene.stack.toolbar.frame.maxY, scene.stack.view.bounds.maxY - 34)
        scene.putAway()
    }

    // MARK: Navigation bars

    private func isSeen(_ bar: UINavigationBar) -> Bool { bar.frame.maxY > 0 }

    private func takesTouches(_ bar: UINavigationBar) -> Bool {
        bar.hitTest(CGPoint(x: 200, y: 20), with: nil) != nil
    }

    func testABarThatACustomPopRevealsMayStayOutOfSightOrTakeNoTouches() async {
        // B27.43
        for answer in HeadlessQuirks.BarsAfterHiding.allCases {
            for (isCustom, isAnimated) in [(true, true), (true, false), (false, true)] {
                HeadlessQuirks.barsAfterHidingInCustomPops = answer
                let scene = BarScene(
                    isCustom: isCustom, onRoot: { $0.setNavigationBarHidden(false, animated: isAnimated) },
                    onTop: { $0.setNavigationBarHidden(true, animated: isAnimated) })
                let bar = scene.stack.navigationBar
                XCTAssertFalse(isSeen(bar))
                scene.pop()
                TurnLoop.main.advance(by: 1)
                XCTAssertFalse(scene.stack.isNavigationBarHidden)
                let name = "\(answer), \(isCustom), \(isAnimated)"
                XCTAssertEqual(isSeen(bar), !isCustom || answer != .outOfSight, name)
                XCTAssertEqual(takesTouches(bar), !isCustom || answer != .withoutTouches, name)
                scene.stack.setNavigationBarHidden(true, animated: false)
                scene.stack.setNavigationBarHidden(false, animated: false)
                TurnLoop.main.advance(by: 0.5)
                XCTAssertTrue(isSeen(bar), name)
                scene.putAway()
            }
        }
    }

    func testABarThatStaysHiddenOrIsShownOnBothScreensIsNoFault() async {
        // B27.43
        for answer in HeadlessQuirks.BarsAfterHiding.allCases {
            for hides in [true, false] {
                HeadlessQuirks.barsAfterHidingInCustomPops = answer
                let set = { (stack: UINavigationController) in stack.setNavigationBarHidden(hides, animated: true) }
                let scene = BarScene(onRoot: set, onTop: set)
                scene.pop()
                TurnLoop.main.advance(by: 1)
                XCTAssertEqual(isSeen(scene.stack.navigationBar), !hides)
                XCTAssertTrue(takesTouches(scene.stack.navigationBar))
                scene.putAway()
            }
        }
    }
}

/// A stack of two screens, which set its bars when they appear.
@MainActor
private final class BarScene: NSObject, UINavigationControllerDelegate {
    let root: SettingScreen
    let top: SettingScreen
    let stack: UINavigationController
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let isCustom: Bool
    private let interaction: UIPercentDrivenInteractiveTransition?

    init(
        isCustom: Bool = true, drivenBy interaction: UIPercentDrivenInteractiveTransition? = nil,
        onRoot: @escaping (UINavigationController) -> Void, onTop: @escaping (UINavigationController) -> Void
    ) {
        TurnLoop.main.reset()
        self.isCustom = isCustom
        self.interaction = interaction
        root = SettingScreen(onRoot)
        top = SettingScreen(onTop)
        stack = UINavigationController(rootViewController: root)
        super.init()
        window.rootViewController = stack
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        stack.pushViewController(top, animated: false)
        TurnLoop.main.advance(by: 1)
        stack.delegate = self
    }

    /// Pops, and returns in the middle of the transition.
    func pop() {
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 0.2)
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
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor
private final class SettingScreen: UIViewController {
    private let set: (UINavigationController) -> Void

    init(_ set: @escaping (UINavigationController) -> Void) {
        self.set = set
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController.map(set)
    }
}
