import UIKit
import XCTest

/// Changes of a stack that is not on screen, or that leaves the screen in the same turn.
@preconcurrency
@MainActor
final class UnseenChangeContractTests: ContractTestCase {
    // MARK: The former top view controller leaves the hierarchy

    func testAPushBelowAFullScreenModalRemovesTheFormerView() {
        // B1.13, B1.20
        let stage = NavigationStage()
        defer { stage.putAway() }
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.navigation.present(cover, animated: false, completion: nil)
        stage.waitForTheEnd()
        stage.navigation.pushViewController(stage.b, animated: false)
        stage.waitForTheEnd()
        stage.navigation.dismiss(animated: false, completion: nil)
        stage.waitForTheEnd()
        XCTAssertNotNil(stage.b.view.window)
        XCTAssertNil(stage.a.view.superview)
        XCTAssertEqual(stage.log.lines.suffix(2).filter { $0.contains("view") }.last, "B.viewDidAppear(false)")
    }

    func testAPushInATabThatIsNotSelectedRemovesTheFormerView() {
        // B1.13, B1.20
        let scene = TwoStacks()
        scene.tabs.selectedIndex = 1
        Device.wait(0.5)
        scene.navigation.pushViewController(scene.b, animated: true)
        Device.wait(0.5)
        scene.tabs.selectedIndex = 0
        Device.wait(0.5)
        XCTAssertNotNil(scene.b.view.window)
        XCTAssertNil(scene.a.view.superview)
        scene.putAway()
    }

    func testAPushAfterALayoutWithoutAWindowRemovesTheFormerView() {
        // B1.13, B1.20
        let log = CallLog()
        let (a, b) = (LoggingScreen("A", log), LoggingScreen("B", log))
        let navigation = UINavigationController(rootViewController: a)
        navigation.view.layoutIfNeeded()
        navigation.pushViewController(b, animated: false)
        let window = Device.show(navigation)
        Device.wait(0.5)
        XCTAssertNotNil(b.view.window)
        XCTAssertNil(a.view.superview)
        XCTAssertEqual(log.lines, ["B.viewWillAppear(false)", "B.viewDidAppear(false)"])
        Device.put(away: window)
    }

    func testAPushOnTheNextTabFromADisappearanceRemovesTheFormerView() {
        // B1.13, B1.20
        let scene = TwoStacks()
        let c = LoggingScreen("C", scene.log)
        scene.tabs.selectedIndex = 1
        Device.wait(0.5)
        scene.tabs.selectedIndex = 0
        Device.wait(0.5)
        scene.a.inside("viewWillDisappear") { [unowned scene] in
            if c.parent == nil { scene.other.pushViewController(c, animated: false) }
        }
        scene.tabs.selectedIndex = 1
        Device.wait(0.5)
        XCTAssertNotNil(c.view.window)
        XCTAssertNil(scene.otherRoot.view.superview)
        scene.putAway()
    }

    func testTwoPushesThenAnotherTabLeaveNoViewInBetween() {
        // B1.51, B1.13
        let scene = TwoStacks()
        let c = LoggingScreen("C", scene.log)
        scene.navigation.pushViewController(scene.b, animated: true)
        scene.navigation.pushViewController(c, animated: true)
        Device.wait(0.1)
        scene.tabs.selectedIndex = 1
        Device.wait(2)
        scene.tabs.selectedIndex = 0
        Device.wait(2)
        XCTAssertEqual(scene.navigation.viewControllers, [scene.a, scene.b, c])
        XCTAssertNotNil(c.view.window)
        XCTAssertNil(scene.a.view.superview)
        XCTAssertNil(scene.b.view.superview)
        scene.putAway()
    }

    // MARK: Changes that end with the disappearance of the stack

