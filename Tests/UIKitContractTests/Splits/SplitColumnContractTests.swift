import UIKit
import XCTest

@preconcurrency

@MainActor
final class SplitColumnContractTests: ContractTestCase {
    func testColumnsAreWrappedInNavigationControllers() {
        let split = UISplitViewController(style: .doubleColumn)
        let (plain, own, compact) = (
            UIViewController(), UINavigationController(rootViewController: UIViewController()), UIViewController()
        )
        split.setViewController(plain, for: .primary)
        split.setViewController(own, for: .secondary)
        split.setViewController(compact, for: .compact)
        XCTAssertIdentical(split.viewController(for: .primary), plain)
        XCTAssertIdentical(split.viewController(for: .secondary), own)
        XCTAssertEqual(plain.navigationController?.viewControllers, [plain])
        XCTAssertNil(compact.navigationController)
        XCTAssertNil(split.viewController(for: .supplementary))
    }

    func testInARegularWidthBothColumnsAppear() {
        let scene = SplitScene()
        scene.fill()
        scene.show(.regular)
        XCTAssertFalse(scene.split.isCollapsed)
        XCTAssertNotNil(scene.primary.view.window)
        XCTAssertNotNil(scene.secondary.view.window)
        XCTAssertIdentical(scene.secondary.splitViewController, scene.split)
        XCTAssertEqual(
            Set(scene.log.lines),
            [
                "primary.viewWillAppear(false)", "primary.viewDidAppear(false)", "secondary.viewWillAppear(false)",
                "secondary.viewDidAppear(false)",
            ])
        XCTAssertEqual(scene.log.lines.count, 4)
        scene.putAway()
    }

    func testInACompactWidthTheSecondaryColumnIsOnTop() {
        let scene = SplitScene()
        scene.fill()
        scene.show(.compact)
        XCTAssertTrue(scene.split.isCollapsed)
        XCTAssertNotNil(scene.secondary.view.window)
        XCTAssertFalse(scene.log.lines.contains("primary.viewDidAppear(false)"))
        XCTAssertEqual(scene.delegate.calls.filter { $0 == "didCollapse" }, ["didCollapse"])
        scene.putAway()
    }

    func testTheDelegateChoosesTheTopColumn() {
        let scene = SplitScene()
        scene.delegate.topColumn = .primary
        scene.fill()
        scene.show(.compact)
        XCTAssertNotNil(scene.primary.view.window)
        XCTAssertFalse(scene.log.lines.contains("secondary.viewWillAppear(false)"))
        scene.split.show(.secondary)
        Device.wait(1)
        XCTAssertNotNil(scene.secondary.view.window)
        XCTAssertNil(scene.primary.view.window)
        scene.split.show(.primary)
        Device.wait(1)
        XCTAssertNotNil(scene.primary.view.window)
        scene.putAway()
    }

    func testExpandingAndCollapsingBalanceTheAppearanceCallbacks() {
        let scene = SplitScene()
        scene.fill()
        scene.show(.regular)
        scene.log.clear()
        scene.become(.compact)
        XCTAssertNil(scene.primary.view.window)
        XCTAssertNotNil(scene.secondary.view.window)
        expectLast("viewDidDisappear", of: "primary", in: scene.log)
        expectLast("viewDidAppear", of: "secondary", in: scene.log)
        scene.become(.regular)
        XCTAssertNotNil(scene.primary.view.window)
        XCTAssertNotNil(scene.secondary.view.window)
        expectLast("viewDidAppear", of: "primary", in: scene.log)
        expectLast("viewDidAppear", of: "secondary", in: scene.log)
        expectPairs(in: scene.log)
        XCTAssertEqual(scene.delegate.calls.suffix(2), ["didCollapse", "didExpand"])
        scene.putAway()
    }

    func testTheCompactColumnReplacesAllOthers() {
        let scene = SplitScene()
        let compact = LoggingScreen("compact", scene.log)
        scene.fill()
        scene.split.setViewController(compact, for: .compact)
        scene.show(.compact)
        XCTAssertNotNil(compact.view.window)
        XCTAssertFalse(scene.log.lines.contains { !$0.hasPrefix("compact") })
        scene.become(.regular)
        XCTAssertNil(compact.view.window)
        XCTAssertNotNil(scene.primary.view.window)
        XCTAssertNotNil(scene.secondary.view.window)
        expectPairs(in: scene.log)
        scene.putAway()
    }

    func testADetailReplacesTheSecondaryColumnOrIsPushed() {
        let scene = SplitScene()
        let detail = UIViewController()
        scene.fill()
        scene.show(.regular)
        scene.primary.showDetailViewController(detail, sender: nil)
        Device.wait(1)
        XCTAssertNotNil(detail.view.window)
        XCTAssertNil(scene.secondary.view.window)
        XCTAssertNotNil(scene.primary.view.window)
        scene.delegate.topColumn = .primary
        scene.become(.compact)
        let next = UIViewController()
        scene.primary.showDetailViewController(next, sender: nil)
        Device.wait(1)
        XCTAssertNotNil(next.view.window)
        XCTAssertNil(scene.primary.view.window)
        scene.delegate.showsDetail = true
        next.showDetailViewController(UIViewController(), sender: nil)
        Device.wait(1)
        XCTAssertNotNil(next.view.window, "the delegate shows it")
        scene.putAway()
    }

    private func expectLast(
        _ callback: String, of screen: String, in log: CallLog, line: UInt = #line
    ) {
        let last = log.lines.last { $0.hasPrefix(screen) } ?? ""
        XCTAssertTrue(last.hasPrefix("\(screen).\(callback)"), last, line: line)
    }

    /// Expects that each will callback of a screen is followed by the did callback of the same kind.
    private func expectPairs(in log: CallLog, line: UInt = #line) {
        for screen in ["primary", "secondary", "compact"] {
            let own = log.lines.filter { $0.hasPrefix(screen) }
            for (index, call) in own.enumerated() where call.contains("Will") {
                let next = index + 1 < own.count ? own[index + 1] : "nothing"
                XCTAssertEqual(next, call.replacingOccurrences(of: "Will", with: "Did"), line: line)
            }
        }
    }
}
