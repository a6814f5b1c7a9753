import UIKit
import XCTest

@preconcurrency

@MainActor
final class SafeAreaContractTests: ContractTestCase {
    func testAScreensSafeAreaExcludesBarsAndWindowInsets() {
        // B9.1
        let stage = NavigationStage()
        defer { stage.putAway() }
        let covered = stage.navigation.navigationBar.frame.maxY
        let window = stage.navigation.view.window
        XCTAssertEqual(stage.a.view.safeAreaInsets.top, covered)
        XCTAssertEqual(stage.a.view.safeAreaInsets.bottom, window?.safeAreaInsets.bottom)
        XCTAssertEqual(stage.navigation.view.safeAreaInsets.top, window?.safeAreaInsets.top)
        XCTAssertLessThan(stage.navigation.view.safeAreaInsets.top, covered)
    }

    func testPlainViewGetsThePartOfItsSuperviewsSafeAreaThatOverlapsIt() {
        // B9.1
        let stage = NavigationStage()
        defer { stage.putAway() }
        let screen: UIView = stage.a.view
        let insets = screen.safeAreaInsets
        let tops: [(y: CGFloat, top: CGFloat)] = [(0, insets.top), (10, insets.top - 10), (insets.top + 30, 0)]
        for place in tops {
            let view = UIView(frame: CGRect(x: 20, y: place.y, width: 50, height: 200))
            screen.addSubview(view)
            Device.turn()
            XCTAssertEqual(view.safeAreaInsets, UIEdgeInsets(top: place.top, left: 0, bottom: 0, right: 0))
        }
        let gap: CGFloat = 8
        let low = UIView(frame: CGRect(x: 20, y: screen.bounds.maxY - 100 - gap, width: 50, height: 100))
        screen.addSubview(low)
        Device.turn()
        XCTAssertEqual(low.safeAreaInsets.bottom, max(0, insets.bottom - gap))
    }

    func testAChildThatIsNotFullSizeGetsThePartThatOverlapsIt() {
        // B9.14
        let stage = NavigationStage()
        defer { stage.putAway() }
        let screen: UIView = stage.a.view
        let insets = screen.safeAreaInsets
        XCTAssertGreaterThan(insets.top, 20)
        let child = UIViewController()
        stage.a.addChild(child)
        child.view.frame = CGRect(x: 0, y: 20, width: screen.bounds.width, height: 300)
        screen.addSubview(child.view)
        child.didMove(toParent: stage.a)
        Device.turn()
        XCTAssertEqual(child.view.safeAreaInsets.top, insets.top - 20)
        XCTAssertEqual(child.view.safeAreaInsets.bottom, 0)
    }

    func testSafeAreaOfAViewOutsideAnyWindowIsZero() {
        // B9.2
        let screen = UIViewController()
        screen.view.setNeedsLayout()
        screen.view.layoutIfNeeded()
        XCTAssertEqual(screen.view.safeAreaInsets, .zero)
        XCTAssertEqual(UIView(frame: UIScreen.main.bounds).safeAreaInsets, .zero)
    }

    func testSafeAreaOfANewScreenIsZeroUntilItIsAppearing() {
        // B9.2
        let stage = NavigationStage()
        defer { stage.putAway() }
        var seen: [String: UIEdgeInsets] = [:]
        for callback in ["viewDidLoad", "viewWillAppear", "viewIsAppearing"] {
            stage.b.inside(callback) { seen[callback] = stage.b.view.safeAreaInsets }
        }
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(seen["viewDidLoad"], .zero)
        XCTAssertEqual(seen["viewWillAppear"], .zero)
        XCTAssertEqual(seen["viewIsAppearing"]?.top, stage.navigation.navigationBar.frame.maxY)
    }

    func testSafeAreaOfANewChildIsZeroUntilItIsAppearing() {
        // B9.2
        let stage = NavigationStage()
        defer { stage.putAway() }
        let inner = LoggingScreen("inner", stage.log)
        var seen: [String: UIEdgeInsets] = [:]
        for callback in ["viewWillAppear", "viewIsAppearing"] {
            inner.inside(callback) { seen[callback] = inner.view.safeAreaInsets }
        }
        stage.a.addChild(inner)
        inner.view.frame = stage.a.view.bounds
        stage.a.view.addSubview(inner.view)
        inner.didMove(toParent: stage.a)
        Device.turn()
        XCTAssertEqual(seen["viewWillAppear"], .zero)
        XCTAssertEqual(seen["viewIsAppearing"], stage.a.view.safeAreaInsets)
    }

    func testASafeAreaChangeIsReportedAfterWillAppearAndBeforeTheFirstLayout() throws {
        // B9.3
        let stage = NavigationStage(logging: [.appearance, .firstLayout, .safeArea])
        defer { stage.putAway() }
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        let lines = stage.log.lines
        let willAppear = try XCTUnwrap(lines.firstIndex(of: "B.viewWillAppear(true)"))
        let change = try XCTUnwrap(lines.firstIndex(of: "B.viewSafeAreaInsetsDidChange"))
        let layout = try XCTUnwrap(lines.firstIndex(of: "B.viewWillLayoutSubviews"))
        XCTAssertLessThan(willAppear, change)
        XCTAssertLessThan(change, layout)
    }

    func testALaterChangeIsReportedAndAnEqualValueIsNot() {
        // B9.3
        let stage = NavigationStage(logging: .safeArea)
        defer { stage.putAway() }
        stage.a.additionalSafeAreaInsets.top = 20
        Device.turn()
        XCTAssertEqual(stage.log.text, "A.viewSafeAreaInsetsDidChange")
        stage.a.additionalSafeAreaInsets.top = 20
        // The covered area of the screen stays the same.
        stage.a.view.bounds.size.width -= 2
        Device.turn()
        XCTAssertEqual(stage.log.text, "A.viewSafeAreaInsetsDidChange")
    }

    func testAdditionalInsetsAddToWhatTheContainerGivesAndNegativeOnesSubtract() {
        // B9.4
        let stage = NavigationStage()
        defer { stage.putAway() }
        let given = stage.a.view.safeAreaInsets
        var layouts = 0
        stage.a.inside("viewDidLayoutSubviews") { layouts += 1 }
        for own in [15, -15] as [CGFloat] {
            layouts = 0
            stage.a.additionalSafeAreaInsets = UIEdgeInsets(top: own, left: 5, bottom: 0, right: 0)
            Device.turn()
            XCTAssertEqual(
                stage.a.view.safeAreaInsets,
                UIEdgeInsets(top: given.top + own, left: given.left + 5, bottom: given.bottom, right: given.right))
            XCTAssertGreaterThan(layouts, 0)
        }
    }
}
