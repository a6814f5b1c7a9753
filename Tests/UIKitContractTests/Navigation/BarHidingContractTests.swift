import UIKit
import XCTest

/// Tests how the bar of a stack is hidden and shown.
@preconcurrency
@MainActor
final class BarHidingContractTests: ContractTestCase {
    func testOutsideATransitionTheBarSlidesUpAndDown() {
        // B1.76
        let stage = NavigationStage()
        defer { stage.putAway() }
        XCTAssertEqual(UINavigationController.hideShowBarDuration, 0.2)
        let bar = stage.navigation.navigationBar
        let shown = bar.frame
        stage.navigation.setNavigationBarHidden(true, animated: true)
        Device.turn()
        Device.wait(0.1)
        XCTAssertEqual(bar.seenFrame.minX, 0)
        XCTAssertLessThan(bar.seenFrame.minY, shown.minY)
        XCTAssertGreaterThan(bar.seenFrame.maxY, 0)
        Device.wait(0.1 - 2 * Device.timeTolerance)
        XCTAssertGreaterThan(bar.seenFrame.maxY, 0)
        Device.wait(4 * Device.timeTolerance)
        XCTAssertLessThanOrEqual(bar.seenFrame.maxY, 0)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(bar.frame, shown)
    }

    func testWithoutABarOnlyTheWindowCoversTheContent() {
        // B8.33
        let stage = NavigationStage()
        defer { stage.putAway() }
        XCTAssertGreaterThan(stage.a.view.safeAreaInsets.top, stage.navigation.view.safeAreaInsets.top)
        for animated in [false, true] {
            stage.navigation.setNavigationBarHidden(true, animated: animated)
            stage.waitForTheEnd()
            XCTAssertEqual(stage.a.view.safeAreaInsets.top, stage.navigation.view.safeAreaInsets.top)
            stage.navigation.setNavigationBarHidden(false, animated: animated)
            stage.waitForTheEnd()
            XCTAssertEqual(stage.a.view.safeAreaInsets.top, stage.navigation.navigationBar.frame.maxY)
        }
    }

    func testHiddenInWillAppearOfAPushTheBarLeavesToTheLeftAndReturnsFromThereInThePop() {
        // B1.77
        let stage = HidingStage(hiding: "B")
        defer { stage.putAway() }
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.15)
        XCTAssertLessThan(stage.bar.seenFrame.minX, 0)
        XCTAssertEqual(stage.bar.seenFrame.minY, stage.shown.minY, accuracy: 0.5)
        Device.wait(1)
        XCTAssertTrue(stage.navigation.isNavigationBarHidden)
        stage.navigation.popViewController(animated: true)
        Device.wait(0.15)
        XCTAssertLessThan(stage.bar.seenFrame.minX, 0)
        XCTAssertEqual(stage.bar.seenFrame.minY, stage.shown.minY, accuracy: 0.5)
        Device.wait(1)
        XCTAssertEqual(stage.bar.frame, stage.shown)
    }

    func testShownInWillAppearOfAPushTheBarComesFromTheRightAndLeavesToThereInThePop() {
        // B1.77
        let stage = HidingStage(hiding: "A")
        defer { stage.putAway() }
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.15)
        XCTAssertGreaterThan(stage.bar.seenFrame.minX, 0)
        XCTAssertEqual(stage.bar.seenFrame.minY, stage.navigation.view.safeAreaInsets.top, accuracy: 0.5)
        Device.wait(1)
        XCTAssertEqual(stage.bar.frame.minX, 0)
        stage.navigation.popViewController(animated: true)
        Device.wait(0.15)
        XCTAssertGreaterThan(stage.bar.seenFrame.minX, 0)
        Device.wait(1)
        XCTAssertLessThanOrEqual(stage.bar.frame.maxY, 0)
    }

    func testACancelledPopLeavesTheBarToTheSecondWillAppear() {
        // B1.78
        let stage = HidingStage(hiding: "A")
        defer { stage.putAway() }
        stage.navigation.pushViewController(stage.b, animated: false)
        Device.wait(1)
        let shown = stage.bar.frame
        let delegate = LoggingNavigationDelegate(CallLog())
        stage.navigation.delegate = delegate
        for restores in [true, false] {
            stage.b.doesItsPart = restores
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.animator = TestAnimator()
            delegate.interaction = interaction
            stage.navigation.popViewController(animated: true)
            Device.turn()
            interaction.update(0.3)
            Device.turn()
            interaction.cancel()
            Device.wait(1)
            XCTAssertEqual(stage.navigation.isNavigationBarHidden, !restores)
            XCTAssertEqual(stage.bar.frame == shown, restores)
        }
    }
}

/// A stack of A, with B to push. One of them hides the bar and the other shows it.
@MainActor
private final class HidingStage {
    let navigation: UINavigationController
    let a: HidingScreen
    let b: HidingScreen
    let shown: CGRect
    private let window: UIWindow

    var bar: UINavigationBar { navigation.navigationBar }

    init(hiding name: String) {
        a = HidingScreen(hides: name == "A")
        b = HidingScreen(hides: name == "B")
        navigation = UINavigationController(rootViewController: a)
        window = Device.show(navigation)
        shown = navigation.navigationBar.frame
    }

    func putAway() {
        navigation.delegate = nil
        Device.put(away: window)
    }
}

private final class HidingScreen: UIViewController {
    private let hides: Bool
    var doesItsPart = true

    init(hides: Bool) {
        self.hides = hides
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if doesItsPart { navigationController?.setNavigationBarHidden(hides, animated: animated) }
    }
}
