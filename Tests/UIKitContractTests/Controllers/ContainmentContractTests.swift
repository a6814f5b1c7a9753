import UIKit
import XCTest

@preconcurrency

@MainActor
final class ContainmentContractTests: ContractTestCase {
    func testAddChildCallsOnlyWillMoveAndRemoveFromParentOnlyDidMove() {
        // B12.1
        let log = CallLog()
        let parent = UIViewController()
        let child = LoggingScreen("child", log, logging: .parents)
        parent.addChild(child)
        XCTAssertIdentical(child.parent, parent)
        XCTAssertEqual(log.text, "child.willMove(toParent: container)")
        log.clear()
        child.removeFromParent()
        XCTAssertNil(child.parent)
        XCTAssertEqual(parent.children, [])
        XCTAssertEqual(log.text, "child.didMove(toParent: nil)")
    }

    func testAddingAChildOfAnotherParentRemovesItThereFirst() {
        // B12.2
        let old = UIViewController()
        let new = UIViewController()
        let child = UIViewController()
        old.addChild(child)
        new.addChild(child)
        XCTAssertEqual(old.children, [])
        XCTAssertEqual(new.children, [child])
        XCTAssertIdentical(child.parent, new)
    }

    func testViewOfAChildThatEntersOrLeavesAVisibleHierarchyAppearsOrDisappears() {
        // B12.3
        let log = CallLog()
        let parent = UIViewController()
        let child = LoggingScreen("child", log)
        let window = Device.show(parent)
        defer { Device.put(away: window) }
        parent.addChild(child)
        XCTAssertEqual(log.text, "")
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        Device.wait(0.1)
        XCTAssertEqual(
            log.text,
            """
            child.viewWillAppear(false)
            child.viewDidAppear(false)
            """)
        log.clear()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        Device.wait(0.1)
        XCTAssertEqual(
            log.text,
            """
            child.viewWillDisappear(false)
            child.viewDidDisappear(false)
            """)
    }

    func testAChildReceivesWillAppearBeforeItIsInTheWindowAndWillDisappearWhileItStillIs() {
        // B12.3
        let parent = UIViewController()
        let child = LoggingScreen("child", CallLog())
        let window = Device.show(parent)
        defer { Device.put(away: window) }
        var seen: [String] = []
        for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            child.inside(callback) { seen.append("\(callback) \(child.view.window == nil ? "outside" : "inside")") }
        }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        Device.wait(0.1)
        child.view.removeFromSuperview()
        Device.wait(0.1)
        XCTAssertEqual(
            seen.joined(separator: "\n"),
            """
            viewWillAppear outside
            viewDidAppear inside
            viewWillDisappear inside
            viewDidDisappear outside
            """)
    }

    func testChildAddedWhileItsParentIsAppearingAppearsTogetherWithIt() {
        // B12.3
        let stage = NavigationStage()
        defer { stage.putAway() }
        let inner = LoggingScreen("inner", stage.log)
        stage.b.inside("viewIsAppearing") {
            stage.b.addChild(inner)
            stage.b.view.addSubview(inner.view)
            inner.didMove(toParent: stage.b)
        }
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.lines.filter { $0.hasPrefix("inner") }.joined(separator: "\n"),
            """
            inner.viewWillAppear(true)
            inner.viewDidAppear(true)
            """)
    }

    func testContainerWithoutForwardingHasToBeginAndEndItself() {
        // B12.3
        let log = CallLog()
        let parent = ManualContainer()
        let child = LoggingScreen("child", log)
        let window = Device.show(parent)
        defer { Device.put(away: window) }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        Device.wait(0.1)
        XCTAssertEqual(log.text, "")
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        XCTAssertEqual(
            log.text,
            """
            child.viewWillAppear(true)
            child.viewDidAppear(true)
            """)
    }

    func testAContainerThatForwardsPassesItsAppearanceToItsChildren() {
        // B12.3
        let log = CallLog()
        for parent in [UIViewController(), ManualContainer()] {
            log.clear()
            let child = LoggingScreen("child", log)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            Device.put(away: Device.show(parent))
            let forwarded = """
                child.viewWillAppear(false)
                child.viewDidAppear(false)
                child.viewWillDisappear(false)
                child.viewDidDisappear(false)
                """
            XCTAssertEqual(log.text, parent is ManualContainer ? "" : forwarded)
        }
    }

    func testBeginSendsWillAndEndSendsDid() {
        // B12.4
        let (window, child, log) = showManually()
        defer { Device.put(away: window) }
        child.beginAppearanceTransition(true, animated: true)
        XCTAssertEqual(log.text, "child.viewWillAppear(true)")
        child.endAppearanceTransition()
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        XCTAssertEqual(
            log.text,
            """
            child.viewWillAppear(true)
            child.viewDidAppear(true)
            child.viewWillDisappear(false)
            child.viewDidDisappear(false)
            """)
    }

    func testSecondBeginWithTheOppositeFlagReverses() {
        // B12.4, B2.30
        let (window, child, log) = showManually()
        defer { Device.put(away: window) }
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        XCTAssertEqual(
            log.text,
            """
            child.viewWillAppear(true)
            child.viewWillDisappear(true)
            child.viewDidDisappear(true)
            """)
    }

    func testSecondBeginWithTheSameFlagIsIgnored() {
        // B12.4
        let (window, child, log) = showManually()
        defer { Device.put(away: window) }
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        XCTAssertEqual(
            log.text,
            """
            child.viewWillAppear(true)
            child.viewDidAppear(true)
            """)
    }

    private func showManually() -> (window: UIWindow, child: LoggingScreen, log: CallLog) {
        let log = CallLog()
        let parent = ManualContainer()
        let child = LoggingScreen("child", log)
        let window = Device.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        return (window, child, log)
    }
}

@MainActor
private final class ManualContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
