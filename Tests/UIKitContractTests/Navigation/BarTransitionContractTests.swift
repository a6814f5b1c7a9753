import UIKit
import XCTest

/// Tests how the content and the appearance of the bar change during a transition.
@preconcurrency
@MainActor
final class BarTransitionContractTests: ContractTestCase {
    func testUnderACustomAnimatorTheContentCrossFadesInPlace() {
        // B8.50
        let titles = TitleStage()
        defer { titles.stage.putAway() }
        titles.stage.delegate.animator = TestAnimator()
        titles.stage.navigation.pushViewController(titles.stage.b, animated: true)
        Device.wait(TestAnimator.duration / 2)
        for view in [titles.old, titles.new] {
            XCTAssertEqual(view.seenMidX(in: titles.bar), titles.bar.bounds.midX, accuracy: 1)
            XCTAssertGreaterThan(view.seenAlpha(in: titles.bar), 0)
            XCTAssertLessThan(view.seenAlpha(in: titles.bar), 1)
        }
        titles.stage.waitForTheEnd()
        XCTAssertEqual(titles.new.seenAlpha(in: titles.bar), 1)
    }

    func testInTheBuiltInPushTheNewTitleEntersFromTheRightAndTheOldOneLeavesToTheLeft() {
        // B8.51
        let titles = TitleStage()
        defer { titles.stage.putAway() }
        titles.stage.navigation.pushViewController(titles.stage.b, animated: true)
        Device.wait(0.08)
        XCTAssertGreaterThan(titles.new.seenMidX(in: titles.bar), titles.bar.bounds.midX + 1)
        XCTAssertLessThan(titles.old.seenMidX(in: titles.bar), titles.bar.bounds.midX - 1)
        XCTAssertLessThan(titles.new.seenAlpha(in: titles.bar), 1)
        XCTAssertLessThan(titles.old.seenAlpha(in: titles.bar), 1)
        titles.stage.waitForTheEnd()
        XCTAssertEqual(titles.new.seenMidX(in: titles.bar), titles.bar.bounds.midX, accuracy: 1)
        titles.stage.navigation.popViewController(animated: true)
        Device.wait(0.08)
        XCTAssertGreaterThan(titles.new.seenMidX(in: titles.bar), titles.bar.bounds.midX + 1)
    }

    func testLegacyPropertiesBelongToTheSharedBarAndStayAfterACancel() {
        // B8.52
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let bar = stage.navigation.navigationBar
        bar.barTintColor = .blue
        stage.a.inside("viewWillAppear") { bar.barTintColor = .red }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        interaction.update(0.3)
        XCTAssertEqual(bar.barTintColor, .red)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        XCTAssertEqual(bar.barTintColor, .red)
    }

    func testTheHigherBarOfAPromptAnimatesAlongside() {
        // B8.56
        let stage = NavigationStage()
        defer { stage.putAway() }
        let bar = stage.navigation.navigationBar
        let low = bar.frame.height
        stage.b.navigationItem.prompt = "Prompt"
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.1)
        XCTAssertGreaterThan(bar.seenFrame.height, low)
        XCTAssertLessThan(bar.seenFrame.height, low + 30)
        stage.waitForTheEnd()
        XCTAssertEqual(bar.seenFrame.height, low + 30)
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(bar.seenFrame.height, low)
    }
}

/// A stack with a title view for each screen, so that the positions of the titles can be measured.
@MainActor
private struct TitleStage {
    let stage = NavigationStage()
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    var bar: UINavigationBar { stage.navigation.navigationBar }

    init() {
        stage.a.navigationItem.titleView = old
        stage.b.navigationItem.titleView = new
        stage.waitForTheEnd()
    }
}