    func testAPopToRootAndAnotherTabInOneTurn() {
        // B1.40, B1.13
        let scene = TwoStacks()
        scene.showB()
        scene.navigation.popToRootViewController(animated: true)
        scene.tabs.selectedIndex = 1
        Device.wait(2)
        XCTAssertEqual(scene.navigation.viewControllers, [scene.a])
        XCTAssertNil(scene.b.parent)
        XCTAssertNil(scene.b.viewIfLoaded?.superview)
        XCTAssertEqual(scene.linesOfTabs("B"), ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
        XCTAssertEqual(scene.lines(of: "A"), [])
        scene.tabs.selectedIndex = 0
        Device.wait(1)
        XCTAssertEqual(scene.linesOfTabs("A"), ["A.viewWillAppear(false)", "A.viewDidAppear(false)"])
        scene.putAway()
    }

    func testAPopToRootAndAnAnimatedChangeOfTabsInOneTurn() {
        // B1.40, B1.13
        let scene = TwoStacks()
        let delegate = LoggingTabDelegate(CallLog())
        delegate.animator = TestAnimator()
        scene.tabs.delegate = delegate
        scene.showB()
        scene.navigation.popToRootViewController(animated: true)
        scene.tabs.selectedIndex = 1
        Device.wait(2)
        XCTAssertEqual(scene.navigation.viewControllers, [scene.a])
        XCTAssertNil(scene.b.parent)
        XCTAssertEqual(scene.lines(of: "B"), ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
        XCTAssertEqual(scene.lines(of: "A"), [])
        scene.putAway()
    }

    func testALayoutDuringTheRemovalDoesNotKeepThePoppedScreen() {
        // B1.13, B1.21
        let scene = TwoStacks()
        scene.showB()
        let eager = EagerView()
        scene.navigation.view.addSubview(eager)
        scene.navigation.popToRootViewController(animated: true)
        scene.tabs.selectedIndex = 1
        Device.wait(2)
        XCTAssertNil(scene.b.parent)
        XCTAssertEqual(scene.linesOfTabs("B"), ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
        scene.putAway()
    }

    func testAPushAPopAndAFullScreenModalInOneTurnLeaveTheRootInvisible() {
        // B1.50, B2.26
        let stage = NavigationStage()
        defer { stage.putAway() }
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.navigation.popViewController(animated: true)
        stage.navigation.present(cover, animated: true, completion: nil)
        Device.wait(3)
        XCTAssertNil(stage.a.viewIfLoaded?.window)
        XCTAssertNil(stage.b.viewIfLoaded?.window)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        let appearances = stage.log.lines.filter { $0.hasPrefix("A.viewDid") }
        XCTAssertEqual(appearances.last, "A.viewDidDisappear(true)")
        stage.navigation.dismiss(animated: false, completion: nil)
        Device.wait(1)
        XCTAssertNotNil(stage.a.view.window)
        XCTAssertNil(stage.b.viewIfLoaded?.superview)
    }

    // MARK: Changes while the stack appears

    func testAPushWhileThePresentedStackAppears() {
        // B1.13, B1.29
        let scene = ModalScene(.fullScreen)
        let (root, next) = (LoggingScreen("R", scene.log), LoggingScreen("N", scene.log))
        let navigation = UINavigationController(rootViewController: root)
        let delegate = LoggingNavigationDelegate(scene.log)
        navigation.delegate = delegate
        navigation.modalPresentationStyle = .fullScreen
        root.inside("viewWillAppear") { [unowned navigation] in
            if next.parent == nil { navigation.pushViewController(next, animated: false) }
        }
        scene.presenter.present(navigation, animated: true, completion: nil)
        Device.wait(1)
        XCTAssertEqual(
            scene.log.lines.filter { $0.hasPrefix("N.") }, ["N.viewWillAppear(true)", "N.viewDidAppear(true)"])
        XCTAssertEqual(scene.log.lines.filter { $0.hasPrefix("R.viewDidAppear") }, [])
        XCTAssertNotNil(next.view.window)
        XCTAssertNil(root.view.superview)
        scene.presenter.dismiss(animated: false, completion: nil)
        Device.wait(1)
        scene.putAway()
    }

    // MARK: Several changes without animation

    func testSeveralChangesWithoutAnimationInOneTurnTakeEffectAtOnce() {
        // C18
        let stage = NavigationStage()
        defer { stage.putAway() }
        let (c, d) = (stage.screen("C"), stage.screen("D"))
        stage.navigation.pushViewController(stage.b, animated: false)
        stage.navigation.pushViewController(c, animated: false)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b, c])
        XCTAssertEqual(stage.navigation.popViewController(animated: false), c)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        stage.navigation.setViewControllers([stage.a, stage.b, c, d], animated: false)
        XCTAssertEqual(stage.navigation.popToViewController(stage.b, animated: false), [c, d])
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        XCTAssertNotNil(stage.b.view.window)
        for screen in [c, d] {
            XCTAssertNil(screen.parent)
            XCTAssertNil(screen.viewIfLoaded?.superview)
        }
        XCTAssertEqual(
            stage.log.lines.filter { $0.contains(".view") },
            [
                "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "A.viewDidDisappear(false)",
                "B.viewDidAppear(false)",
            ])
    }

    func testAPushAndItsPopWithoutAnimationInOneTurnChangeNothing() {
        // C18
        let stage = NavigationStage()
        defer { stage.putAway() }
        let b = stage.screen("B", logging: [.parents, .appearance])
        stage.navigation.pushViewController(b, animated: false)
        stage.navigation.popViewController(animated: false)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        stage.waitForTheEnd()
        XCTAssertNotNil(stage.a.view.window)
        XCTAssertNil(b.parent)
        XCTAssertEqual(stage.log.lines.filter { $0.contains(".view") }, [])
        XCTAssertEqual(stage.log.lines.last, "B.didMove(toParent: nil)")
    }
}

/// A view that lays out its superview as soon as it leaves the window.
private final class EagerView: UIView {
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { superview?.layoutIfNeeded() }
    }
}
